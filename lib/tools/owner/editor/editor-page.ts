/** The page that the editor runs in, and the headers it asks its host for. */
import { createHash } from 'node:crypto';

/** Where the page has what the editor imports by name, or as only a bundler could read it. */
const importMap = JSON.stringify({
  imports: {
    '@sveltia/cms': './npm/index.js',
    immutable: './immutable.js',
    './locales/en-GB.json': './words.js',
  },
});

/**
 * What the editor may load and whom it may talk to: its own address and GitHub, not the servers from which it
 * would fetch fonts and GitHub's status. Its styles are in elements; the encoder and the decoder of photos are
 * WebAssembly.
 */
const policy = [
  "default-src 'self'",
  `script-src 'self' 'wasm-unsafe-eval' 'sha256-${createHash('sha256').update(importMap).digest('base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "connect-src 'self' blob: data: https://api.github.com",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The editor, forms too, fills what is left below the news; the address in an example would make it wider. */
const style = `
body { display: flex; flex-direction: column; block-size: 100dvh; margin: 0; }
#nc-root { contain: layout; flex: 1; min-block-size: 0; overflow-wrap: anywhere; }
#news, #notice { font: 16px/1.4 system-ui, sans-serif; padding: 8px 16px; overflow-wrap: anywhere; }
#news, #notice { max-block-size: 45dvh; overflow: auto; background: #f4efe4; color: #2c2016; }
#notice { background: #7a1f12; color: #fff; }
#news p, #notice p { margin: 4px 0; }
#news a, #notice a { color: inherit; }
#news summary { min-block-size: 44px; align-content: center; font-weight: 600; }
#news ol { margin: 0; padding-inline-start: 24px; }
#news li { margin-block: 12px; }
#notice button { min-block-size: 44px; padding-inline: 16px; font: inherit; }
`;

export const editorPage = `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The editor</title>
<style>${style}</style>
<script type="importmap">${importMap}</script>
<script type="module" src="./editor.js"></script>
</head>
<body>
<div id="nc-root"></div>
<noscript>The editor needs JavaScript: turn it on in the settings of the browser.</noscript>
</body>
</html>
`;

/** `_headers`, as Cloudflare Pages reads it. */
export const headerFile = `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex
`;
