/** @jest-environment node */
import { readFileSync } from 'node:fs';
import * as bonsmara from './bonsmara';
import { legalName } from './business';
import { certifications } from './certifications';
import { farm } from './farm';
import * as garlic from './garlic';
import * as home from './home';
import { openQuestions } from './placeholder';
import { privacyNotice } from './privacy';
import { feedWords } from './social-feed';
import './testimonials';

const claims = readFileSync('docs/claims.md', 'utf8').replaceAll('\\|', '|');

/** Every text below a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

// What the owner writes about the business, and what customers say, is its own source.
const said = textsIn([home, bonsmara, garlic, privacyNotice, feedWords, farm.blurb]);

test('every sentence, figure and title of the pages stands among the claims', () => {
  const sentences = said.filter((text) => /[.?]$|\d| \| /.test(text) && !/^https?:/.test(text));
  expect(sentences.length).toBeGreaterThan(50);
  // The claims name no registered business: the owner's answer takes the place of "this farm".
  const claimed = sentences.map((text) =>
    legalName ? text.replace(legalName, 'this farm') : text,
  );
  expect(claimed.filter((sentence) => !claims.includes(sentence))).toEqual([]);
});

test('every claim has a source, and every source that is named is listed', () => {
  const [tables = '', list = ''] = claims.split('## Published sources');
  const rows = tables
    .split('\n')
    .filter((line) => /^\| (?!---|On the page|What visitors)/.test(line));
  expect(rows.length).toBeGreaterThan(70);
  const known = /\| (As above|[^|]*(Specification, section|Published: |Owner|This site))[^|]*\|$/;
  expect(rows.filter((row) => !known.test(row))).toEqual([]);
  const named = [...tables.matchAll(/Published: ([^|,;.(]+)/g)].map(([, name = '']) =>
    name.replace(/ (and .*)?$/, '').trim(),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !list.includes(`| ${name}`))).toEqual([]);
});

test('every question to the owner stands beside the claim that waits for it', () => {
  // One row speaks for all certificates; photos, which it does not load, have one of their own.
  const certificates: unknown[] = Object.values(certifications).flat();
  const questions = openQuestions().filter(({ value }) => !certificates.includes(value));
  const missing = questions.filter(({ question }) => !claims.includes(`“${question}”`));
  expect(missing.map(({ question }) => question)).toEqual([]);
});
