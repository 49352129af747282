/** What became of the newest change, and which questions are open. */
import { factsSchema } from '@/content/facts/schema/facts';
import type { Answers } from '@/lib/facts/answers';
import { findOpenQuestions, type OpenQuestion } from '@/lib/facts/questions';
import { labelOf } from '@/lib/facts/walk';
import type { Commit } from './github';

/** The workflow ends within an hour, or never says what became of the change. */
const answerMilliseconds = 60 * 60 * 1000;

const time = new Intl.DateTimeFormat('en-ZA', {
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** What became of a commit, as the workflow says in its status, and whether its answer is still to come. */
export function newsOf({ committedDate, status }: Commit) {
  const { state = 'PENDING', description, targetUrl } = status?.context ?? {};
  const link = targetUrl ?? undefined;
  const isAnswered = state !== 'PENDING' && state !== 'EXPECTED';
  if (isAnswered && description) return { text: description, link, isWaiting: false };
  const saved = new Date(committedDate);
  const isWaiting = Date.now() - saved.getTime() < answerMilliseconds;
  const rest = isWaiting ? 'being checked.' : 'but no answer came: tell whoever built the site.';
  return { text: `Saved at ${time.format(saved)}, ${rest}`, link, isWaiting };
}

export function News({ commit }: { readonly commit: Commit }) {
  const { text, link } = newsOf(commit);
  return (
    <p role="status" className="news">
      {text}{' '}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          More on GitHub
        </a>
      )}
    </p>
  );
}

interface QuestionsProps {
  readonly heading: string;
  readonly questions: readonly OpenQuestion[];
}

/** Questions under a heading, each with a link to its field; nothing where there are none. */
function QuestionList({ heading, questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <details>
      <summary>
        {heading}: {questions.length}
      </summary>
      <ol>
        {questions.map(({ file, path, label, question }) => (
          <li key={question}>
            {/* The tick below a photo asks for the photo. */}
            <a href={`#${[file, ...path].join('/').replace(/takenOnTheFarm$/, 'file')}`}>
              {label.replace(`${labelOf(factsSchema, [file])}, `, '')}
            </a>
            <p>{question}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function Questions({ answers }: { readonly answers: Answers }) {
  const questions = findOpenQuestions(answers);
  const [needed, others] = [true, false].map((isNeeded) =>
    questions.filter(({ isNeededToGoLive }) => isNeededToGoLive === isNeeded),
  );
  return (
    <>
      <QuestionList heading="Questions before the site can go live" questions={needed ?? []} />
      <QuestionList heading="Questions that can wait" questions={others ?? []} />
    </>
  );
}
