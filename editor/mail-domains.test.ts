/** The domains that the editor asks about, and those that it takes. */
import { findMeantDomain } from './mail-domains';

test.each([
  ['gmail.con', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['mail.com', 'gmail.com'],
  ['GMIAL.com', 'gmail.com'],
  ['outlok.com', 'outlook.com'],
  ['hotmial.com', 'hotmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.co.zq', 'yahoo.co.za'],
  ['iclould.com', 'icloud.com'],
  ['vodmail.co.za', 'vodamail.co.za'],
  ['mwebb.co.za', 'mweb.co.za'],
  ['telkomsa.ent', 'telkomsa.net'],
  ['webmial.co.za', 'webmail.co.za'],
])('takes %s for %s', (written, meant) => {
  expect(findMeantDomain(`kobus@${written}`)).toBe(meant);
});

test.each([
  'gmail.com',
  'Yahoo.co.za',
  'yahoo.com',
  'mweb.co.za',
  'kliprand-plaas.co.za',
  'outlook.co.za',
  'gmx.com',
  'gmali.con',
])('does not ask about %s', (domain) => {
  expect(findMeantDomain(`kobus@${domain}`)).toBeUndefined();
});
