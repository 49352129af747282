/** The id by which a section is named after its heading. */
export function headingId(heading: string): string {
  return `${heading.toLowerCase().replace(/[^a-z]+/g, '-')}-heading`;
}
