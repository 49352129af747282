/** @jest-environment node */
import { toastStyles } from './added-styles';

test('finds the style sheet that the toasts add to the page', () => {
  expect(toastStyles()).toContain('[data-sonner-toaster]');
});
