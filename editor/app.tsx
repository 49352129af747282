/** The editor's page: a form for each file of facts. Its address names the form; without a name it shows all. */
import './without-eval';
import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { site } from '@/content/site';
import { factsSchema } from '@/facts/schema/files';
import { readLastSave } from './drafts';
import { FileForm } from './file-form';
import { Button } from './form/buttons';
import { Home } from './home';
import { Notice } from './notice';
import { usePublishing } from './publishing';
import { type Main, readMain } from './requests';

/** The form and the field that the page's address names, `#photos/owner/file`, or another screen. */
function readAddress() {
  const [name, ...path] = location.hash.slice(1).split('/');
  return { file: factsSchema.keyof().safeParse(name).data, path, isUndo: name === 'undo' };
}

const nothing = () => undefined;

/** Shows what the last save has changed, the other way round. */
function Undo({ onClose }: { readonly onClose: () => void }) {
  const { start, screen, isBusy, failure, prepared } = usePublishing({
    onDraft: nothing,
    onDone: onClose,
    onBack: onClose,
  });
  const [save] = useState(readLastSave);
  const undo = useCallback(() => {
    if (!save) return onClose();
    const { file, before, after } = save;
    void start({ file, draft: { base: after, value: before }, isListChecked: false });
  }, [save, start, onClose]);
  useEffect(undo, [undo]);
  if (screen) return screen;
  const refused = prepared?.kind === 'refused' ? prepared : {};
  return (
    <>
      <a href="#/" className="back">
        All forms
      </a>
      <h1>Undo my last change</h1>
      {isBusy && <p role="status">Reading the farm’s files …</p>}
      <Notice {...refused} failure={failure} file={save?.file} />
      {failure !== undefined && <Button text="Try again" onClick={undo} />}
    </>
  );
}

const refreshMilliseconds = 60_000;

function Editor({ file, path, isUndo }: ReturnType<typeof readAddress>) {
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
  const isStale = !isUndo && !(main && file);
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
  const close = useCallback(() => {
    setMain(undefined);
    location.hash = '';
  }, []);
  if (isUndo) return <Undo onClose={close} />;
  const problem = file && main?.files.get(file)?.problem;
  if (main && file && !problem) {
    return <FileForm key={[file, ...path].join('/')} {...{ file, main, path }} onClose={close} />;
  }
  return (
    <>
      {!main && <h1>{site.name}</h1>}
      <Notice heading={problem} failure={failure} />
      {failure !== undefined && <Button text="Try again" onClick={() => void load()} />}
      {!main && !failure && <p role="status">Reading the farm’s files …</p>}
      {main && <Home main={main} isCurrent={failure === undefined} />}
    </>
  );
}

const element = document.querySelector('main');
/** What the editor needs of a browser: all are in Chrome 110, Safari 16.4 and Firefox 115. */
const isNewEnough = 'toSpliced' in Array.prototype && 'timeout' in AbortSignal;
if (element && !isNewEnough) {
  element.textContent = 'This browser is too old for the editor: update it, or use another phone.';
} else if (element) {
  const root = createRoot(element);
  const draw = () => root.render(<Editor {...readAddress()} />);
  window.addEventListener('hashchange', () => {
    scrollTo(0, 0);
    draw();
  });
  draw();
}
