import { readdirSync } from 'node:fs';
import { openQuestions } from '@/content/placeholder';

export interface QuestionGroup {
  readonly subject: string;
  /** The file to write the answers into. */
  readonly open: string;
  readonly questions: readonly string[];
}

// In this order the owner is asked. A file's questions are those that come up as it is loaded, so it
// stands before the files that import it.
const subjects: Readonly<Record<string, string>> = {
  'farm.ts': 'Who you are and how to reach you',
  'business.ts': 'How you do business',
  'bonsmara.ts': 'The cattle',
  'garlic.ts': 'The garlic',
  'home.ts': 'Your word to customers',
  'privacy.ts': 'What becomes of enquiries',
  'certifications.ts': 'Certificates',
  'testimonials.ts': 'Testimonials',
  'photos.ts': 'Photos',
  'social-feed.ts': 'The feed on the cattle page',
};

/**
 * Every question that the content still puts to the owner, by subject. It has to run before anything
 * else loads the content.
 */
export async function findOpenQuestions(): Promise<QuestionGroup[]> {
  const files = readdirSync('content').filter((name) => /^[\w-]+\.ts$/.test(name));
  const groups: QuestionGroup[] = [];
  for (const name of new Set([...Object.keys(subjects), ...files.sort()])) {
    const known = openQuestions().length;
    await import(`../../../content/${name}`);
    const added = openQuestions().slice(known);
    const questions = [...new Set(added.map(({ question }) => question))];
    groups.push({ subject: subjects[name] ?? name, open: `content/${name}`, questions });
  }
  return groups.filter(({ questions }) => questions.length > 0);
}
