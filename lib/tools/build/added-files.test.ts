import { licencesText, securityText } from './added-files';

test('security.txt names an address for reports, and expires within a year of the build', () => {
  const text = securityText(
    'ann@example.com',
    new URL('https://farm.example'),
    new Date('2026-03-22T10:00:00Z'),
  );
  expect(text).toBe(`Contact: mailto:ann@example.com
Expires: 2027-03-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://farm.example/.well-known/security.txt
`);
});

test('licences.txt names all free software that can reach the pages, with its terms', () => {
  const text = licencesText('The farm');
  expect(text).toContain('belong to The farm; all rights reserved.');
  for (const name of [
    'preact',
    'tailwindcss',
    'zod',
    'sonner',
    '@radix-ui/react-tooltip',
    '@floating-ui/core',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)\n\n.*MIT License`, 'im'));
  }
  expect(text).not.toMatch(/^next \d/m);
  jest.replaceProperty(process, 'env', { ...process.env, LIGHT: 'off' });
  expect(licencesText('The farm')).toMatch(/^next \d/m);
});
