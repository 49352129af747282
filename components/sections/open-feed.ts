/**
 * Gives the feed's frame its attributes, sandbox before address, when its `<details>` opens.
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
