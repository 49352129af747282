import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What a server answered, with its headers by names such as `Cache-Control`. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The text, decompressed where need be. */
  readonly body: string;
  /** How many bytes came over the line. */
  readonly bytes: number;
}

function named(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.replace(/(^|-)([a-z])/g, (letters) => letters.toUpperCase()),
      String(value),
    ]),
  );
}

function decompressed(content: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(content);
  return encoding === 'gzip' ? gunzipSync(content) : content;
}

/** Asks as a proxy in front of the host would, that took the request over https. */
export async function ask(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { headers: { 'x-forwarded-proto': 'https', ...headers } }, resolve)
      .on('error', reject)
      .end();
  });
  const content = await buffer(response);
  return {
    status: response.statusCode,
    headers: named(response.headers),
    body: decompressed(content, response.headers['content-encoding']).toString('utf8'),
    bytes: content.length,
  };
}
