/** Finds slips in the domain of an email address: kobus@gmial.com. */

const commonDomains = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'yahoo.co.za',
  'icloud.com',
  'vodamail.co.za',
  'mweb.co.za',
  'telkomsa.net',
  'webmail.co.za',
];

/** Whether one letter is added, missing or changed, or two neighbours are swapped. */
function isOneSlipFrom(common: string, written: string): boolean {
  const start = Array.from(common).findIndex((letter, index) => letter !== written[index]);
  const at = start < 0 ? common.length : start;
  const [expected, found] = [common.slice(at), written.slice(at)];
  const swapped = expected.charAt(1) + expected.charAt(0) + expected.slice(2);
  return (
    expected !== found &&
    (found.slice(1) === expected ||
      found === expected.slice(1) ||
      found.slice(1) === expected.slice(1) ||
      found === swapped)
  );
}

/** The common domain that an email address misses by one slip, if it does. */
export function findMeantDomain(address: string): string | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (commonDomains.includes(domain)) return undefined;
  return commonDomains.find((common) => isOneSlipFrom(common, domain));
}
