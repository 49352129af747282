/** Runs only in the pages of `npm run dev`: reloads them after an edit, and shows uncaught errors. */

/** The URL of the event stream, whose query names the last edit in the page; the stream reports later ones. */
declare const CHANGES: string;

let changes: EventSource | undefined;
addEventListener('pageshow', () => {
  changes = new EventSource(CHANGES);
  changes.onmessage = () => location.reload();
});
// A page with an open connection would not enter the back/forward cache.
addEventListener('pagehide', () => changes?.close());

/** Shows an error at the bottom of the screen. */
function show(thrown: string): void {
  const box = document.createElement('pre');
  box.role = 'alert';
  box.textContent = `${thrown}\nThe console says where.`;
  const place = { position: 'fixed', inset: 'auto 0 0', zIndex: '99', whiteSpace: 'pre-wrap' };
  Object.assign(box.style, place, { padding: '1rem', background: '#fff', color: '#900' });
  document.body.append(box);
}

addEventListener('error', ({ message }) => show(message));
addEventListener('unhandledrejection', ({ reason }) => show(`Uncaught (in promise) ${reason}`));

export {};
