import { keepFiguresTogether } from '@/lib/format';

export interface FigureNumberProps {
  readonly figure: string;
  readonly label: string;
}

/** A figure large enough to remember, and what it counts. */
export function FigureNumber({ figure, label }: FigureNumberProps) {
  return (
    <p className="grow border-t border-current pt-2">
      <span className="block whitespace-nowrap font-serif text-figure">
        {keepFiguresTogether(figure)}
      </span>{' '}
      <span className="block">{label}</span>
    </p>
  );
}
