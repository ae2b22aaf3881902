import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';

const shell = ({ ink }: SubjectContext): string =>
  line('M-38-74V-100Q-38-112-26-112H26Q38-112 38-100V-74', ink.dark, 13) +
  rect(-130, -76, 260, 182, ink.accent, { rx: 20 }) +
  rect(-130, -76, 36, 182, ink.middle, { rx: 16 }) +
  rect(94, -76, 36, 182, ink.middle, { rx: 16 }) +
  rect(-98, -76, 14, 182, ink.dark) +
  rect(84, -76, 14, 182, ink.dark) +
  rect(-130, 6, 260, 5, ink.dark) +
  rect(-14, -4, 28, 24, ink.disc, { rx: 3 }) +
  circle(0, 6, 4, ink.dark) +
  rect(-108, 100, 30, 14, ink.dark, { rx: 4 }) +
  rect(78, 100, 30, 14, ink.dark, { rx: 4 });

const stickers = (p: SubjectContext): string => {
  const { ink } = p;
  return (
    group(
      'translate(-42 -36) rotate(-8)',
      circle(0, 0, 30, ink.light) +
        p.clip(
          '<circle r="26"/>',
          rect(-30, -30, 60, 60, ink.glow) + circle(0, 4, 13, ink.disc) + rect(-30, 6, 60, 30, ink.sea),
        ),
    ) +
    group(
      'translate(40 -34) rotate(10)',
      rect(-32, -24, 64, 44, ink.light) +
        rect(-28, -20, 56, 36, ink.surf) +
        path('M-28 16L-8-10L6 4L14-4L28 16Z', ink.dark),
    ) +
    group(
      'translate(-44 62) rotate(6)',
      rect(-30, -20, 60, 40, ink.disc, { rx: 20 }) + times(4, (i) => rect(-20 + i * 11, -9, 6, 18, ink.dark)),
    ) +
    group(
      'translate(44 60) rotate(-7)',
      path('M-30 20V-8A30 30 0 0 1 30-8V20Z', ink.light) +
        path('M-22 20V-6A22 22 0 0 1 22-6V20Z', ink.sea) +
        circle(0, 2, 9, ink.disc),
    )
  );
};

/** Holiday plan: a stickered suitcase. */
export const suitcase: Subject = {
  stands: 'ground',
  draw: (p) => group(d`translate(0 -3) scale(${p.side} 1)`, shell(p) + stickers(p)),
};
