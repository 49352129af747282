/** What runs in the browser: the sign-in, the list of forms under the news, and one form at a time. */
import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import { site } from '@/content/site';
import { type Answers, answersOf } from '@/lib/facts/answers';
import { findBorrowed } from '@/lib/facts/questions';
import type { Path } from '@/lib/facts/walk';
import { describeError } from '../../../site/describe-error';
import { readDraft, readToken, writeToken } from './drafts';
import { Failure } from './failures';
import { FileForm } from './file-form';
import { isHere, type Main, readMain } from './github';
import { News, newsOf, Questions } from './news';
import { Notice } from './notice';
import { SignIn } from './sign-in';

// The policy of the page forbids to make functions out of text.
z.config({ jitless: true });

/** The form that the address names, and the field in it: `#photos/owner/file`. */
function readAddress(): { file: FactsFile | undefined; path: Path } {
  const [name, ...path] = decodeURIComponent(location.hash.slice(1)).split('/');
  const { data: file } = factsSchema.keyof().safeParse(name);
  return { file, path: path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}

function FormList({ answers }: { readonly answers: Answers }) {
  const borrowed = findBorrowed(answers);
  return (
    <ul className="forms">
      {factsSchema.keyof().options.map((file) => (
        <li key={file}>
          <a href={`#${file}`}>
            {factsSchema.shape[file].meta()?.label}
            {borrowed.includes(file) && <small>Example shown</small>}
            {readDraft(file) && <strong>Not saved yet</strong>}
          </a>
        </li>
      ))}
    </ul>
  );
}

const refreshMilliseconds = 30_000;

/** `main` as it was read last, why it could not be, and a function that reads it again. */
function useMain() {
  const [main, setMain] = useState<Main>();
  const [failure, setFailure] = useState<string>();
  const [isSignedIn, setSignedIn] = useState(isHere || readToken() !== '');
  const load = useCallback(async () => {
    if (!isHere && !readToken()) return;
    try {
      setMain(await readMain());
      setFailure(undefined);
      setSignedIn(true);
    } catch (error) {
      setFailure(describeError(error));
      if (error instanceof Failure && error.isAboutToken) setSignedIn(false);
    }
  }, []);
  return { main, setMain, failure, setFailure, isSignedIn, setSignedIn, load };
}

/** Reads `main` again when the list is returned to, in the browser or the editor, and while news is to come. */
function useRefresh(isNeeded: boolean, isWaiting: boolean, load: () => Promise<void>): void {
  useEffect(() => {
    if (!isNeeded) return;
    const refresh = () => void (document.hidden || load());
    refresh();
    const stop = new AbortController();
    window.addEventListener('online', refresh, stop);
    document.addEventListener('visibilitychange', refresh, stop);
    return () => stop.abort();
  }, [isNeeded, load]);
  useEffect(() => {
    if (!isNeeded || !isWaiting) return;
    const timer = setInterval(() => document.hidden || void load(), refreshMilliseconds);
    return () => clearInterval(timer);
  }, [isNeeded, isWaiting, load]);
}

function useAddress() {
  const [address, setAddress] = useState(readAddress);
  useEffect(() => {
    const follow = () => {
      setAddress(readAddress());
      scrollTo(0, 0);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return address;
}

function Editor() {
  const { file, path } = useAddress();
  const { main, setMain, failure, setFailure, isSignedIn, setSignedIn, load } = useMain();
  const [isSaved, setSaved] = useState(false);
  const isWaiting = main !== undefined && newsOf(main.commit).isWaiting;
  useRefresh(!(main && file), isWaiting, load);
  const show = (token: string) => {
    writeToken(token);
    void load();
  };
  const signOut = () => {
    writeToken(undefined);
    setFailure(undefined);
    setSignedIn(false);
  };
  const close = (hasSaved: boolean) => {
    setSaved(hasSaved);
    if (hasSaved) setMain(undefined);
    location.hash = '';
  };
  const answers = main && answersOf((name) => main.files.get(name)?.value);
  if (!isSignedIn) return <SignIn failure={failure} onToken={show} />;
  if (main && file) {
    const props = { file, main, path, onClose: close, onNewToken: signOut };
    return <FileForm key={location.hash} {...props} />;
  }
  return (
    <>
      <h1>{site.name}</h1>
      <Notice
        sentences={[isSaved && !main && 'Saved.', failure].filter((one) => typeof one === 'string')}
      />
      {failure && (
        <button type="button" onClick={() => void load()}>
          Try again
        </button>
      )}
      {!main && !failure && <p role="status">{isSaved && 'Saved. '}Reading the farm’s files …</p>}
      {main && <News commit={main.commit} />}
      {answers && <Questions answers={answers} />}
      {answers && <FormList answers={answers} />}
      {main && !isHere && (
        <button type="button" className="link" onClick={signOut}>
          Sign out
        </button>
      )}
    </>
  );
}

const root = document.querySelector('main');
if (root) createRoot(root).render(<Editor />);
