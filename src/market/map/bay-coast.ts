/**
 * The coast of the town's bay, drawn by hand in coordinates: from the cape behind Alicante in the south-west to the one
 * behind Calpe in the east, exact to a block in town and to half a kilometre far away. It is there to find a place on,
 * not to walk or sail by. Another resort draws its own here and in the other bay-*.ts.
 */
import type { Point } from './mercator.ts';

const cala: readonly Point[] = [
  [-0.1664, 38.5249],
  [-0.165, 38.5258],
  [-0.163, 38.5257],
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
const albir: readonly Point[] = [
  [-0.0628, 38.5695],
  [-0.0642, 38.5728],
  [-0.0645, 38.5772],
];
const villajoyosa: readonly Point[] = [
  [-0.2372, 38.5025],
  [-0.2325, 38.5055],
  [-0.2285, 38.5062],
];

export const beaches: readonly (readonly Point[])[] = [cala, poniente, malPas, levante, albir, villajoyosa];

const southwest: readonly Point[] = [
  [-0.64, 38.02],
  [-0.62, 38.13],
  [-0.512, 38.19],
  [-0.519, 38.27],
  [-0.511, 38.323],
  [-0.472, 38.346],
  [-0.44, 38.36],
  [-0.404, 38.353],
  [-0.409, 38.382],
  [-0.398, 38.415],
  [-0.375, 38.436],
  [-0.343, 38.456],
  [-0.316, 38.472],
  [-0.292, 38.483],
  [-0.268, 38.4925],
  [-0.25, 38.4968],
  ...villajoyosa,
  [-0.2205, 38.5055],
  [-0.2165, 38.5088],
  [-0.207, 38.5105],
  [-0.1985, 38.5122],
  [-0.1925, 38.5165],
  [-0.185, 38.5172],
  [-0.1795, 38.5192],
  [-0.1745, 38.5195],
  [-0.169, 38.5228],
];

/** Around the Tossal, along Poniente, the harbour's shore, around the rock of the old town, along Levante. */
const town: readonly Point[] = [
  ...cala,
  [-0.1612, 38.5243],
  [-0.159, 38.5252],
  [-0.158, 38.5278],
  ...poniente,
  [-0.1349, 38.5326],
  [-0.1341, 38.5325],
  ...malPas,
  [-0.1318, 38.5329],
  [-0.1313, 38.5325],
  [-0.1305, 38.5332],
  ...levante,
];

const northeast: readonly Point[] = [
  [-0.1036, 38.532],
  [-0.1015, 38.5301],
  [-0.0992, 38.5293],
  [-0.0972, 38.5282],
  [-0.0962, 38.5256],
  [-0.094, 38.5238],
  [-0.0905, 38.5262],
  [-0.0852, 38.5312],
  [-0.0788, 38.5372],
  [-0.0715, 38.5428],
  [-0.0642, 38.5492],
  [-0.0572, 38.5552],
  [-0.051, 38.5618],
  [-0.0492, 38.5642],
  [-0.0532, 38.5662],
  [-0.0588, 38.5668],
  ...albir,
  [-0.0592, 38.5868],
  [-0.053, 38.5945],
  [-0.0478, 38.5992],
  [-0.0425, 38.6048],
  [-0.0345, 38.6122],
  [-0.0252, 38.6182],
  [-0.0155, 38.6218],
  [-0.0052, 38.6258],
  [0.0085, 38.6322],
  [0.0205, 38.6288],
  [0.0312, 38.6272],
  [0.0425, 38.6365],
  [0.0552, 38.6415],
  [0.0675, 38.6385],
  [0.0755, 38.6315],
  [0.0782, 38.6365],
  [0.0722, 38.6432],
  [0.0835, 38.6595],
  [0.108, 38.674],
  [0.155, 38.698],
  [0.181, 38.716],
  [0.208, 38.731],
  [0.234, 38.733],
  [0.225, 38.757],
  [0.192, 38.79],
  [0.17, 38.818],
  [0.11, 38.842],
  [-0.05, 38.92],
  [-0.2, 39.05],
];

/** From the west to the east, the sea on the right hand. */
export const coast: readonly Point[] = [...southwest, ...town, ...northeast];

/** The coast closed far behind the mountains: whoever looks from the next province still stands on land. */
export const land: readonly Point[] = [...coast, [-0.2, 43], [-9, 43], [-9, 38.02]];

export const island: readonly Point[] = [
  [-0.1334, 38.5021],
  [-0.1318, 38.5036],
  [-0.129, 38.5034],
  [-0.1268, 38.5022],
  [-0.1275, 38.5008],
  [-0.1305, 38.5003],
  [-0.1328, 38.5009],
];

/** Walls in the water: the two moles of the harbour. */
export const moles: readonly (readonly Point[])[] = [
  [
    [-0.1343, 38.5327],
    [-0.1352, 38.5316],
    [-0.1372, 38.5318],
  ],
  [
    [-0.1363, 38.5343],
    [-0.1378, 38.5333],
  ],
];
