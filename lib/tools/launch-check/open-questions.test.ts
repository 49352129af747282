/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { openQuestions } from '@/content/placeholder';
import { findOpenQuestions } from './open-questions';

test('asks each question once, under its subject, with the file that its answer goes into', async () => {
  const groups = await findOpenQuestions();
  for (const { open, subject, questions } of groups) {
    // A file without a subject of its own would be named by its name.
    expect(subject).not.toContain('.ts');
    const text = readFileSync(open, 'utf8');
    for (const question of questions) expect(text).toContain(question.slice(0, 20));
  }
  const asked = groups.flatMap(({ questions }) => questions);
  expect(asked).toHaveLength(new Set(asked).size);
  expect(new Set(asked)).toEqual(new Set(openQuestions().map(({ question }) => question)));
});
