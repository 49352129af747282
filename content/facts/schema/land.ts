/** Whether a place is in South Africa, by a simple outline: a slip in a digit or a sign leads out of it. */

type Outline = readonly (readonly [east: number, south: number])[];

/** The land borders to within some ten kilometres, and the coast with a little of the sea. */
const southAfrica: Outline = [
  [16.4, 28.7],
  [17.1, 28],
  [17.5, 28.7],
  [18.2, 28.9],
  [19, 28.9],
  [20, 28.4],
  [20, 24.8],
  [20.7, 25.6],
  [20.7, 26.8],
  [21.7, 26.8],
  [22.7, 25.9],
  [23.5, 25.3],
  [24.7, 25.8],
  [25.6, 25.6],
  [25.9, 24.75],
  [26.5, 24.4],
  [27, 23.6],
  [28.3, 22.55],
  [29.4, 22.15],
  [31.3, 22.35],
  [31.6, 23.5],
  [32.05, 24.5],
  [32, 26],
  [32.1, 26.8],
  [33, 26.8],
  [32.7, 28.3],
  [31.2, 30],
  [28.9, 32.7],
  [27.4, 33.5],
  [25.8, 34.1],
  [22.5, 34.3],
  [20, 34.9],
  [18.2, 34.4],
  [17.7, 33],
  [17.1, 30.4],
];

const lesotho: Outline = [
  [27.1, 29.6],
  [27.44, 29.32],
  [27.8, 29],
  [28.6, 28.7],
  [29.3, 29.4],
  [29, 29.8],
  [28.2, 30.1],
  [27.7, 30.5],
  [27.4, 30.2],
];

const eswatini: Outline = [
  [31.2, 26.1],
  [31.9, 26.1],
  [31.9, 27.2],
  [31.2, 27.2],
  [30.95, 26.7],
];

/** Whether a line to the east crosses the outline an odd number of times. */
function isInside([east, south]: Outline[number], outline: Outline): boolean {
  const crossings = outline.filter(([east1, south1], index) => {
    const [east2, south2] = outline[(index + 1) % outline.length] ?? [0, 0];
    const isBetween = south1 > south !== south2 > south;
    return isBetween && east < east1 + ((south - south1) / (south2 - south1)) * (east2 - east1);
  });
  return crossings.length % 2 === 1;
}

/** @param position such as `-24.95512, 28.54331` */
export function isInSouthAfrica(position: string): boolean {
  const [north = 0, east = 0] = position.split(', ').map(Number);
  const place = [east, -north] as const;
  return isInside(place, southAfrica) && ![lesotho, eswatini].some((one) => isInside(place, one));
}
