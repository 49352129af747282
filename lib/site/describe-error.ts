function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * The text of an error for the error screen: its status and status text, as in a server's response, and its
 * message; empty if it has none of them.
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
