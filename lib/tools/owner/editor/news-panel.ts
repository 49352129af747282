/** What is shown above the list: what became of the newest change, and which questions are open. */
import { z } from 'zod';
import { factsSchema } from '@/content/facts/schema/facts';
import { findOpenQuestions, type OpenQuestion } from '@/lib/facts/questions';
import { withoutEmpty } from '@/lib/facts/walk';
import { askGitHub, fileField, fileSchema, readToken } from './github';
import { element } from './notice';
import { openFile } from './opened-version';

const commitSchema = z.object({
  committedDate: z.string(),
  comments: z.object({
    nodes: z.array(
      z.object({ body: z.string(), author: z.object({ login: z.string() }).nullable() }),
    ),
  }),
});
const historySchema = z
  .object({
    ref: z.object({ target: z.object({ history: z.object({ nodes: z.array(commitSchema) }) }) }),
  })
  .catchall(z.unknown());

const files = factsSchema.keyof().options;

const newestCommit = `ref(qualifiedName: "main") { target { ... on Commit { history(first: 1) { nodes {
  committedDate comments(last: 5) { nodes { body author { login } } } } } } } }`;

/** After so long, an answer to a change does not come any more. */
const answerMilliseconds = 60 * 60 * 1000;

const time = new Intl.DateTimeFormat('en-ZA', {
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** What became of the newest commit of `main`, in one line, and whether an answer is still to come. */
export function newsOf(
  { committedDate, comments }: z.infer<typeof commitSchema>,
  now: number,
): { text: string; isWaiting: boolean } {
  const answer = comments.nodes.findLast(({ author }) =>
    author?.login.startsWith('github-actions'),
  );
  if (answer) {
    const text = answer.body.replace(/\n+- /g, ' • ').replace(/[*`]/g, '').replace(/\s+/g, ' ');
    return { text: text.trim(), isWaiting: false };
  }
  const saved = new Date(committedDate);
  const isWaiting = now - saved.getTime() < answerMilliseconds;
  const rest = isWaiting ? 'being checked.' : 'and no answer came: look at the mail from GitHub.';
  return { text: `Saved at ${time.format(saved)}, ${rest}`, isWaiting };
}

/** @throws when GitHub does not answer, or with something else */
async function fetchNews(repository: string, token: string) {
  const found = await askGitHub(
    { repository, token },
    [newestCommit, ...files.map(fileField)].join('\n'),
    historySchema,
  );
  const facts = files.map((file) => {
    const { data } = fileSchema.safeParse(found[file.replace('-', '_')]);
    return [file, data && withoutEmpty(JSON.parse(data.text))] as const;
  });
  const [newest] = found.ref.target.history.nodes;
  return {
    news: newest && newsOf(newest, Date.now()),
    questions: findOpenQuestions(Object.fromEntries(facts)),
  };
}

/** Opens a form at one of its fields, as the editor's own search does. */
function openField({ file, way }: OpenQuestion): void {
  // The tick under a photo is asked for; the photo comes first.
  const path = way.join('.').replace(/takenOnTheFarm$/, 'file');
  const state = { highlight: { locale: '_default', keyPath: path }, from: location.href };
  history.pushState(state, '', `#/collections/_singletons/entries/${file}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function questionItem(open: OpenQuestion) {
  const link = element('a', { href: '#' }, open.label);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    openField(open);
  });
  return element('li', {}, link, element('p', {}, open.question));
}

/** The questions under a heading, which begins with their number; nothing where there are none. */
function questionList(heading: string, questions: readonly OpenQuestion[]) {
  if (questions.length === 0) return [];
  const summary = element('summary', {}, `Questions ${heading}: ${questions.length}`);
  return [element('details', {}, summary, element('ol', {}, ...questions.map(questionItem)))];
}

/** GitHub's form for a token, filled in but for the repository: for a year, and the organisation of the farm. */
function tokenLink(repository: string): HTMLElement {
  const query = new URLSearchParams({
    name: 'The editor of the farm',
    target_name: repository.split('/')[0] ?? '',
    // The longest life that GitHub gives a token, in days.
    expires_in: '366',
    contents: 'write',
  });
  const href = `https://github.com/settings/personal-access-tokens/new?${query}`;
  const link = element('a', { href, target: '_blank' }, 'Make one on GitHub');
  return element('p', {}, 'No token yet, or has it ended? ', link);
}

/** Leaves what has not changed as it is, so that nothing closes or moves under a finger. */
function show(panel: HTMLElement, ...parts: HTMLElement[]): void {
  const shown = element('div', {}, ...parts);
  if (shown.textContent === panel.textContent) return;
  const before = [...panel.querySelectorAll('details')];
  for (const [index, list] of shown.querySelectorAll('details').entries()) {
    list.open = before[index]?.open ?? false;
  }
  panel.replaceChildren(shown);
}

const refreshMilliseconds = 30_000;

/** Shows the news while the list is on the screen, and looks again while an answer is still to come. */
export function showNews(panel: HTMLElement, repository: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = async () => {
    clearTimeout(timer);
    const token = readToken();
    panel.hidden = openFile() !== undefined || document.hidden;
    if (panel.hidden) return;
    if (!token) return show(panel, tokenLink(repository));
    try {
      const { news, questions } = await fetchNews(repository, token);
      const needed = questions.filter(({ isNeededToGoLive }) => isNeededToGoLive);
      const others = questions.filter(({ isNeededToGoLive }) => !isNeededToGoLive);
      show(
        panel,
        element('p', {}, news?.text ?? ''),
        ...questionList('before the site can go live', needed),
        ...questionList('that can wait', others),
      );
      if (news?.isWaiting) timer = setTimeout(() => void refresh(), refreshMilliseconds);
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
