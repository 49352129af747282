import { keepFiguresTogether } from '@/lib/numbers/format';

export interface ProseProps {
  readonly children: string;
  readonly className?: string;
}

/** A paragraph whose figures stay on one line with their units. */
export function Prose({ children, className }: ProseProps) {
  return <p className={className}>{keepFiguresTogether(children)}</p>;
}
