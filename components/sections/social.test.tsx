import { renderToStaticMarkup } from 'react-dom/server';
import { SocialFeed } from './social';

const elfsight = { kind: 'elfsight', address: 'https://1a2b3c.elf.site' } as const;

test.each([
  [{ kind: 'facebook' } as const, 'https://www.facebook.com/plugins/page.php?href=', 'Facebook'],
  [elfsight, 'https://1a2b3c.elf.site', 'Elfsight'],
])(
  'shows the feed of %j in a closed box that first says what it costs',
  (source, address, company) => {
    const html = renderToStaticMarkup(<SocialFeed source={source} />);
    expect(html).toMatch(/<details><summary/);
    expect(html).toMatch(new RegExp(`about \\d MB of your data\\. ${company} learns`));
    const [frame] = /<iframe[^>]*>/.exec(html) ?? [];
    expect(frame).toContain(` data-src="${address}`);
    expect(frame).not.toMatch(/ (src|sandbox)=/);
    expect(frame).toContain('data-sandbox="allow-scripts allow-same-origin allow-popups"');
    expect(frame).toContain('referrerPolicy="no-referrer"');
  },
);

test('shows nothing when there is no feed', () => {
  expect(renderToStaticMarkup(<SocialFeed source={{ kind: 'none' }} />)).toBe('');
});
