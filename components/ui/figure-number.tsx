export interface FigureNumberProps {
  /** A word before the figure, such as "about". */
  readonly qualifier?: string;
  readonly figure: string;
  readonly label: string;
}

/** A figure large enough to remember, and what it counts. */
export function FigureNumber({ qualifier, figure, label }: FigureNumberProps) {
  return (
    <p className="grow border-t pt-2">
      <span className="block font-serif text-figure">
        {qualifier && <span className="text-title">{qualifier} </span>}
        <span className="whitespace-nowrap">{figure}</span>
      </span>{' '}
      <span className="block">{label}</span>
    </p>
  );
}
