import { readdirSync } from 'node:fs';
import { openQuestions } from '@/content/placeholder';
import type { Finding } from './finding';

/**
 * Every question that the content still puts to the owner. A file's own questions are those that
 * come up as it is loaded, so this has to run before anything else loads the content.
 */
export async function findOpenQuestions(): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  const files = readdirSync('content').filter((name) => /^[\w-]+\.ts$/.test(name));
  for (const name of files.sort()) {
    const known = openQuestions().length;
    await import(`../../content/${name}`);
    for (const { question } of openQuestions().slice(known)) {
      findings.set(question, { open: `content/${name}`, problem: question });
    }
  }
  return [...findings.values()];
}
