/** The editor's first screen: the status of the last save, the needed answers, the forms, and links. */
import { site } from '@/content/shared-text';
import { factsFiles, findOpenAnswers, isEmpty, type OpenAnswer } from '@/facts/check';
import { type FactsFile, factsSchema } from '@/facts/schema/files';
import { metaOf } from '@/facts/schema/walk';
import { findSaleListQuestion } from '@/lib/for-sale/sale-list-question';
import { dayInSouthAfrica, formatDay } from '@/text/days';
import { canUndo, type LastSave, readDraft, readLastSave } from './drafts';
import { Text } from './form/buttons';
import type { Main } from './requests';

/** A build takes a few minutes; after this time it counts as failed. */
const maxBuildMilliseconds = 10 * 60 * 1000;

/** Whether the build of the commit `online` contains `commit`. @param commits of `main`, newest first */
function isOnline(commit: string, online: string, commits: readonly string[]): boolean {
  const [live, saved] = [commits.indexOf(online), commits.indexOf(commit)];
  // A commit missing from the list is older than all in it.
  return online === commit || (live !== -1 && (saved === -1 || live < saved));
}

interface NewsProps {
  readonly main: Main;
  /** Whether a needed answer is missing. */
  readonly isInPreparation: boolean;
}

/** The status of a save: a CSS class and a sentence. */
function outcomeOf({ main, isInPreparation }: NewsProps, save: LastSave) {
  const { live, commits, milliseconds } = main;
  if (!live.commit) return ['live', 'Saved.'];
  if (isOnline(save.commit, live.commit, commits)) {
    if (live.isPreview) return ['preparing', 'Saved. Your preview shows it.'];
    return [
      'live',
      `Live: your change of ${formatDay(dayInSouthAfrica(new Date(save.milliseconds)))}.`,
    ];
  }
  if (isInPreparation && !live.isPreview) {
    return ['preparing', 'Saved. The site stays as it was until these are answered.'];
  }
  if (milliseconds <= save.milliseconds + maxBuildMilliseconds) {
    const wait = live.isPreview ? 'Your preview is being updated.' : 'Publishing.';
    return ['publishing', `Saved. ${wait}`];
  }
  const where = live.isPreview ? 'Not in your preview' : 'Not live';
  const what = 'The previous version is still online. Tell the person who looks after the site.';
  return ['not-live', `${where} yet. ${what}`];
}

/** The status of this phone's last save, and a link to the site. */
function News(props: NewsProps) {
  const save = readLastSave();
  const { live, files } = props.main;
  const [state, sentence] = (save && outcomeOf(props, save)) ?? [];
  return (
    <>
      {sentence && (
        <p role="status" className={`news ${state}`}>
          <Text text={sentence} />
        </p>
      )}
      {save && (
        <p className="row">
          <Text text={save.what} />
          {!files.get(save.file)?.problem && canUndo(save) && (
            <a href="#undo" className="button">
              Undo my last change
            </a>
          )}
        </p>
      )}
      {live.commit && (
        <a key={String(live.isPreview)} href="/" className="way">
          {live.isPreview ? 'Open your preview' : 'Open your site'}
        </a>
      )}
      {live.isPreview && !props.isInPreparation && (
        <p className="news">All answered: the person who looks after the site can put it online.</p>
      )}
    </>
  );
}

/** Lists the answers that the site still needs before it can go live. */
function NeededAnswers({ open }: { readonly open: readonly OpenAnswer[] }) {
  if (open.length === 0) return null;
  const linkTo = ({ file, path }: OpenAnswer) => `#${[file, ...path].join('/')}`;
  return (
    <section className="prose">
      <h2 key={open.length}>Before the site can go live: {open.length}</h2>
      <ol>
        {open.map((answer) => (
          <li key={answer.label}>
            <a href={linkTo(answer)}>{answer.label}</a>
            <p>{answer.question}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The forms that the owner uses most come first. */
const usual: readonly FactsFile[] = ['for-sale', 'prices', 'farm', 'photos', 'testimonials'];
const forms = [...usual, ...factsFiles.filter((file) => !usual.includes(file))];

export function Home({ main }: { readonly main: Main }) {
  const valueOf = (file: FactsFile) => main.files.get(file)?.value;
  const open = factsFiles.flatMap((file) => findOpenAnswers(file, valueOf(file)));
  const { data: list } = factsSchema.shape['for-sale'].safeParse(valueOf('for-sale'));
  const question = list && findSaleListQuestion(list, main.day);
  return (
    <>
      <h1>{site.name}</h1>
      <News main={main} isInPreparation={open.length > 0} />
      {question && (
        <p className="news">
          <a key={question} href="#for-sale/asOf">
            {question}
          </a>
        </p>
      )}
      <NeededAnswers open={open} />
      <ul className="forms">
        {forms.map((file) => (
          <li key={file}>
            <a href={`#${file}`}>
              {metaOf(factsSchema.shape[file]).label}
              {main.live.isPreview && isEmpty(valueOf('farm')) && isEmpty(valueOf(file)) && (
                <small>Empty: your preview shows an example</small>
              )}
              {readDraft(file) && <strong>Not saved yet</strong>}
              {main.files.get(file)?.problem && <strong>Cannot be read</strong>}
            </a>
          </li>
        ))}
      </ul>
      <a href="./handbook.html" className="way">
        The handbook
      </a>
    </>
  );
}
