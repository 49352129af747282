declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** @param data things by their types, by the format that they are written in @returns what is wrong */
    validate(data: Readonly<Record<'jsonld', unknown>>): Promise<unknown[]>;
  }
}
