/** What came of handing a message to the e-mail service. */
export type EmailAnswer =
  | { readonly kind: 'answered'; readonly status: number }
  /** The message has left this device, and no answer came: it may have arrived. */
  | { readonly kind: 'unanswered' }
  /** The message has not left this device as a whole: it cannot have arrived. */
  | { readonly kind: 'unreached' };

/**
 * Posts a JSON text and waits for the answer; never rejects. An old XMLHttpRequest rather than
 * `fetch`, because only it tells whether a message had left before the connection broke.
 * @param mostMilliseconds after which the request is given up.
 */
export function postEmail(
  address: string,
  json: string,
  mostMilliseconds: number,
): Promise<EmailAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let hasLeft = false;
    let status = 0;
    request.upload.addEventListener('load', () => {
      hasLeft = true;
    });
    // The status counts from when it came, even if the rest of the answer breaks off.
    request.addEventListener('readystatechange', () => {
      status ||= request.status;
    });
    const patience = setTimeout(() => request.abort(), mostMilliseconds);
    request.addEventListener('loadend', () => {
      clearTimeout(patience);
      if (status) resolve({ kind: 'answered', status });
      else resolve({ kind: hasLeft ? 'unanswered' : 'unreached' });
    });
    request.open('POST', address);
    request.setRequestHeader('Content-Type', 'application/json');
    request.send(json);
  });
}
