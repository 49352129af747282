/** What became of the journeys in one engine, by their names: `ok`, or what went wrong. */
export interface EngineResults {
  readonly engine: string;
  readonly results: Readonly<Record<string, string>>;
}

export const passed = 'ok';

/** The problems as sentences, one a line, and none when all went well. */
export function problems(all: readonly EngineResults[]): string[] {
  return all.flatMap(({ engine, results }) =>
    Object.entries(results)
      .filter(([, result]) => result !== passed)
      .map(([journey, result]) => `${engine}, ${journey}: ${result}`),
  );
}

/** A table with a row for each journey and a column for each engine that makes it. */
export function summary(all: readonly EngineResults[]): Record<string, Record<string, string>> {
  const table: Record<string, Record<string, string>> = {};
  for (const { engine, results } of all) {
    for (const [journey, result] of Object.entries(results)) {
      table[journey] = { ...table[journey], [engine]: result === passed ? passed : 'FAILED' };
    }
  }
  return table;
}
