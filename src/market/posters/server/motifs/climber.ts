import type { Subject, SubjectContext } from '../subject.ts';
import { circle, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

/** What hands and feet have of the wall, and what they have not. */
const grips = [
  [-58, -114],
  [62, -98],
  [-56, 86],
  [40, 100],
] as const;
const others = [
  [-88, -52],
  [10, -122],
  [96, -34],
  [-30, -78],
  [84, 44],
  [-94, 22],
  [92, -124],
  [-14, 92],
  [88, 92],
] as const;

function wall({ ink }: SubjectContext, isSteep: boolean): string {
  const edge = isSteep ? 'M-112 112V-60L-84-138H116V112Z' : 'M-116 112V-138H84L114-70V112Z';
  const fold = isSteep ? 'M-112-60L-84-138H-24L-60-40L-60 112H-112Z' : 'M84-138L114-70V112H54V-40L30-138Z';
  return path(edge, ink.surf) + path(fold, ink.middle) + rect(-126, 106, 252, 9, ink.dark, { rx: 4 });
}

const hold = (x: number, y: number, fill: string, size: number): string => ellipse(x, y, size, size * 0.68, fill);

/** Climbing: someone on a wall of coloured holds, on a rope. */
export const climber: Subject = {
  stands: 'wall',
  draw: (p) => {
    const { ink } = p;
    const isSteep = p.chance() < 0.5;
    const hair = hairBy(p.chance);
    const colour = p.count(0, 2);
    const fills = [ink.accent, ink.disc, ink.light];
    const leg = p.chance() < 0.5 ? ink.dark : ink.light;
    const held = fills[colour] ?? ink.accent;
    return group(
      `scale(${p.side} 1)`,
      wall(p, isSteep) +
        times(others.length, (i) => {
          const [x, y] = others[i] ?? [0, 0];
          return hold(x, y, i % 3 === 0 ? held : (fills[(i + colour) % 3] ?? ink.light), 9 + (i % 3) * 2);
        }) +
        times(grips.length, (i) => {
          const [x, y] = grips[i] ?? [0, 0];
          return hold(x, y, held, 13);
        }) +
        line('M20-138Q30-60 2 26', ink.dark, 3.4) +
        limb(shade(ink), [10, -40, 10], [50, -50, 8], [60, -92, 6]) +
        circle(61, -96, 8, shade(ink)) +
        limb(leg === ink.dark ? ink.dark : shade(ink), [4, 26, 17], [46, 48, 12], [34, 88, 8]) +
        limb(ink.dark, [30, 90, 8], [46, 94, 6]) +
        limb(leg, [-4, 26, 17], [-54, 28, 13], [-50, 72, 8]) +
        limb(ink.dark, [-46, 76, 8], [-62, 80, 6]) +
        limb(ink.light, [2, -34, 19], [-2, 2, 15], [0, 22, 17]) +
        limb(ink.dark, [-13, 22, 5], [14, 22, 5]) +
        line('M-10 26Q-22 40-16 46M8 28Q16 40 10 46', ink.dark, 4, roundEnds) +
        circle(-15, 30, 6, held) +
        limb(skin(ink), [-8, -42, 10], [-42, -66, 8], [-56, -106, 6]) +
        circle(-57, -110, 8, skin(ink)) +
        limb(skin(ink), [4, -44, 9], [8, -60, 8]) +
        head(ink, 8, -70, hair, -14, 1.05),
    );
  },
};
