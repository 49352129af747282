/**
 * Shows the other ways to the farm beside a form that cannot send, with what has been typed in
 * their links. The loader of the pages carries this too, so it is as short as can be.
 */
export function offerOtherWays(form: HTMLFormElement, otherWays: Element | null | undefined): void {
  form.ariaBusy = null;
  if (!otherWays) return;
  // oxlint-disable-next-line typescript/no-base-to-string -- no field of ours holds a file
  const typed = encodeURIComponent([...new FormData(form).values()].join('\n'));
  for (const link of otherWays.querySelectorAll('a')) {
    link.href = link.href.replace(/(text|body)=[^&]*/, `$1=${typed}`);
  }
  otherWays.removeAttribute('hidden');
}
