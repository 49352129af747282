import { renderToStaticMarkup } from 'react-dom/server';
import { SocialFeed } from './social';

test('shows the feed in a closed box that first says what it costs', () => {
  const html = renderToStaticMarkup(<SocialFeed />);
  expect(html).toMatch(/<details><summary/);
  expect(html).toMatch(/about 2 MB of your data\. Facebook learns/);
  const [frame] = /<iframe[^>]*>/.exec(html) ?? [];
  expect(frame).toContain(' data-src="https://www.facebook.com/plugins/page.php?href=');
  expect(frame).not.toMatch(/ (src|sandbox)=/);
  expect(frame).toContain('data-sandbox="allow-scripts allow-same-origin allow-popups"');
  expect(frame).toContain('referrerPolicy="no-referrer"');
});
