import { keepFiguresTogether } from '@/text/format-number';
import { TextLink } from './links';

/** A paragraph whose figures stay on one line with their units. */
export function Prose({ children, className }: Readonly<{ children: string; className?: string }>) {
  return <p className={className}>{keepFiguresTogether(children)}</p>;
}

const url = /(https:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[\w./~%?=&+#,()!:@-]*[\w/=#)])?)/;

/** A paragraph that links its URLs and keeps its line breaks. */
export function LinkedProse({
  children,
  className,
}: Readonly<{ children: string; className: string }>) {
  return (
    <p className={`whitespace-pre-line wrap-anywhere ${className}`}>
      {children.split(url).map((part) =>
        url.test(part) ? (
          <TextLink key={part} href={part}>
            {part.replace(/^https:\/\/(www\.)?/, '')}
          </TextLink>
        ) : (
          keepFiguresTogether(part)
        ),
      )}
    </p>
  );
}

/** Paragraphs one below the other. */
export function Paragraphs({ children }: Readonly<{ children: readonly string[] }>) {
  return (
    <div className="grid max-w-measure gap-3">
      {children.map((paragraph) => (
        <Prose key={paragraph}>{paragraph}</Prose>
      ))}
    </div>
  );
}

/** A paragraph under its own small heading. */
export function Point({ name, text }: Readonly<{ name: string; text?: string | undefined }>) {
  return (
    <>
      <h3 className="text-title">{name}</h3>
      {text && <Prose className="mt-1 max-w-measure">{text}</Prose>}
    </>
  );
}
