import type { ServerResponse } from 'node:http';
import type serveStatic from 'serve-handler';
import { type BuiltSite, type HeaderRule, type Headers, headersFor } from '../built-site';

type FileRules = NonNullable<NonNullable<Parameters<typeof serveStatic>[2]>['headers']>;

// Where the file server knows another media type than the hosts, or no character set.
const mediaTypes = {
  avif: 'image/avif',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;

function fileRule(source: string, headers: Headers): FileRules[number] {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** Adds the headers of every answer, with those of a page. */
export function addSharedHeaders(response: ServerResponse, rules: readonly HeaderRule[]): void {
  for (const [name, value] of Object.entries(headersFor(rules, '/'))) {
    response.setHeader(name, value);
  }
}

/** Where a page has its one address, when it was asked for by another; undefined otherwise. */
export function betterAddress({ pathname, search }: URL, { pages }: BuiltSite): string | undefined {
  const wanted = pathname.replace(/(^\/index)?(\.html|\/)?$/, '') || '/';
  const isKnown = pages.some(({ address }) => address === wanted);
  return isKnown && wanted !== pathname ? wanted + search : undefined;
}

/** Headers by file names, as the file server of the preview wants them. */
export function fileRules(rules: readonly HeaderRule[]): FileRules {
  return [
    ...Object.entries(mediaTypes).map(([ending, type]) =>
      fileRule(`**/*.${ending}`, { 'Content-Type': type }),
    ),
    ...rules.map(({ pattern, headers }) => fileRule(pattern.slice(1).replace('*', '**'), headers)),
  ];
}
