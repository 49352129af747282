/**
 * An inline script.
 * @param run copied into the page as text, so it may use only browser globals
 */
export function InlineScript({ run }: Readonly<{ run: () => void }>) {
  return (
    <script
      data-inline=""
      // oxlint-disable-next-line react/no-danger -- the text is our own function
      dangerouslySetInnerHTML={{ __html: `(${run.toString()})()` }}
    />
  );
}
