/** What typed text came to: a value, a sentence that says why there is none, or nothing typed. */
export type Worked<Value> =
  | { readonly kind: 'result'; readonly value: Value }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'empty' };
