import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, line, path, roundEnds, times } from '../svg.ts';

type Burst = {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly rays: number;
  readonly fills: readonly [string, string];
};

/** A chrysanthemum: rays that swell outwards and end in a spark. */
function chrysanthemum({ x, y, r, rays, fills }: Burst, core: string): string {
  const ray = (from: number, to: number, half: number, turn: number): string =>
    times(rays, (i) => {
      const a = ((i + turn) * 2 * Math.PI) / rays;
      const at = (reach: number, off: number): string =>
        d`${x + Math.cos(a + off) * reach} ${y + Math.sin(a + off) * reach}`;
      return `M${at(r * from, 0)}L${at(r * to, half)}L${at(r * to * 1.08, 0)}L${at(r * to, -half)}Z`;
    });
  const sparks = times(rays, (i) => {
    const a = ((i + 0.5) * 2 * Math.PI) / rays;
    return circle(x + Math.cos(a) * r * 0.96, y + Math.sin(a) * r * 0.96, r * 0.055, fills[1]);
  });
  return (
    path(ray(0.26, 0.93, 0.09, 0), fills[0]) +
    path(ray(0.18, 0.7, 0.1, 0.5), fills[1]) +
    sparks +
    circle(x, y, r * 0.12, core)
  );
}

const trail = ({ ink }: SubjectContext, x: number, y: number, to: number): string =>
  line(d`M${x} ${y}Q${x + to * 0.2} ${(y + 134) / 2} ${to} 134`, ink.dark, 6, {
    ...roundEnds,
    'stroke-dasharray': '1 13',
  }) +
  line(d`M${x} ${y}Q${x + to * 0.2} ${(y + 134) / 2} ${to} 134`, ink.light, 3.5, {
    ...roundEnds,
    'stroke-dasharray': '1 13',
  });

/** Fireworks: three bursts. */
export const fireworks: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side } = p;
    const rays = p.count(12, 16, 2);
    const isSwapped = p.chance() < 0.5;
    const warm = isSwapped ? ([ink.disc, ink.accent] as const) : ([ink.accent, ink.disc] as const);
    const hasFourth = p.chance() < 0.5;
    const bursts: readonly Burst[] = [
      { x: side * -26, y: -46, r: 90, rays, fills: warm },
      { x: side * 82, y: 44, r: 54, rays: 12, fills: [warm[0], ink.middle] },
      { x: side * -92, y: 74, r: 43, rays: 10, fills: [ink.middle, warm[0]] },
      ...(hasFourth ? [{ x: side * 104, y: -102, r: 32, rays: 8, fills: [warm[1], ink.middle] as const }] : []),
    ];
    return (
      trail(p, side * -26, 0, side * 10) +
      trail(p, side * 84, 70, side * 40) +
      bursts.map((burst) => chrysanthemum(burst, ink.light)).join('')
    );
  },
};
