import { useEffect, useRef } from 'react';
import { describeError } from '@/lib/site/describe-error';
import { Failure } from './failures';
import { goToField } from './form/field-props';
import { editorPath } from './protocol';
import { newPhotos } from './resize-photo';
import type { Warning } from './warnings';

export interface NoticeProps {
  readonly heading?: string | undefined;
  /** One sentence for each field, which links to it. */
  readonly mistakes?: readonly Warning[];
  /** What failed, if a request did. Without it and a heading nothing is shown. */
  readonly failure?: unknown;
}

/** Says why something did not happen, scrolls into view once, and focuses its first link. */
export function Notice({ heading, mistakes, failure }: NoticeProps) {
  const reference = useRef<HTMLDivElement>(null);
  useEffect(() => {
    reference.current?.scrollIntoView({ block: 'nearest' });
    reference.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [heading, mistakes, failure]);
  if (!heading && !failure) return null;
  return (
    <div role="alert" className="notice" ref={reference}>
      <p>{heading ?? describeError(failure)}</p>
      {mistakes?.map(({ path, sentence, photo = '' }) => (
        <p key={sentence}>
          {newPhotos.has(photo) && <img src={newPhotos.get(photo)} alt="The one you chose" />}
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
      <WayOn failure={failure} />
    </div>
  );
}

/** A link that helps after a failure: it signs in in a new tab, so that this one keeps its words, or loads the page. */
export function WayOn({ failure }: Pick<NoticeProps, 'failure'>) {
  const kind = failure instanceof Failure && failure.kind;
  if (kind !== 'outdated' && kind !== 401 && kind !== 403) return null;
  return (
    <a
      href={editorPath}
      target={kind === 'outdated' ? '_self' : '_blank'}
      rel="noreferrer"
      className="button"
    >
      {kind === 'outdated' ? 'Load it again' : 'Sign in again'}
    </a>
  );
}
