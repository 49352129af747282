declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly unknown[];
  }
  export default class Validator {
    validate(data: unknown): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export interface Extracted {
    /** Things by their types. */
    readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
    readonly errors?: readonly unknown[];
  }
  export default class WebAutoExtractor {
    parse(html: string): Extracted;
  }
}
