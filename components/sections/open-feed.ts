/**
 * Gives the feed's frame its attributes, sandbox before address, when its `<details>` opens. It may also run
 * as an inline script, so it may only use what the browser provides.
 * @param feed the element around the `<details>`
 */
export function openFeed(feed: Element): void {
  const box = feed.querySelector('details');
  const frame = feed.querySelector('iframe');
  if (!box || !frame) return;
  const open = () => {
    if (box.open && !frame.src) Object.assign(frame, frame.dataset);
  };
  box.addEventListener('toggle', open);
  // It may be open already.
  open();
}
