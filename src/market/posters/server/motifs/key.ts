import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, ring, roundEnds, times } from '../svg.ts';

/** The key hangs with its bit below. */
const blade = ({ ink }: SubjectContext, teeth: number, isOld: boolean): string =>
  (isOld
    ? circle(0, -44, 40, ink.dark) +
      circle(0, -44, 34, ink.disc) +
      [-16, 16].map((x) => circle(x, -52, 11, ink.dark)).join('') +
      circle(0, -28, 11, ink.dark)
    : rect(-42, -86, 84, 78, ink.dark, { rx: 24 }) +
      rect(-36, -80, 72, 66, ink.disc, { rx: 19 }) +
      circle(0, -60, 13, ink.dark)) +
  path('M-13-12H13V118L0 132L-13 118Z', ink.dark) +
  path('M-8-14H0V122L-8 114Z', ink.light) +
  path('M0-14H8V114L0 122Z', ink.disc) +
  times(teeth, (i) => rect(10, 58 + i * (60 / teeth), 26 - (i % 2) * 9, 36 / teeth + 3, ink.dark));

/** What hangs beside it: a sun, a house or stripes, as hotels have them. */
const tag = ({ ink, clip }: SubjectContext, kind: number): string => {
  const sign = [
    circle(0, 62, 20, ink.disc) +
      rect(-34, 64, 68, 50, ink.middle) +
      rect(-18, 72, 36, 4, ink.disc) +
      rect(-12, 80, 24, 4, ink.disc),
    path('M-20 92V60L0 42L20 60V92Z', ink.light) +
      rect(-6, 72, 12, 20, ink.dark) +
      path('M-26 64L0 38L26 64L20 66L0 48L-20 66Z', ink.disc),
    times(4, (i) =>
      path(`M-40 ${44 + i * 20}L40 ${28 + i * 20}V${38 + i * 20}L-40 ${54 + i * 20}Z`, i % 2 ? ink.disc : ink.light),
    ),
  ][kind];
  const shape = 'M-34 26Q-34 4 0 4T34 26V98Q34 112 20 112H-20Q-34 112-34 98Z';
  return (
    path('M-38 26Q-38 0 0 0T38 26V98Q38 116 20 116H-20Q-38 116-38 98Z', ink.light) +
    clip(`<path d="${shape}"/>`, path(shape, ink.accent) + (sign ?? '')) +
    circle(0, 18, 7, ink.dark)
  );
};

/** Keys: the key of a place to stay, on a ring with its tag. */
export const key: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink } = p;
    const teeth = p.count(2, 4);
    const isOld = p.chance() < 0.5;
    const kind = p.count(0, 2);
    return group(
      d`scale(${p.side} 1) rotate(${p.tilt / 2})`,
      group('translate(-22 -14) rotate(20)', blade(p, teeth, isOld)) +
        line('M18-66L48-20', ink.dark, 5, roundEnds) +
        group('translate(48 -24) rotate(-16)', tag(p, kind)) +
        ring(0, -92, 34, ink.dark, 14) +
        ring(0, -92, 34, ink.light, 6),
    );
  },
};
