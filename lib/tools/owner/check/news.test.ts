import { newsOf, type Verdict } from './news';

test.each<[Verdict, string]>([
  [{ kind: 'passed', text: '' }, ''],
  [{ kind: 'passed', text: 'Is the list right?' }, 'Is the list right?'],
  [{ kind: 'preparation', text: 'Farm, Email\nVAT' }, '**Saved, and in order.** The site goes'],
  [
    { kind: 'preparation', text: 'Farm, Email\nVAT' },
    'when these 2 are answered:\n\n- Farm, Email',
  ],
  [{ kind: 'preparation', text: 'VAT' }, 'when this is answered:\n\n- VAT'],
  [{ kind: 'mistakes', text: 'Planting is 0.\nFax is.' }, '\n\n- Planting is 0.\n- Fax is.'],
  [{ kind: 'broken', text: 'too heavy' }, 'Whoever looks after the site has been told.'],
])('%j is said as %j', (verdict, words) => {
  expect(newsOf(verdict)).toContain(words);
});
