/** What the desk shows above the list: what became of changes, and which questions are open. */
import { z } from 'zod';
import { partOf, withoutEmpty } from '@/content/facts/fields';
import { findOpenQuestions, type OpenQuestion } from '@/content/facts/questions';
import { factsShape } from '@/content/facts/shapes/facts';
import { inOneForm } from '@/content/facts/spellings';
import { changeShape, type News, newsOf } from './changes';
import { exampleOf } from './example';
import { element } from './notice';
import { tokenNotice } from './token-end';

/** By these the editor keeps who is signed in. */
const userShape = z.object({ backendName: z.literal('github'), token: z.string() });

const fileShape = z.object({ text: z.string() });
const answerShape = z.object({
  data: z.object({
    repository: z
      .object({ pullRequests: z.object({ nodes: z.array(changeShape) }) })
      .catchall(z.unknown()),
  }),
});

const files = factsShape.keyof().options;
/** A query names a file without a hyphen. */
const nameIn = (file: string) => file.replace('-', '_');

const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) {
  pullRequests(states: [OPEN, MERGED], first: 8, orderBy: {field: UPDATED_AT, direction: DESC}) { nodes {
    headRefName mergedAt
    commits(last: 1) { nodes { commit { committedDate } } }
    comments(last: 5) { nodes { body createdAt author { login } } } } }
  ${files.map((file) => `${nameIn(file)}: object(expression: "main:content/facts/${file}.json") { ... on Blob { text } }`).join('\n')}
} }`;

function readUser() {
  const kept = localStorage.getItem('sveltia-cms.user');
  return kept ? userShape.safeParse(JSON.parse(kept)).data : undefined;
}

async function fetchNews(repository: string, token: string) {
  const [owner, repo] = repository.split('/');
  const response = await fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { Authorization: `token ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { owner, repo } }),
  });
  const { repository: found } = answerShape.parse(await response.json()).data;
  const facts = Object.entries(factsShape.shape).map(([file, shape]) => {
    const { data } = fileShape.safeParse(found[nameIn(file)]);
    return [file, data && withoutEmpty(inOneForm(shape, JSON.parse(data.text)))] as const;
  });
  return {
    news: newsOf(found.pullRequests.nodes, Date.now()),
    questions: findOpenQuestions(Object.fromEntries(facts)),
  };
}

function questionItem({ file, way, label, question }: OpenQuestion, examples: unknown) {
  const [, shape] = Object.entries(factsShape.shape).find(([name]) => name === file) ?? [];
  const example = shape && exampleOf(shape, way, partOf(examples, file));
  const link = element('a', { href: `#/collections/_singletons/entries/${file}` }, label);
  const lines = [question, example].filter((line) => line !== undefined);
  return element('li', {}, link, ...lines.map((line) => element('p', {}, line)));
}

function questionList(questions: readonly OpenQuestion[], examples: unknown): HTMLElement[] {
  if (questions.length === 0) return [];
  const needed = questions.filter(({ isNeededToGoLive }) => isNeededToGoLive);
  const rest = questions.filter(({ isNeededToGoLive }) => !isNeededToGoLive);
  const count = `${questions.length} ${questions.length === 1 ? 'question is' : 'questions are'} open`;
  const urgency = needed.length > 0 ? `, ${needed.length} of them before the site can go live` : '';
  const items = [...needed, ...rest].map((question) => questionItem(question, examples));
  return [
    element(
      'details',
      {},
      element('summary', {}, `${count}${urgency}`),
      element('ol', {}, ...items),
    ),
  ];
}

/** Leaves what has not changed as it is, so that nothing closes or moves under a finger. */
function show(panel: HTMLElement, news: readonly News[], questions: readonly HTMLElement[]): void {
  const shown = element('div', {}, ...news.map(({ text }) => element('p', {}, text)), ...questions);
  if (shown.textContent === panel.textContent) return;
  const [list] = shown.getElementsByTagName('details');
  if (list) list.open = panel.querySelector('details[open]') !== null;
  panel.replaceChildren(shown);
}

const refreshMilliseconds = 60_000;

/** Shows the news while the list is on the screen, and looks again while an answer is still to come. */
export function showNews(panel: HTMLElement, repository: string, examples: unknown): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = async () => {
    clearTimeout(timer);
    const user = readUser();
    panel.hidden = !user || location.hash.includes('/entries/') || document.hidden;
    if (!user || panel.hidden) return;
    try {
      const { news, questions } = await fetchNews(repository, user.token);
      const end = tokenNotice(user.token, new Date(), localStorage);
      show(panel, [...end, ...news], questionList(questions, examples));
      if (news.some(({ isWaiting }) => isWaiting))
        timer = setTimeout(() => void refresh(), refreshMilliseconds);
    } catch {
      // What GitHub refuses the editor is told as well, and it says so.
      show(panel, [], []);
    }
  };
  for (const event of ['hashchange', 'visibilitychange', 'online']) {
    window.addEventListener(event, () => void refresh());
  }
  void refresh();
}
