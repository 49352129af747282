/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Failure } from './failures';
import { Notice } from './notice';

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = jest.fn();
});

test('a notice takes the focus once, not with each key that is typed below it', () => {
  const failure = new Failure(401);
  const form = (typed: string, notice = { heading: failure.message, failure }) => (
    <>
      <Notice {...notice} />
      <input aria-label="Price" value={typed} readOnly />
    </>
  );
  const { rerender } = render(form(''));
  expect(screen.getByRole('link')).toHaveFocus();
  screen.getByRole('textbox').focus();
  rerender(form('1'));
  expect(screen.getByRole('textbox')).toHaveFocus();
  // The next failure takes it again, even if it says the same.
  rerender(form('1', { heading: failure.message, failure: new Failure(401) }));
  expect(screen.getByRole('link')).toHaveFocus();
});
