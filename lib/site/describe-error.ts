function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * What went wrong, for the error screen: status and status text where the error carries them (as
 * the answer of a server does), else its message; empty when it says nothing.
 */
export function describeError(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  const status = 'status' in error ? textOf(error.status) : '';
  const statusText = 'statusText' in error ? textOf(error.statusText) : '';
  const message = 'message' in error ? textOf(error.message) : '';
  const statusLine = [status, statusText].filter(Boolean).join(' ');
  return [statusLine, message].filter(Boolean).join(': ');
}
