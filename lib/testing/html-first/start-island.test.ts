import { startIsland } from '../../html-first/islands/start-island';

beforeEach(() => {
  document.body.innerHTML = `
    <div data-island="form"><form aria-busy="true"><button type="submit">Send</button></form>
    <p data-note="held">Held</p><p data-note="failed" hidden>Failed</p></div>`;
});

const isHidden = (state: string) =>
  document.querySelector(`[data-note=${state}]`)?.hasAttribute('hidden');

test('an island that throws as it starts says so, and holds no submit', () => {
  const start = () => {
    throw new Error('No soil');
  };
  expect(() => startIsland('form', start, false)).toThrow('No soil');
  expect([isHidden('held'), isHidden('failed')]).toEqual([true, false]);
  expect(document.querySelector('form')).not.toHaveAttribute('aria-busy');
});

test('a held submit is made once, however often the island is started', () => {
  const submits: Event[] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    submits.push(event);
  });
  const run = jest.fn((_island: HTMLElement, _props: object, onReady: () => void) => onReady());
  startIsland('form', run, false);
  startIsland('form', run, false);
  expect(run).toHaveBeenCalledTimes(1);
  expect(submits).toHaveLength(1);
  expect([isHidden('held'), isHidden('failed')]).toEqual([true, true]);
});
