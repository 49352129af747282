import type { ServerResponse } from 'node:http';
import type serveStatic from 'serve-handler';
import type { BuiltSite } from '../hosts/built-site';
import {
  askedEachTime,
  type Headers,
  hashedFolders,
  keptForAYear,
  pageHeaders,
  sharedHeaders,
} from '../hosts/header-table';
import { binaryTypes, textTypes } from '../hosts/media-types';

type HeaderRules = NonNullable<NonNullable<Parameters<typeof serveStatic>[2]>['headers']>;

function rule(source: string, headers: Headers): HeaderRules[number] {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** Adds what every answer carries, whatever it is. */
export function addSharedHeaders(response: ServerResponse, { isListed }: BuiltSite): void {
  const headers = { ...sharedHeaders(isListed), 'Cache-Control': askedEachTime };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Where a page has its one address, when it was asked for by another; undefined otherwise. */
export function betterAddress({ pathname, search }: URL, { pages }: BuiltSite): string | undefined {
  const wanted = pathname.replace(/(^\/index)?(\.html|\/)?$/, '') || '/';
  const isKnown = pages.some(({ address }) => address === wanted);
  return isKnown && wanted !== pathname ? wanted + search : undefined;
}

/** The table of headers as the file server of the preview wants it: by file names. */
export function headerRules({ pages, missingPage }: BuiltSite): HeaderRules {
  return [
    ...Object.entries(textTypes).map(([ending, type]) =>
      rule(`**/*.${ending}`, { 'Content-Type': `${type}; charset=utf-8` }),
    ),
    ...Object.entries(binaryTypes).map(([ending, type]) =>
      rule(`**/*.${ending}`, { 'Content-Type': type }),
    ),
    rule(`{${hashedFolders.join(',')}}/**`, { 'Cache-Control': keptForAYear }),
    ...[...pages, missingPage].map(({ file, policy }) => rule(file, pageHeaders(policy))),
  ];
}
