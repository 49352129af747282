import { readFileSync } from 'node:fs';
import { templateParameters } from './email-service';
import { delivery, enquiry } from './test-enquiry';

const sent = new Set(Object.keys(templateParameters(enquiry, delivery)));

test('the template to paste shows every parameter that is sent, and no other', () => {
  const template = readFileSync('docs/email-template.html', 'utf8');
  const shown = [...template.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);
  expect(new Set(shown)).toEqual(sent);
});

test('the guide to the service explains every parameter that is sent, and no other', () => {
  const guide = readFileSync('docs/enquiries.md', 'utf8');
  const [, table = ''] = guide.split('## What an enquiry carries');
  const [explanations = ''] = table.split('##');
  const explained = [...explanations.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(new Set(explained)).toEqual(sent);
});
