import { unexpectedError } from '@/content/errors';
import { describeError } from '@/lib/site/describe-error';

export interface IslandErrorProps {
  readonly error: unknown;
}

/** Stands in the place of a part of the page that broke. */
export function IslandError({ error }: IslandErrorProps) {
  return (
    <div role="alert">
      <p className="text-title">{unexpectedError.title}</p>
      <p>{describeError(error) || unexpectedError.unknown}</p>
    </div>
  );
}
