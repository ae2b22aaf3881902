/** Where the plan's names are written; the words themselves stand in the messages of market/map/web. */
import { roads } from './bay-roads.ts';
import { distance, type Point } from './mercator.ts';

export type BayName = {
  readonly key: string;
  readonly at: Point;
  readonly kind: 'sea' | 'beach' | 'town' | 'quarter' | 'mountain' | 'park' | 'road' | 'stop';
  /** The zooms at which it is written: below there is no room, above nothing to name. */
  readonly from: number;
  readonly to: number;
  /** Degrees, for what follows a shore or a street. */
  readonly turn?: number;
};

/** Near enough, the name of a street stands along it again and again, so that one is in sight wherever one looks. */
const streetsFrom = 15.6;
/** From one to the next, in kilometres. */
const apart = 0.2;

export const bayNames = [
  { key: 'name.sea', at: [-0.075, 38.485], kind: 'sea', from: 8, to: 13.4 },
  { key: 'name.bay', at: [-0.13, 38.5225], kind: 'sea', from: 12.2, to: 15.4 },
  { key: 'name.levante', at: [-0.1172, 38.5349], kind: 'beach', from: 12.4, to: 17 },
  { key: 'name.poniente', at: [-0.1468, 38.5325], kind: 'beach', from: 12.4, to: 17 },
  { key: 'name.malPas', at: [-0.1326, 38.5326], kind: 'beach', from: 15.2, to: 18 },
  { key: 'name.cala', at: [-0.1668, 38.5281], kind: 'quarter', from: 12.8, to: 17 },
  { key: 'name.oldTown', at: [-0.1321, 38.5352], kind: 'quarter', from: 13.4, to: 18 },
  { key: 'name.centre', at: [-0.1336, 38.5402], kind: 'quarter', from: 14.2, to: 18 },
  { key: 'name.levanteSide', at: [-0.1182, 38.541], kind: 'quarter', from: 14.2, to: 18 },
  { key: 'name.ponienteSide', at: [-0.1478, 38.5385], kind: 'quarter', from: 14.2, to: 18 },
  { key: 'name.rincon', at: [-0.1036, 38.5363], kind: 'quarter', from: 13, to: 18 },
  { key: 'name.harbour', at: [-0.1391, 38.5323], kind: 'sea', from: 13.6, to: 18 },
  { key: 'name.island', at: [-0.1301, 38.4982], kind: 'beach', from: 10.5, to: 17 },
  { key: 'name.serraGelada', at: [-0.0762, 38.548], kind: 'mountain', from: 10.6, to: 17 },
  { key: 'name.tossal', at: [-0.1602, 38.5272], kind: 'mountain', from: 14, to: 18 },
  { key: 'name.cortina', at: [-0.1682, 38.5712], kind: 'mountain', from: 11.4, to: 16 },
  { key: 'name.puigCampana', at: [-0.1994, 38.5944], kind: 'mountain', from: 9.4, to: 16 },
  { key: 'name.bernia', at: [-0.0552, 38.6572], kind: 'mountain', from: 9.8, to: 16 },
  { key: 'name.aitana', at: [-0.2702, 38.651], kind: 'mountain', from: 9.2, to: 16 },
  { key: 'name.aiguera', at: [-0.136, 38.5422], kind: 'park', from: 13.8, to: 18 },
  { key: 'name.terraMitica', at: [-0.1572, 38.5608], kind: 'park', from: 12.6, to: 17 },
  { key: 'name.villajoyosa', at: [-0.2322, 38.5102], kind: 'town', from: 9.4, to: 15 },
  { key: 'name.finestrat', at: [-0.2122, 38.5692], kind: 'town', from: 11, to: 16 },
  { key: 'name.nucia', at: [-0.1275, 38.6135], kind: 'town', from: 10.6, to: 16 },
  { key: 'name.polop', at: [-0.1295, 38.6232], kind: 'town', from: 11.8, to: 16 },
  { key: 'name.alfas', at: [-0.1025, 38.5812], kind: 'town', from: 11.2, to: 16 },
  { key: 'name.albir', at: [-0.073, 38.5722], kind: 'town', from: 11, to: 16 },
  { key: 'name.altea', at: [-0.0512, 38.6002], kind: 'town', from: 9.6, to: 16 },
  { key: 'name.calpe', at: [0.0502, 38.6442], kind: 'town', from: 9, to: 15 },
  { key: 'name.alicante', at: [-0.4802, 38.352], kind: 'town', from: 7, to: 13 },
  { key: 'name.ap7', at: [-0.1482, 38.5553], kind: 'road', from: 11.6, to: 17, turn: -2 },
  { key: 'name.n332', at: [-0.1642, 38.5406], kind: 'road', from: 12.2, to: 17, turn: -28 },
  { key: 'name.n332', at: [-0.0725, 38.5772], kind: 'road', from: 12.2, to: 17, turn: -68 },
  { key: 'name.mediterraneo', at: [-0.1178, 38.5394], kind: 'road', from: 13.5, to: streetsFrom, turn: 1 },
  { key: 'name.armada', at: [-0.1525, 38.5341], kind: 'road', from: 13.6, to: streetsFrom, turn: -17 },
  { key: 'name.europa', at: [-0.1233, 38.5432], kind: 'road', from: 13.6, to: streetsFrom, turn: 82 },
  { key: 'name.jaime', at: [-0.1333, 38.5452], kind: 'road', from: 13.6, to: streetsFrom, turn: 80 },
  { key: 'name.beniarda', at: [-0.139, 38.5442], kind: 'road', from: 13.6, to: streetsFrom, turn: -87 },
  { key: 'name.tram', at: [-0.134, 38.5496], kind: 'stop', from: 13.6, to: 18 },
  { key: 'name.bus', at: [-0.1443, 38.5464], kind: 'stop', from: 13.6, to: 18 },
] as const satisfies readonly BayName[];

/** Where a name stands along a way, and how it is turned to be read from left to right. */
function standsAlong(way: readonly Point[]): { at: Point; turn: number }[] {
  let walked = apart / 2;
  return way.slice(1).flatMap((to, place) => {
    const from = way[place] ?? to;
    const length = distance(from, to);
    const [dx, dy] = [(to[0] - from[0]) * 0.78, to[1] - from[1]];
    const turn = Math.round((Math.atan(-dy / dx) * 180) / Math.PI);
    const stands = [];
    for (; walked < length; walked += apart) {
      const share = walked / length;
      const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      stands.push({ at, turn });
    }
    walked -= length;
    return stands;
  });
}

export const streetNames = roads.flatMap(({ name, way }) =>
  name === undefined
    ? []
    : standsAlong(way).map((stand) => ({ key: name, ...stand, kind: 'road' as const, from: streetsFrom, to: 18 })),
);
