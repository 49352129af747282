/** @jest-environment node */
import { chooseEngines } from './choose-engines';
import { type EngineResults, passed, problems, summary } from './report';

const all: EngineResults[] = [
  { engine: 'firefox', results: { menu: passed, lightbox: 'It did not open.' } },
  { engine: 'webkit', results: { start: 'it is not on this machine.' } },
];

test('each failed journey is a problem, and so is an engine that is missing', () => {
  expect(problems(all)).toEqual([
    'firefox, lightbox: It did not open.',
    'webkit, start: it is not on this machine.',
  ]);
  expect(problems([{ engine: 'webkit', results: { menu: passed } }])).toEqual([]);
});

test('the summary has a row for each journey and a column for each engine', () => {
  expect(summary(all)).toEqual({
    menu: { firefox: 'ok' },
    lightbox: { firefox: 'FAILED' },
    start: { webkit: 'FAILED' },
  });
});

test('all engines are chosen unless some are named; a name that is none is told', () => {
  const firefox = { name: 'firefox' };
  const webkit = { name: 'webkit' };
  const both = [firefox, webkit];
  expect(chooseEngines(both, undefined)).toEqual({ chosen: both, leftOut: [], unknown: [] });
  expect(chooseEngines(both, 'webkit, opera')).toEqual({
    chosen: [webkit],
    leftOut: [firefox],
    unknown: ['opera'],
  });
});
