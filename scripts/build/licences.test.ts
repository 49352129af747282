import { licencesText } from './licences';

test('licences.txt names all free software in the pages, with its licence', () => {
  const text = licencesText('The farm');
  expect(text).toContain('belong to The farm; all rights reserved.');
  expect(text).toMatch(/licences of their own: \/fonts\/\S+\.txt/);
  const names = 'preact tailwindcss zod sonner @radix-ui/react-tooltip @floating-ui/core';
  for (const name of names.split(' ')) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)\n\n.*MIT License`, 'im'));
  }
  expect(text).not.toMatch(/^next \d/m);
});
