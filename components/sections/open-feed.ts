/**
 * Sets the iframe's `sandbox` and then its `src` when the `<details>` opens.
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
  // The visitor may have opened it already.
  open();
}
