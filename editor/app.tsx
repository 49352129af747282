/** The editor in the browser: the list of forms under the news, and one form at a time. */
import './without-eval';
import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { site } from '@/content/site';
import { factsFiles, findOpenAnswers, isExample } from '@/facts/check';
import { dayInSouthAfrica } from '@/facts/days';
import { type FactsFile, factsSchema } from '@/facts/schema/files';
import { findSaleListQuestion } from '@/lib/for-sale/sale-list-question';
import { readDraft } from './drafts';
import { FileForm } from './file-form';
import { Button } from './form/buttons';
import { News, QuestionList } from './news';
import { Notice } from './notice';
import { type Main, readMain } from './requests';

/** The form and the field that the page's address names: `#photos/owner/file`. */
function readAddress() {
  const [name, ...path] = location.hash.slice(1).split('/');
  return { file: factsSchema.keyof().safeParse(name).data, path };
}

/** The state of the last save, the open questions, and the forms. */
function Start({ main, isCurrent }: { readonly main: Main; readonly isCurrent: boolean }) {
  const valueOf = (file: FactsFile) => main.files.get(file)?.value;
  const open = factsFiles.flatMap((file) => findOpenAnswers(file, valueOf(file)));
  const { data: list } = factsSchema.shape['for-sale'].safeParse(valueOf('for-sale'));
  const saleQuestion =
    list && findSaleListQuestion(list, dayInSouthAfrica(new Date(main.milliseconds)));
  return (
    <>
      <News {...{ main, isCurrent }} isInPreparation={open.length > 0} />
      {saleQuestion && (
        <p className="news">
          <a href="#for-sale/asOf">{saleQuestion}</a>
        </p>
      )}
      <QuestionList heading="Questions before the site can go live" questions={open} />
      <ul className="forms">
        {factsFiles.map((file) => (
          <li key={file}>
            <a href={`#${file}`}>
              {factsSchema.shape[file].meta()?.label}
              {isExample(valueOf(file)) && (
                <small>{main.live.isPreview ? 'Example shown' : 'Example, not shown'}</small>
              )}
              {readDraft(file) && <strong>Not saved yet</strong>}
              {main.files.get(file)?.problem && <strong>Cannot be read</strong>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const refreshMilliseconds = 60_000;

function Editor({ file, path }: ReturnType<typeof readAddress>) {
  const [main, setMain] = useState<Main>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(async () => {
    const read = (next: Main) => {
      setMain(next);
      setFailure(undefined);
    };
    await readMain().then(read, setFailure);
  }, []);
  // While a form is open nothing is reloaded: it keeps the version that it was made from.
  const isStale = !(main && file);
  useEffect(() => {
    if (!isStale) return;
    const refresh = () => void (document.hidden || load());
    refresh();
    const timer = setInterval(refresh, refreshMilliseconds);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isStale, load]);
  const close = () => {
    setMain(undefined);
    location.hash = '';
  };
  const problem = file && main?.files.get(file)?.problem;
  if (main && file && !problem) {
    return <FileForm key={[file, ...path].join('/')} {...{ file, main, path }} onClose={close} />;
  }
  return (
    <>
      <h1>{site.name}</h1>
      <Notice heading={problem} failure={failure} />
      {failure !== undefined && <Button text="Try again" onClick={() => void load()} />}
      {!main && !failure && <p role="status">Reading the farm’s files …</p>}
      {main && <Start main={main} isCurrent={failure === undefined} />}
    </>
  );
}

const element = document.querySelector('main');
if (element) {
  const root = createRoot(element);
  const draw = () => root.render(<Editor {...readAddress()} />);
  window.addEventListener('hashchange', () => {
    scrollTo(0, 0);
    draw();
  });
  draw();
}
