/**
 * A few lines that run before, and without, any other script of the page.
 * @param run written into the page as it is, so it may use only what the browser provides
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
