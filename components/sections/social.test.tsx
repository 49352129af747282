import { render, screen } from '@testing-library/react';
import { SocialFeed } from './social';

test.each([
  [
    { kind: 'facebook' } as const,
    /^https:\/\/www\.facebook\.com\/plugins\/page\.php\?href=/,
    'Facebook',
  ],
  [
    { kind: 'elfsight', address: 'https://1a2b3c.elf.site' } as const,
    /^https:\/\/1a2b3c\.elf\.site$/,
    'Elfsight',
  ],
])('shows the feed of %j in a closed box that tells its cost first', (source, address, company) => {
  const { container } = render(<SocialFeed source={source} />);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  expect(screen.getByText(/about \d MB of your data/)).toHaveTextContent(`${company} learns`);
  const frame = screen.getByTitle(/^Latest posts/);
  expect(frame).toHaveAttribute('data-src', expect.stringMatching(address));
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('shows nothing when there is no feed', () => {
  const { container } = render(<SocialFeed source={{ kind: 'none' }} />);
  expect(container).toBeEmptyDOMElement();
});
