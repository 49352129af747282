/** What is shown above the list: what became of the newest change, and which questions are open. */
import { draftOf } from '@/lib/facts/draft';
import { findOpenQuestions, type OpenQuestion } from '@/lib/facts/questions';
import { type Commit, owner, readMain } from './github';
import { element } from './notice';
import { openFile } from './opened-version';

/** After so long, an answer to a change does not come any more. */
const answerMilliseconds = 60 * 60 * 1000;

const time = new Intl.DateTimeFormat('en-ZA', {
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** What became of a commit, in one line, and whether an answer is still to come. */
function newsOf({ committedDate, comments }: Commit) {
  const answer = comments.nodes.findLast(({ author }) =>
    author?.login.startsWith('github-actions'),
  );
  if (answer) {
    const text = answer.body.replace(/\n+- /g, ' • ').replace(/[*`]/g, '').replace(/\s+/g, ' ');
    return { text: text.trim(), isWaiting: false };
  }
  const saved = new Date(committedDate);
  const isWaiting = Date.now() - saved.getTime() < answerMilliseconds;
  const rest = isWaiting ? 'being checked.' : 'and no answer came: look at the mail from GitHub.';
  return { text: `Saved at ${time.format(saved)}, ${rest}`, isWaiting };
}

/** A question, with a link that opens its form at its field, as the editor's own search does. */
function questionItem({ file, path, label, question }: OpenQuestion) {
  const href = `#/collections/_singletons/entries/${file}`;
  // The tick under a photo is asked for; the photo comes first.
  const keyPath = path.join('.').replace(/takenOnTheFarm$/, 'file');
  const onclick = (event: Event) => {
    event.preventDefault();
    const state = { highlight: { locale: '_default', keyPath }, from: location.href };
    history.pushState(state, '', href);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  };
  return element('li', {}, element('a', { href, onclick }, label), element('p', {}, question));
}

/** The questions under a heading, which begins with their number; nothing where there are none. */
function questionList(heading: string, all: readonly OpenQuestion[], isNeeded: boolean) {
  const questions = all.filter(({ isNeededToGoLive }) => isNeededToGoLive === isNeeded);
  if (questions.length === 0) return [];
  const id = isNeeded ? 'needed' : 'others';
  const shown = document.querySelector<HTMLDetailsElement>(`#${id}`);
  const summary = element('summary', {}, `Questions ${heading}: ${questions.length}`);
  const list = element('ol', {}, ...questions.map(questionItem));
  return [element('details', { id, open: shown?.open ?? false }, summary, list)];
}

/** GitHub's form for a token, filled in but for the repository: for a year, and the organisation of the farm. */
function tokenLink(): HTMLElement {
  const query = new URLSearchParams({
    name: 'The editor of the farm',
    target_name: owner,
    // The longest life that GitHub gives a token, in days.
    expires_in: '366',
    contents: 'write',
  });
  const href = `https://github.com/settings/personal-access-tokens/new?${query}`;
  const link = element('a', { href, target: '_blank' }, 'Make one on GitHub');
  return element('p', {}, 'No token yet, or has it ended? ', link);
}

/** Leaves what has not changed as it is, so that nothing moves under a finger. */
function show(panel: HTMLElement, ...parts: HTMLElement[]): void {
  const { textContent } = element('div', {}, ...parts);
  if (textContent !== panel.textContent) panel.replaceChildren(...parts);
}

const refreshMilliseconds = 30_000;

/** Shows the news while the list is on the screen, and looks again while an answer is still to come. */
export function showNews(): void {
  const panel = element('section', { id: 'news', ariaLabel: 'News' });
  document.body.prepend(panel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = async () => {
    clearTimeout(timer);
    panel.hidden = openFile() !== undefined || document.hidden;
    if (panel.hidden) return;
    try {
      const main = await readMain();
      if (!main) return show(panel, tokenLink());
      const { text, isWaiting } = newsOf(main.commit);
      const draft = draftOf((file) => JSON.parse(main.files.get(file)?.text ?? 'null'));
      const questions = findOpenQuestions(draft);
      show(
        panel,
        element('p', {}, text),
        ...questionList('before the site can go live', questions, true),
        ...questionList('that can wait', questions, false),
      );
      if (isWaiting) timer = setTimeout(() => void refresh(), refreshMilliseconds);
    } catch {
      // What GitHub refuses is said above the editor.
      show(panel);
    }
  };
  for (const event of ['hashchange', 'visibilitychange', 'online']) {
    window.addEventListener(event, () => void refresh());
  }
  void refresh();
}
