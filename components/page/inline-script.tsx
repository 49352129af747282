/**
 * A few lines of script in the page itself.
 * @param run copied into the page as text, so it may only use what the browser provides
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
