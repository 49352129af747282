import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { type Variant, variantFile } from './variants';

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};
const compressible = /\.(html|js|css|txt|svg)$|\/[\w-]*$/;

/** Serves a variant as a CDN would: compressed beforehand at the highest level. */
export function createVariantServer(variant: Variant): Server {
  const cache = new Map<string, Buffer | undefined>();
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const isCompressed = compressible.test(pathname);
    if (!cache.has(pathname)) {
      const file = variantFile(variant, pathname);
      cache.set(pathname, file && isCompressed ? brotliCompressSync(file) : file);
    }
    const body = cache.get(pathname);
    response.writeHead(body ? 200 : 404, {
      'Content-Type': types[pathname.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8',
      ...(body && isCompressed && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  });
}
