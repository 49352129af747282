/** The page that the editor runs in, and the headers it asks its host for. */

/** What the editor may load and whom it may talk to: its own address and GitHub. Chosen photos are blobs. */
const policyFor = (githubAddress: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "img-src 'self' blob:",
    `connect-src 'self' ${githubAddress}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

export const editorPage = (githubAddress: string) => `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(githubAddress)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The editor</title>
<link rel="icon" href="./icon.svg">
<link rel="stylesheet" href="./editor.css">
<script type="module" src="./editor.js"></script>
</head>
<body>
<main>
<noscript><p>The editor needs JavaScript: turn it on in the settings of the browser.</p></noscript>
<p class="late">Part of the editor failed to load, so nothing can be saved. Load the page again.</p>
</main>
</body>
</html>
`;

/** `_headers`, as Cloudflare Pages reads it. */
export const headerFile = (githubAddress: string) => `/*
  Content-Security-Policy: ${policyFor(githubAddress)}; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex
`;
