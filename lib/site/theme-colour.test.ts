/** @jest-environment node */
import { themeColour } from './theme-colour';

test('reads a colour of the theme', () => {
  expect(themeColour('paper')).toMatch(/^#f[0-9a-f]{5}$/);
});

test('names a colour that is not there', () => {
  expect(() => themeColour('turquoise')).toThrow('no colour named turquoise in app/globals.css');
});
