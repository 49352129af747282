/** The way to the site, what became of the last save, and the open questions. */

import { pageNames } from '@/content/site';
import type { OpenAnswer } from '@/facts/check';
import type { FactsFile } from '@/facts/schema/files';
import { readLastSave } from './drafts';
import { checkout } from './protocol';
import type { Main } from './requests';

/** A build takes a few minutes; one that takes longer has failed. */
const maxBuildMilliseconds = 10 * 60 * 1000;

const dayAndTime = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** The forms that each page shows; of what is on all pages, the front page. */
const formsOn: Readonly<Record<string, readonly FactsFile[]>> = {
  '/': ['farm', 'testimonials', 'photos'],
  '/bonsmara': ['for-sale', 'terms', 'cattle', 'certificates', 'photos'],
  '/garlic': ['for-sale', 'terms', 'prices', 'varieties', 'certificates', 'photos'],
};

/** Whether what is online was built from a commit or from a newer one; undefined if nobody can tell. */
function isOnline(commit: string, online: string, commits: readonly string[]) {
  if (online === commit) return true;
  // A commit that is no longer in the list is older than all of it.
  const [live, saved] = [commits.indexOf(online), commits.indexOf(commit)];
  if (!online || (live === -1 && saved === -1)) return undefined;
  return live !== -1 && (saved === -1 || live < saved);
}

interface NewsProps {
  readonly main: Main;
  /** Whether a needed answer is open. */
  readonly isInPreparation: boolean;
  /** Whether the last attempt to read `main` succeeded. */
  readonly isCurrent: boolean;
}

type LastSave = NonNullable<ReturnType<typeof readLastSave>>;

/** What became of a save: a state, and a sentence. */
function outcomeOf({ main, isInPreparation, isCurrent }: NewsProps, save: LastSave) {
  const { live, commits, milliseconds } = main;
  if (live.commit === checkout.commit) return ['live', 'Saved in the checkout on this computer.'];
  const online = isOnline(save.commits[0] ?? '', live.commit, commits);
  if (online && live.isPreview) return ['preparing', 'Saved. Your preview shows it.'];
  if (online) return ['live', `Live: your change of ${dayAndTime.format(save.milliseconds)}.`];
  if (isInPreparation && !live.isPreview) {
    return ['preparing', 'Saved. The site stays as it was until these are answered.'];
  }
  if (!isCurrent || online === undefined) {
    return ['publishing', 'Saved. We can’t tell right now whether it is online.'];
  }
  if (milliseconds <= save.milliseconds + maxBuildMilliseconds) {
    const wait = live.isPreview ? 'Your preview is being updated.' : 'Publishing.';
    return ['publishing', `Saved. ${wait}`];
  }
  const where = live.isPreview ? 'Not in your preview' : 'Not live';
  const what = 'The previous version is still online. Tell the person who looks after the site.';
  return ['not-live', `${where} yet. ${what}`];
}

/** What became of the last save on this phone, and links to the pages that show it; nothing if there was none. */
export function News(props: NewsProps) {
  const save = readLastSave();
  const { live } = props.main;
  const [state, sentence] = (save && outcomeOf(props, save)) ?? [];
  const hasSite = live.commit !== checkout.commit;
  const isOn = (route: string) => hasSite && save && formsOn[route]?.includes(save.file);
  const pages = Object.entries(pageNames).filter(([route]) => isOn(route));
  return (
    <>
      {hasSite && (
        <a href="/" className="way">
          {live.isPreview ? 'Your site, as a preview' : 'Your site'}
        </a>
      )}
      {sentence && (
        <p role="status" className={`news ${state}`}>
          {sentence}
        </p>
      )}
      {pages.length > 0 && (
        <p className="row">
          <span className="way">See it at:</span>
          {pages.map(([route, name]) => (
            <a key={route} href={route} className="way">
              {name}
            </a>
          ))}
        </p>
      )}
      {live.isPreview && !props.isInPreparation && (
        <p className="news">All answered: the person who looks after the site can put it online.</p>
      )}
    </>
  );
}

type QuestionListProps = Readonly<{ heading: string; questions: readonly OpenAnswer[] }>;

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
            <a href={`#${[file, ...path].join('/')}`}>{label}</a>
            <p>{question}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
