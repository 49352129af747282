/** Text with plain spaces instead of no-break spaces. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
