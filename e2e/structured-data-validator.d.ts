declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** @param data things by type, by format @returns what is wrong */
    validate(data: Readonly<Record<'jsonld', unknown>>): Promise<unknown[]>;
  }
}
