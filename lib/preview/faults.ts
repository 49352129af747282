/** Ways in which the e-mail service can fail, and what it says then. */
export const refusals: Readonly<Record<string, string>> = {
  '400': 'Bad Request',
  '403': 'Forbidden',
  '429': 'Too Many Requests',
  '451': 'Unavailable For Headless Browser',
  '500': 'Internal Server Error',
  '503': 'Service Unavailable',
};

const silence = 'silence';
const reset = 'reset';
const faultInAddress = /\+fault-([\w-]+)@/;

/** Whether a word names a fault that the preview can show. */
export function isFault(word: string): boolean {
  return word in refusals || word === silence || word === reset;
}

/**
 * The fault that a request asks for: the one in the sender's address (`ann+fault-429@example.com`,
 * so that several visitors can meet several faults at once), else the one for everybody.
 */
export function faultFor(fromEmail: string, forEverybody: string | undefined): string | undefined {
  const fault = faultInAddress.exec(fromEmail)?.[1] ?? forEverybody;
  return fault && isFault(fault) ? fault : undefined;
}

/** Whether the fault is that no answer ever comes. */
export function isSilence(fault: string): boolean {
  return fault === silence;
}

/** Whether the fault is that the connection breaks. */
export function isReset(fault: string): boolean {
  return fault === reset;
}
