/**
 * Gives a frame its attributes, the sandbox before the address, when the box around it is opened.
 * The page may also run it as an inline script, so it uses only what the browser provides.
 * @param feed the element around the box
 */
export function openFeed(feed: Element): void {
  const box = feed.querySelector('details');
  const frame = feed.querySelector('iframe');
  if (!box || !frame) return;
  const open = () => {
    if (box.open && !frame.src) Object.assign(frame, frame.dataset);
  };
  box.addEventListener('toggle', open);
  // It may have been opened before this was fetched.
  open();
}
