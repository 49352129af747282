/** The editor's page: a form for each file of facts. The URL's hash picks the form; without one, it lists all forms. */
import './without-eval';
import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { site } from '@/content/shared-text';
import { factsSchema } from '@/facts/schema/files';
import { canUndo, readLastSave } from './drafts';
import { FileForm } from './file-form';
import { Button } from './form/buttons';
import { Home } from './home';
import { Notice } from './notice';
import { type Main, readMain } from './requests';

/** The form and field in the URL's hash, such as `#photos/owner/file`, or the save that `#undo` undoes. */
function readHash() {
  const [name, ...path] = location.hash.slice(1).split('/');
  const save = name === 'undo' ? readLastSave() : undefined;
  const undone = save && canUndo(save) ? save : undefined;
  return { file: undone?.file ?? factsSchema.keyof().safeParse(name).data, path, undone };
}

const refreshMilliseconds = 60_000;

function Editor({ file, path, undone }: ReturnType<typeof readHash>) {
  const [main, setMain] = useState<Main>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(async () => {
    const read = (next: Main) => {
      setMain(next);
      setFailure(undefined);
    };
    await readMain().then(read, setFailure);
  }, []);
  // An open form is not refreshed: it keeps the version that it was built from.
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
  const close = useCallback(() => {
    setMain(undefined);
    // `replace`, so that the browser's Back button does not return to a saved form or to an undo.
    location.replace('#/');
  }, []);
  const problem = file && main?.files.get(file)?.problem;
  if (main && file && !problem) {
    const key = [file, ...path].join('/');
    return <FileForm {...{ key, file, main, path, undone }} onClose={close} />;
  }
  return (
    <>
      {!main && <h1>{site.name}</h1>}
      <Notice heading={problem} failure={failure} />
      {failure !== undefined && <Button text="Try again" onClick={() => void load()} />}
      {!main && !failure && <p role="status">Reading the farm’s files …</p>}
      {main && <Home main={main} />}
    </>
  );
}

const element = document.querySelector('main');
/** Whether the browser has what the editor needs: Chrome 110, Safari 16.4 and Firefox 115 do. */
const isNewEnough = 'toSpliced' in Array.prototype && 'timeout' in AbortSignal;
if (element && !isNewEnough) {
  element.textContent = 'This browser is too old for the editor: update it, or use another phone.';
} else if (element) {
  const root = createRoot(element);
  const draw = () => root.render(<Editor {...readHash()} />);
  window.addEventListener('hashchange', () => {
    scrollTo(0, 0);
    draw();
  });
  draw();
}
