/**
 * A simple plan of the town's bay, drawn by hand in coordinates: coast, beaches, the old town's rock, hills, main
 * streets. It is exact enough to put a pin into the right block, not to walk by. Another resort draws its own here.
 */
export type Point = readonly [longitude: number, latitude: number];

/** What the plan shows. */
export const frame = { west: -0.17, east: -0.092, north: 38.558, south: 38.519 } as const;

/** A degree of longitude is shorter than one of latitude, so far north. */
const unit = 400 / (frame.east - frame.west);
const stretch = 1 / Math.cos((((frame.north + frame.south) / 2) * Math.PI) / 180);
export const size = { width: 400, height: Math.round((frame.north - frame.south) * unit * stretch) } as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** Where a point stands on the plan. */
export function toPlan([longitude, latitude]: Point): { x: number; y: number } {
  return {
    x: round((longitude - frame.west) * unit),
    y: round((frame.north - latitude) * unit * stretch),
  };
}

/** What a point of the plan means; four decimals are some ten metres. */
export function toPlace(x: number, y: number): Point {
  const four = (value: number) => Math.round(value * 10_000) / 10_000;
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return [
    four(within(frame.west + x / unit, frame.west, frame.east)),
    four(within(frame.north - y / (unit * stretch), frame.south, frame.north)),
  ];
}

/** A line that bends at its points instead of breaking: each is drawn to the middle between two of them. */
export function pathOf(points: readonly Point[]): string {
  const [first = { x: 0, y: 0 }, ...rest] = points.map(toPlan);
  const last = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map(({ x, y }, place) => {
    const next = rest[place + 1] ?? last;
    return `Q${x} ${y} ${round((x + next.x) / 2)} ${round((y + next.y) / 2)}`;
  });
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`;
}

const cala: readonly Point[] = [
  [-0.1652, 38.5256],
  [-0.1636, 38.5265],
  [-0.1617, 38.5262],
];
const poniente: readonly Point[] = [
  [-0.1583, 38.5303],
  [-0.1562, 38.5322],
  [-0.152, 38.5336],
  [-0.147, 38.5343],
  [-0.142, 38.5349],
  [-0.138, 38.535],
  [-0.1357, 38.5345],
];
const malPas: readonly Point[] = [
  [-0.1333, 38.5338],
  [-0.1325, 38.5341],
];
const levante: readonly Point[] = [
  [-0.1299, 38.5348],
  [-0.1282, 38.5356],
  [-0.124, 38.5363],
  [-0.12, 38.5367],
  [-0.116, 38.5366],
  [-0.112, 38.536],
  [-0.1085, 38.5349],
  [-0.1062, 38.5338],
];

export const beaches = [cala, poniente, malPas, levante] as const;

/** From the west to the east, the sea on the right hand; harbour mole and rock between the beaches. */
export const coast: readonly Point[] = [
  [-0.182, 38.519],
  [-0.1712, 38.523],
  ...cala,
  [-0.1596, 38.5256],
  [-0.1578, 38.5282],
  ...poniente,
  [-0.1349, 38.5322],
  [-0.1341, 38.5321],
  ...malPas,
  [-0.1315, 38.5328],
  [-0.1306, 38.5334],
  ...levante,
  [-0.1036, 38.532],
  [-0.101, 38.5298],
  [-0.0972, 38.529],
  [-0.0935, 38.5288],
  [-0.0905, 38.526],
  [-0.0872, 38.5236],
  [-0.08, 38.5252],
];

/** What lies behind the coast, well beyond the plan. */
const inland: readonly Point[] = [
  [-0.08, 38.57],
  [-0.182, 38.57],
];

export const land: readonly Point[] = [...coast, ...inland];

/** The bare hills in the east. */
export const hills: readonly Point[] = [
  [-0.0975, 38.5296],
  [-0.1, 38.5335],
  [-0.0975, 38.5395],
  [-0.0915, 38.547],
  [-0.084, 38.554],
  [-0.08, 38.5252],
  [-0.0872, 38.5238],
  [-0.0905, 38.5264],
  [-0.0935, 38.5292],
];

/** Where the built-up streets are. */
export const streets: readonly Point[] = [
  [-0.158, 38.5312],
  [-0.1515, 38.534],
  [-0.138, 38.5355],
  [-0.1335, 38.5345],
  [-0.1316, 38.5332],
  [-0.129, 38.536],
  [-0.12, 38.5372],
  [-0.108, 38.5352],
  [-0.1035, 38.5338],
  [-0.1025, 38.5402],
  [-0.115, 38.5428],
  [-0.1265, 38.5485],
  [-0.139, 38.5495],
  [-0.149, 38.5435],
  [-0.157, 38.5385],
];

/** The streets that everything else lies beside. */
export const roads: readonly (readonly Point[])[] = [
  [
    [-0.182, 38.532],
    [-0.17, 38.5375],
    [-0.158, 38.5435],
    [-0.146, 38.5478],
    [-0.136, 38.5484],
    [-0.125, 38.547],
    [-0.112, 38.5457],
    [-0.1, 38.5478],
    [-0.084, 38.556],
  ],
  [
    [-0.1318, 38.5385],
    [-0.124, 38.5393],
    [-0.118, 38.5394],
    [-0.112, 38.539],
    [-0.1062, 38.5366],
  ],
  [
    [-0.1224, 38.5367],
    [-0.1234, 38.5422],
    [-0.124, 38.547],
  ],
  [
    [-0.1316, 38.5362],
    [-0.1328, 38.542],
    [-0.1338, 38.5483],
  ],
  [
    [-0.137, 38.5352],
    [-0.1392, 38.541],
    [-0.1385, 38.5484],
  ],
  [
    [-0.157, 38.5325],
    [-0.15, 38.5365],
    [-0.1392, 38.5385],
    [-0.1318, 38.5385],
  ],
];

/** Names on the plan, and where they are written. */
export const names = [
  { key: 'map.poniente', at: [-0.1478, 38.5312] },
  { key: 'map.levante', at: [-0.1175, 38.5335] },
  { key: 'map.oldTown', at: [-0.131, 38.5292] },
  { key: 'map.hills', at: [-0.1005, 38.5435] },
] as const satisfies readonly { readonly key: string; readonly at: Point }[];
