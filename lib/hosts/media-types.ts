/** Media types by the ending of a file's name, for hosts that know too few. */
export const textTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
} as const;

export const binaryTypes = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  woff2: 'font/woff2',
} as const;

function typeIn(types: Readonly<Record<string, string>>, ending: string): string | undefined {
  return Object.hasOwn(types, ending) ? types[ending] : undefined;
}

/** The `Content-Type` of a file by its name. */
export function contentType(file: string): string | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const text = typeIn(textTypes, ending);
  return text ? `${text}; charset=utf-8` : typeIn(binaryTypes, ending);
}

/** Whether a file is text, and so worth compressing. */
export function isText(file: string): boolean {
  return contentType(file)?.includes('charset') ?? false;
}
