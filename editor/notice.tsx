import { useEffect, useRef } from 'react';
import { factsFiles, type Mistake } from '@/facts/check';
import { describeError } from '@/lib/site/describe-error';
import { readDraft } from './drafts';
import { Failure } from './failures';
import { goToField } from './form/field-props';
import { editorPath } from './protocol';

interface NoticeProps {
  readonly heading?: string | undefined;
  /** One sentence for each field, with a link to it. */
  readonly mistakes?: readonly Mistake[];
  /** The error of a failed request. Without it and without a heading, nothing is rendered. */
  readonly failure?: unknown;
}

/** Says why something failed, scrolls itself into view, and focuses its first link. */
export function Notice({ heading, mistakes, failure }: NoticeProps) {
  const reference = useRef<HTMLDivElement>(null);
  useEffect(() => {
    reference.current?.scrollIntoView({ block: 'nearest' });
    reference.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [heading, mistakes, failure]);
  if (!heading && !failure) return null;
  const isKept = !heading && factsFiles.some(readDraft);
  const why = heading ?? describeError(failure);
  return (
    <div role="alert" className="notice" ref={reference}>
      <p key={why}>{isKept ? `${why} What you wrote is still here.` : why}</p>
      {mistakes?.map(({ path, sentence }) => (
        <p key={sentence}>
          <a
            href={location.hash}
            onClick={(event) => {
              event.preventDefault();
              goToField(path);
            }}
          >
            {sentence}
          </a>
        </p>
      ))}
      <SignIn failure={failure} />
    </div>
  );
}

/** After a failed sign-in, a link that signs in in a new tab, so that this one keeps its text. */
function SignIn({ failure }: Pick<NoticeProps, 'failure'>) {
  const status = failure instanceof Failure && failure.httpStatus;
  if (status !== 401 && status !== 403) return null;
  return (
    <a href={editorPath} target="_blank" rel="noreferrer" className="button">
      Sign in again
    </a>
  );
}
