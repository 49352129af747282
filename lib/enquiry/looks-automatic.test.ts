import { looksAutomatic } from './looks-automatic';

function onPage(milliseconds: number, hasBeenActive: boolean | undefined) {
  jest.spyOn(performance, 'now').mockReturnValue(milliseconds);
  const activation = hasBeenActive === undefined ? undefined : { hasBeenActive };
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
}

test('a filled trap gives a program away at any time', () => {
  onPage(60_000, true);
  expect(looksAutomatic('http://spam.example')).toBe(true);
  expect(looksAutomatic('')).toBe(false);
});

test.each([
  [2999, false, true],
  [3000, false, false],
  [100, true, false],
  [100, undefined, false],
])('%i ms after the page came, touched: %s, looks automatic: %s', (time, wasTouched, looks) => {
  onPage(time, wasTouched);
  expect(looksAutomatic('')).toBe(looks);
});
