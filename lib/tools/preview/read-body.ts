import type { IncomingMessage } from 'node:http';

const maxBytes = 50_000;

/** The body of a request as text, or undefined when it is larger than the email service takes. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk);
    bytes += buffer.length;
    if (bytes <= maxBytes) chunks.push(buffer);
  }
  return bytes > maxBytes ? undefined : Buffer.concat(chunks).toString('utf8');
}
