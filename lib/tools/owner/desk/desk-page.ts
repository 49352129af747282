/** The page that the desk runs in, and the headers it asks its host for. */

/**
 * What the desk may load and whom it may talk to: its own address and GitHub. Styles may stand in
 * elements, because the editor's own do; the encoder and the decoder of photos are WebAssembly.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** The editor fills what the news above it leave of the screen; the address in an example would make it wider. */
const style = `
body { display: flex; flex-direction: column; block-size: 100dvh; margin: 0; }
#nc-root { position: relative; flex: 1; min-block-size: 0; overflow-wrap: anywhere; }
#news, #notice { font: 16px/1.4 system-ui, sans-serif; padding: 8px 16px; overflow-wrap: anywhere; }
#news { max-block-size: 45dvh; overflow: auto; background: #f4efe4; color: #2c2016; }
#notice { position: fixed; inset: 0 0 auto; z-index: 1000; background: #7a1f12; color: #fff; }
#news p, #notice p { margin: 4px 0; }
#news summary { min-block-size: 44px; align-content: center; font-weight: 600; }
#news li { margin-block: 12px; }
#news a { color: #7a1f12; }
#notice button { min-block-size: 44px; padding-inline: 16px; font: inherit; }
`;

/** The page, which loads one script, by its path beside the page. */
export function deskPage(script: string): string {
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The desk</title>
<style>${style}</style>
<script type="module" src="${script}"></script>
</head>
<body>
<section id="news" aria-label="News" hidden></section>
<div id="nc-root"></div>
<noscript>The desk needs JavaScript: turn it on in the settings of the browser.</noscript>
</body>
</html>
`;
}

/** The same headers as Cloudflare Pages and Netlify read them (`_headers`), and as Apache does. */
export function headerFiles() {
  const lines = Object.entries(headers);
  return {
    _headers: ['/*', ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    '.htaccess': [
      'AddType text/javascript .js',
      'AddType application/wasm .wasm',
      'AddOutputFilterByType DEFLATE text/html text/javascript application/wasm',
      ...lines.map(([name, value]) => `Header always set ${name} "${value}"`),
      '',
    ].join('\n'),
  };
}
