import { keepFiguresTogether } from '@/lib/numbers/format';

export interface ProseProps {
  readonly children: string;
  readonly className?: string;
}

/** A paragraph whose figures stay on one line with their units. */
export function Prose({ children, className }: ProseProps) {
  return <p className={className}>{keepFiguresTogether(children)}</p>;
}

export interface ParagraphsProps {
  readonly children: readonly string[];
}

/** Paragraphs one below the other. */
export function Paragraphs({ children }: ParagraphsProps) {
  return (
    <div className="grid max-w-measure gap-3">
      {children.map((paragraph) => (
        <Prose key={paragraph}>{paragraph}</Prose>
      ))}
    </div>
  );
}

export interface PointProps {
  readonly name: string;
  readonly text: string;
}

/** A paragraph under its own small heading. */
export function Point({ name, text }: PointProps) {
  return (
    <>
      <h3 className="text-title">{name}</h3>
      <Prose className="mt-1 max-w-measure">{text}</Prose>
    </>
  );
}
