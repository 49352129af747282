import { unexpectedError } from '@/content/errors';
import { describeError } from '@/lib/site/describe-error';

/** Replaces an island that failed. */
export function IslandError({ error }: Readonly<{ error: unknown }>) {
  return (
    <div role="alert">
      <p className="text-title">{unexpectedError.title}</p>
      <p>{describeError(error) || unexpectedError.unknown}</p>
    </div>
  );
}
