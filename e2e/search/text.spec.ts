import { expect, routes, test } from '../site';

/** Sentences of a text: long enough that two alike are the same thing said twice. */
const sentence = /[A-Z][^.!?]{24,}[.!?]/g;

for (const route of routes) {
  test(`the text of ${route} says nothing twice, and none of its controls`, async ({ page }) => {
    await page.goto(route);
    const text = await page.evaluate(() => {
      const body = document.body.cloneNode(true);
      if (!(body instanceof Element)) return '';
      for (const element of body.querySelectorAll('script, style')) element.remove();
      return body.textContent;
    });
    expect(text).not.toMatch(/Previous|This part of the page did not load|form is ready now/);
    const sentences: string[] = text.replaceAll(/\s+/g, ' ').match(sentence) ?? [];
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
  });
}
