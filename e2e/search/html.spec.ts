import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { previewFolder } from '../../lib/tools/folders.mjs';
import { expect, test } from '../site';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

for (const file of ['index.html', 'bonsmara.html', 'garlic.html', '404.html']) {
  test(`a crawler reads ${file}: it is valid HTML`, async () => {
    const { results } = await validator.validateString(
      readFileSync(`${previewFolder}/${file}`, 'utf8'),
    );
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });
}
