/**
 * `security.txt` as RFC 9116 wants it: whom to write to about a hole in the site, and until when
 * that is true. It has to be renewed within a year, which every build does.
 */
export function securityText(email: string, siteUrl: URL, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(built.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl)}`,
    '',
  ].join('\n');
}
