declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** @returns what is wrong */
    validate(data: unknown): Promise<unknown[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    /** @returns the things of a page by their types */
    parse(html: string): { readonly jsonld: Readonly<Record<string, readonly unknown[]>> };
  }
}
