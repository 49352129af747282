/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Failure } from './failures';
import { Notice } from './notice';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = jest.fn();
});

test('a notice takes the focus once, not with each key that is typed below it', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const failure = new Failure(401);
  const show = (typed: string, notice = { heading: failure.message, failure }) =>
    act(() =>
      root.render(
        <>
          <Notice {...notice} />
          <input aria-label="Price" value={typed} readOnly />
        </>,
      ),
    );
  show('');
  const [link, field] = [document.querySelector('a'), document.querySelector('input')];
  expect(document.activeElement).toBe(link);
  field?.focus();
  show('1');
  expect(document.activeElement).toBe(field);
  // The next failure takes it again, even if it says the same.
  show('1', { heading: failure.message, failure: new Failure(401) });
  expect(document.activeElement).toBe(link);
  act(() => root.unmount());
});
