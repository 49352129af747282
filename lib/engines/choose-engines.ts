/**
 * Divides what there is by the names in a setting such as `firefox,webkit`; without a setting all
 * are chosen. An unknown name is told, since a misspelt one would choose nothing.
 */
export function chooseEngines<Named extends { readonly name: string }>(
  all: readonly Named[],
  setting: string | undefined,
): { chosen: Named[]; leftOut: Named[]; unknown: string[] } {
  const wanted = setting?.split(',').map((name) => name.trim()) ?? all.map(({ name }) => name);
  return {
    chosen: all.filter(({ name }) => wanted.includes(name)),
    leftOut: all.filter(({ name }) => !wanted.includes(name)),
    unknown: wanted.filter((name) => !all.some((engine) => engine.name === name)),
  };
}
