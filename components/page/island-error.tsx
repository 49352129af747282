import { unexpectedError } from '@/content/errors';
import { describeError } from '@/lib/site/describe-error';

/** Replaces an island that failed; the note below has the heading. */
export function IslandError({ error }: Readonly<{ error: unknown }>) {
  return <p role="alert">{describeError(error) || unexpectedError.unknown}</p>;
}
