import { answerFor, type Circumstances, type Verdict } from './answers.mjs';

const change: Circumstances = { isMerged: false, runAddress: 'https://github.example/runs/7' };
const merged: Circumstances = { ...change, isMerged: true, siteAddress: 'https://farm.example' };
const passed: Verdict = { kind: 'passed', text: '' };
const mistakes: Verdict = { kind: 'mistakes', text: 'Planting is 0.\nCell number is "082".' };
const open: Verdict = { kind: 'preparation', text: 'Farm, Email\nVAT' };
const broken: Verdict = { kind: 'broken', text: 'npm run build\n``` too heavy' };

const stays = 'what is live stays as it is';
const notLive = 'published, but it is **not live**: what was live before stays';

test.each<[Verdict, Circumstances, string[]]>([
  [passed, change, ['can be published']],
  [
    { kind: 'passed', text: 'Is the list right?' },
    change,
    ['can be published', 'Is the list right?'],
  ],
  [passed, { ...change, previewAddress: 'https://look.example' }, ['https://look.example']],
  [passed, { ...merged, deployment: 'success' }, ['live:** https://farm.example', 'press Revert']],
  [passed, { ...merged, deployment: 'failure' }, ['not live yet', 'runs/7']],
  [passed, { ...merged, deployment: 'superseded' }, ['not live yet', 'go live together']],
  [passed, { ...merged, deployment: 'skipped' }, ['no host is named']],
  [open, change, ['can be published', 'when these 2 are answered:\n\n- Farm, Email\n- VAT']],
  [open, merged, ['**Saved.** The site goes online when these 2 are']],
  [{ ...open, text: 'VAT' }, merged, ['when this is answered:\n\n- VAT']],
  [mistakes, change, [stays, '- Planting is 0.\n- Cell number is "082".\n', 'desk']],
  [mistakes, merged, [notLive, '- Planting is 0.\n']],
  [broken, change, [stays, 'runs/7', "```\nnpm run build\n''' too heavy\n```"]],
  [broken, merged, [notLive, 'runs/7']],
])('%j in %j is answered with %j', (verdict, circumstances, parts) => {
  const answer = answerFor(verdict, circumstances);
  for (const part of parts) expect(answer).toContain(part);
  expect(answer).not.toContain('undefined');
});
