import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, ring, roundEnds, times } from '../svg.ts';

const y = -26;
const r = 92;

/** A gondola hangs upright, wherever the wheel has turned. */
const gondola = ({ ink }: SubjectContext, x: number, gy: number, fill: string): string =>
  group(
    d`translate(${x} ${gy})`,
    path('M-19 6H19L14 28Q0 33-14 28Z', fill) + path('M-22 8Q0-20 22 8Z', ink.light) + rect(-19, 6, 38, 6, ink.dark),
  );

/** Fair: a great wheel with its gondolas. */
export const ferrisWheel: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const gondolas = p.count(8, 10, 2);
    const turn = p.chance() * (360 / gondolas);
    const spot = (i: number, reach: number): readonly [number, number] => {
      const a = ((turn + (i * 360) / gondolas) * Math.PI) / 180;
      return [Math.cos(a) * reach, y + Math.sin(a) * reach];
    };
    const spokes = times(gondolas, (i) => d`M0 ${y}L${spot(i, r)[0]} ${spot(i, r)[1]}`);
    const fills = p.chance() < 0.5 ? [ink.accent, ink.disc] : [ink.disc, ink.middle];
    const bulbs = times(gondolas * 2, (i) =>
      circle(...spot(i + 0.25 - i / 2, r - 8), 3.2, i % 2 ? ink.disc : ink.light),
    );
    return (
      line(d`M-8 ${y}L-64 102M8 ${y}L64 102M-50 76H50`, ink.dark, 11, roundEnds) +
      line(d`M-8 ${y}L-64 102M8 ${y}L64 102`, ink.light, 4, roundEnds) +
      circle(0, y, r, ink.middle) +
      circle(0, y, r - 26, ink.light) +
      line(spokes, ink.dark, 5) +
      line(spokes, ink.light, 2) +
      ring(0, y, r, ink.dark, 9) +
      ring(0, y, r, ink.light, 3.4) +
      ring(0, y, r - 24, ink.accent, 5) +
      bulbs +
      times(gondolas, (i) => gondola(p, ...spot(i, r + 2), fills[i % 2] ?? ink.accent)) +
      circle(0, y, 20, ink.dark) +
      circle(0, y, 15, ink.disc) +
      circle(0, y, 6, ink.light) +
      path('M-92 110L-84 92H84L92 110Z', ink.dark) +
      rect(-80, 84, 160, 10, ink.light) +
      times(7, (i) => rect(-80 + i * 24, 84, 12, 10, ink.accent))
    );
  },
};
