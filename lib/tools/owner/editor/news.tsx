/** The state of the newest change, and the open questions. */

import type { OpenQuestion } from '@/content/facts/reading/questions';
import { labelOf } from '@/content/facts/reading/walk';
import { factsSchema } from '@/content/facts/schema/facts';
import type { Commit } from './github';

/** After an hour the workflow will no longer report on a change. */
const maxAnswerMilliseconds = 60 * 60 * 1000;

const time = new Intl.DateTimeFormat('en-ZA', {
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** The workflow's report on a commit, or when the commit was saved if there is no report yet. */
function describeCommit({ committedDate, status }: Commit): string {
  const { state = 'PENDING', description } = status?.context ?? {};
  if (description && state !== 'PENDING' && state !== 'EXPECTED') return description;
  const saved = new Date(committedDate);
  const isLate = Date.now() - saved.getTime() > maxAnswerMilliseconds;
  const rest = isLate ? 'but no answer came: tell whoever built the site.' : 'being checked.';
  return `Saved at ${time.format(saved)}, ${rest}`;
}

export function News({ commit }: { readonly commit: Commit }) {
  const link = commit.status?.context?.targetUrl;
  return (
    <p role="status" className="news">
      {describeCommit(commit)}{' '}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          More on GitHub
        </a>
      )}
    </p>
  );
}

interface QuestionListProps {
  readonly heading: string;
  readonly questions: readonly OpenQuestion[];
}

/** Questions under a heading, each with a link to its field; nothing if there are none. */
export function QuestionList({ heading, questions }: QuestionListProps) {
  if (questions.length === 0) return null;
  return (
    <details>
      <summary>
        {heading}: {questions.length}
      </summary>
      <ol>
        {questions.map(({ file, path, label, question }) => (
          <li key={question}>
            <a href={`#${[file, ...path].join('/')}`}>
              {label.replace(`${labelOf(factsSchema, [file])}, `, '')}
            </a>
            <p>{question}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
