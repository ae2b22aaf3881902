import type { Composition, PosterContext } from '../context.ts';
import { calm, disc, glint, sky } from '../scenery.ts';
import { circle, d, group, line, path, rect, ring, roundEnds } from '../svg.ts';

const horizon = 20;

/** The waving pavement of the Poniente promenade. */
function promenade(p: PosterContext): string {
  const { ink } = p;
  const q = p.width / 8;
  const bands = [
    [70, ink.light],
    [92, ink.accent],
    [118, ink.glow],
    [146, ink.middle],
    [180, ink.light],
    [220, ink.accent],
  ] as const;
  return bands
    .map(([y, fill], i) => {
      const [start, bend] = i % 2 ? [y + 10, -26] : [y - 2, 26];
      return path(
        d`M${p.left} ${start}q${q} ${bend} ${q * 2} 0t${q * 2} 0t${q * 2} 0t${q * 2} 0V${p.bottom + 2}H${p.left}Z`,
        fill,
      );
    })
    .join('');
}

function wheel({ ink }: PosterContext, x: number): string {
  let spokes = '';
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    spokes += d`M${x} 72L${x + Math.cos(a) * 56} ${72 + Math.sin(a) * 56}`;
  }
  return (
    ring(x, 72, 64, ink.dark, 9) +
    ring(x, 72, 56, ink.light, 3) +
    line(spokes, ink.dark, 1.6) +
    circle(x, 72, 7, ink.dark)
  );
}

const frame = ({ ink }: PosterContext): string =>
  line('M-88 72L-40-20L64-24L92 72M-52-46L-2 78L64-22M-88 72L-2 78', ink.accent, 9, {
    'stroke-linejoin': 'round',
    ...roundEnds,
  }) +
  circle(-2, 78, 17, ink.dark) +
  circle(-2, 78, 8, ink.light) +
  line('M-2 78L14 104M4 104h22', ink.dark, 5, roundEnds) +
  path('M-82-54Q-56-62-26-52Q-34-44-54-42Q-76-42-82-54Z', ink.dark) +
  line('M64-24L56-62Q58-76 84-72Q98-68 92-54', ink.dark, 6, roundEnds);

const basket = ({ ink }: PosterContext): string =>
  path('M86-44H138L130-2H94Z', ink.light) +
  line('M88-32H136M91-18H133M102-44L105-2M122-44L118-2', ink.middle, 3) +
  circle(98, -52, 13, ink.accent) +
  circle(118, -56, 14, ink.disc) +
  circle(132, -48, 9, ink.light);

/** Bike: two wheels on the waving promenade. */
export const bicycle: Composition = (p) => {
  const { ink } = p;
  return (
    sky(p) +
    disc(p, 0, -44, 100, 4, 40) +
    rect(p.left, horizon, p.width, 70, ink.sea) +
    calm(p, horizon, horizon + 60, 9) +
    glint(0, horizon, horizon + 62, 80, ink.disc) +
    promenade(p) +
    group(
      `translate(0 34) scale(${p.side * 0.98} .98)`,
      wheel(p, -88) + wheel(p, 92) + frame(p) + basket(p) + line('M-152 60A66 66 0 0 1-60 12', ink.dark, 7, roundEnds),
    )
  );
};
