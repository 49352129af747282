/**
 * What headings, quotations and large figures can be written with: the letters of English, those
 * that Afrikaans names add, figures and the usual marks. Any other character falls back to the next
 * font of the list in app/globals.css.
 */
export const headingCharacters = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'éëêïôûÉË',
  '0123456789',
  ' \u00a0.,:;!?’‘“”–-()/&%+·²"\'',
].join('');
