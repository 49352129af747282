import { render, screen } from '@testing-library/react';
import type { Certification } from '@/content/certifications';
import { Certifications } from './certifications';

const certifications: Certification[] = [
  { title: 'Safe food', issuer: 'A body', year: '2024', icon: 'shield' },
  { title: 'Checked herd', issuer: 'Another', year: '2025', icon: 'check' },
  { title: 'A prize', issuer: 'A show', year: '2026' },
];

test('shows title, issuer, year and the right mark of each', () => {
  render(<Certifications certifications={certifications} />);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(3);
  for (const [index, { title, issuer, year, icon }] of certifications.entries()) {
    expect(items[index]).toHaveTextContent(`${title}${issuer}${year}`);
    expect(items[index]?.querySelector('svg')).toHaveAttribute('data-icon', icon ?? 'award');
  }
});

test('says of a certificate that nobody has confirmed that it is an example', () => {
  render(<Certifications certifications={[{ title: 'A wish', isExample: true }]} />);
  const marked = screen.getByText('Example').closest('li');
  expect(marked).toHaveTextContent(/^A wishExample$/);
});
