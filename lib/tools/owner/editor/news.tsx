/** What became of the newest change, and which questions are open. */
import { factsSchema } from '@/content/facts/schema/facts';
import type { OpenQuestion } from '@/lib/facts/questions';
import { labelOf } from '@/lib/facts/walk';
import type { Commit } from './github';

/** The workflow ends within an hour, or never says what became of the change. */
const answerMilliseconds = 60 * 60 * 1000;

const time = new Intl.DateTimeFormat('en-ZA', {
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** What the workflow says of a commit in its status, or that its answer is still to come. */
function describeCommit({ committedDate, status }: Commit): string {
  const { state = 'PENDING', description } = status?.context ?? {};
  if (description && state !== 'PENDING' && state !== 'EXPECTED') return description;
  const saved = new Date(committedDate);
  const isLate = Date.now() - saved.getTime() > answerMilliseconds;
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

/** Questions under a heading, each with a link to its field; nothing where there are none. */
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
