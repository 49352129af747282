import { readHeaderRules } from './built-site';

test('no header is in two rules for one address, since hosts would join them', () => {
  const [shared, ...others] = readHeaderRules('public');
  expect(shared?.pattern).toBe('/*');
  for (const { headers } of others) {
    expect(Object.keys(headers).filter((name) => name in (shared?.headers ?? {}))).toEqual([]);
  }
});
