/** Small waves on the sea, in rows like those of the posters. They stand for no wave in particular. */
import { lazily } from '#kit/shared/lazily.ts';
import { coast, island } from './bay-coast.ts';
import type { Point } from './mercator.ts';

const rows = { from: 38.45, to: 38.6, step: 0.0056 } as const;
const columns = { from: -0.27, to: 0.06, step: 0.0098 } as const;
/** One wave: how long, how high, of how many arcs. */
const wave = { long: 0.0038, high: 0.00042, arcs: 3 } as const;
/** How far from the shore waves begin, in degrees. */
const shore = 0.0024;

/** Whether a place lies in the open sea: south of the coast's line, and not at the island. */
function isOpenSea([x, y]: Point): boolean {
  const isClear = [...coast, ...island].every(([cx, cy]) => Math.hypot((cx - x) * 0.78, cy - y) > shore);
  const crossings = coast.slice(1).filter(([x2, y2], place) => {
    const [x1, y1] = coast[place] ?? [x2, y2];
    return x1 > x !== x2 > x && y1 + ((x - x1) / (x2 - x1)) * (y2 - y1) < y;
  });
  return isClear && crossings.length % 2 === 0;
}

const count = (of: { readonly from: number; readonly to: number; readonly step: number }) =>
  Array.from({ length: Math.floor((of.to - of.from) / of.step) }, (_, place) => of.from + place * of.step);

const middles = () =>
  count(rows).flatMap((y, row) => count(columns).map((x): Point => [x + (row % 2) * (columns.step / 2), y]));

/** Counted out with the first map. */
export const waves: () => readonly (readonly Point[])[] = lazily(() =>
  middles()
    .filter(isOpenSea)
    .map(([x, y]) =>
      Array.from({ length: wave.arcs * 2 + 1 }, (_, place): Point => [
        x + (place / (wave.arcs * 2) - 0.5) * wave.long,
        y + (place % 2 === 0 ? -wave.high : wave.high) / 2,
      ]),
    ),
);
