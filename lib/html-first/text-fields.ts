/** The fields of a form that a visitor writes into. */
export function textFields(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll('textarea,input:not([type=hidden])');
}
