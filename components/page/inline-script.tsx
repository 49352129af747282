import { Attribute } from '@/lib/html-first/attributes';

export interface InlineScriptProps {
  /** Runs in the page as it is, so it may use nothing but the browser. */
  readonly run: () => void;
}

/** A few lines that work before, and without, the rest of the page's scripts. */
export function InlineScript({ run }: InlineScriptProps) {
  return (
    <script
      {...{ [Attribute.Inline]: '' }}
      // oxlint-disable-next-line react/no-danger -- the text is our own function
      dangerouslySetInnerHTML={{ __html: `(${run.toString()})()` }}
    />
  );
}
