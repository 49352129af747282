/** The state of the last save, and the open questions. */

import { useEffect, useState } from 'react';
import { timeZone } from '@/content/facts/reading/days';
import type { OpenQuestion } from '@/content/facts/reading/questions';
import { readLastSave } from './drafts';
import { type Main, readSiteVersion } from './github';
import { checkoutVersion } from './routes';

/** A build takes a few minutes; one that takes longer has failed. */
const maxBuildMilliseconds = 10 * 60 * 1000;

const dayAndTime = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** Whether the site online was built from a commit or from a newer one. */
function isOnline(commit: string, version: string, commits: readonly string[]): boolean {
  if (version === commit) return true;
  // A commit that is no longer in the list is older than all of it.
  const [online, saved] = [commits.indexOf(version), commits.indexOf(commit)];
  return online !== -1 && (saved === -1 || online < saved);
}

interface NewsProps {
  readonly main: Main;
  readonly isInPreparation: boolean;
}

/** What became of the last save on this phone; nothing if there was none. */
export function News({ main, isInPreparation }: NewsProps) {
  const [version, setVersion] = useState<string>();
  const save = readLastSave();
  const isWaiting = save !== undefined && !isInPreparation;
  // `main` is read anew every minute.
  useEffect(() => {
    if (isWaiting && main) void readSiteVersion().then(setVersion);
  }, [isWaiting, main]);
  if (!save) return null;
  const show = (state: string, sentence: string) => (
    <p role="status" className={`news ${state}`}>
      {sentence}
    </p>
  );
  if (isInPreparation) {
    return show('preparing', 'Saved. The site goes live when these are answered.');
  }
  if (version === checkoutVersion) return show('live', 'Saved in the checkout on this computer.');
  if (version !== undefined && isOnline(save.commit, version, main.commits)) {
    return show('live', `Live: your change of ${dayAndTime.format(save.milliseconds)}.`);
  }
  // While nobody can ask the site, nothing is said to have failed.
  const isLate = main.milliseconds > save.milliseconds + maxBuildMilliseconds;
  if (version === undefined || !isLate) return show('publishing', 'Saved. Publishing.');
  const notLive =
    'Not live yet. The previous version is still online. Tell the person who looks after the site.';
  return show('not-live', notLive);
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
            <a href={`#${[file, ...path].join('/')}`}>{label}</a>
            <p>{question}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
