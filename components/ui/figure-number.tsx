import { keepFiguresTogether } from '@/lib/format';

export interface FigureNumberProps {
  readonly figure: string;
  readonly label: string;
}

/** A figure large enough to remember, and what it counts. */
export function FigureNumber({ figure, label }: FigureNumberProps) {
  return (
    <p className="border-t border-line pt-3">
      <span className="block font-serif text-heading text-accent">
        {keepFiguresTogether(figure)}
      </span>{' '}
      <span className="block text-label text-ink-soft">{label}</span>
    </p>
  );
}
