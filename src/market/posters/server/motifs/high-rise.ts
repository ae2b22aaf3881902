import { palm } from '../scenery.ts';
import type { Subject, SubjectContext } from '../subject.ts';
import { type Box, boxes, circle, line, path, rect, times } from '../svg.ts';

const floors = 15;
const floor = (i: number): number => -96 + i * 13;

/** Bands of balcony, the glass behind them, and whose light is on. */
function facade({ ink, chance }: SubjectContext, share: number): string {
  const lit: Box[] = [];
  const awnings: Box[] = [];
  for (let i = 0; i < floors; i++) {
    for (let k = 0; k < 4; k++) {
      const luck = chance();
      if (luck < share) lit.push([-38 + k * 15, floor(i) + 1, 11, 7]);
      else if (luck > 0.88) awnings.push([-38 + k * 15, floor(i), 13, 5]);
    }
  }
  return (
    rect(-46, -104, 66, 214, ink.light) +
    rect(20, -96, 26, 206, ink.dark) +
    boxes(
      Array.from({ length: floors }, (_, i) => [-40, floor(i), 60, 8] as const),
      ink.dark,
    ) +
    boxes(lit, ink.disc) +
    boxes(awnings, ink.accent) +
    boxes(
      Array.from({ length: floors }, (_, i) => [-52, floor(i) + 8, 74, 4] as const),
      ink.light,
    ) +
    boxes(
      Array.from({ length: floors }, (_, i) => [26, floor(i) + 2, 14, 5] as const),
      ink.middle,
    )
  );
}

/** High-rise: one slim tower with its balconies, and palms at its foot. */
export const highRise: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink, side } = p;
    const crown = [
      path('M-46-104V-122H6L20-104ZM20-104V-96H46L20-104Z', ink.accent) + line('M-20-122V-140', ink.dark, 5),
      path('M-46-104Q-40-134-4-136Q28-132 46-96L20-104Z', ink.accent) + circle(-4, -136, 4, ink.dark),
      rect(-36, -120, 46, 16, ink.accent) + rect(-28, -132, 22, 12, ink.dark) + line('M-2-120V-140', ink.light, 4),
    ][p.count(0, 2)];
    const isWide = p.chance() < 0.5;
    return (
      `<g transform="scale(${side} 1)">` +
      (isWide
        ? rect(-118, 28, 60, 82, ink.middle) +
          boxes(
            [0, 1, 2, 3, 4].map((i) => [-112, 36 + i * 14, 48, 6] as const),
            ink.light,
          )
        : '') +
      rect(62, 52, 62, 58, ink.middle) +
      rect(58, 46, 70, 7, ink.light) +
      boxes(
        [0, 1, 2].map((i) => [70 + i * 18, 64, 11, 16] as const),
        ink.disc,
      ) +
      facade(p, 0.18 + 0.2 * p.chance()) +
      (crown ?? '') +
      rect(-58, 84, 112, 7, ink.accent) +
      rect(-50, 91, 96, 19, ink.dark) +
      times(5, (i) => rect(-42 + i * 18, 94, 12, 16, ink.disc)) +
      '</g>' +
      palm(side * -82, 108, 92, side * -6, ink.dark) +
      palm(side * 100, 108, 76, side * 6, ink.dark)
    );
  },
};
