import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';

const pail = 'M-128 4H8L-8 110H-112Z';

const bucket = ({ ink, count, clip }: SubjectContext): string =>
  line('M-126 6Q-60-104 6 6', ink.dark, 6) +
  line('M-126 6Q-60-98 6 6', ink.light, 3) +
  path(pail, ink.accent) +
  clip(
    `<path d="${pail}"/>`,
    times(count(1, 2), (i) => rect(-140, 40 + i * 26, 160, 14, ink.light)) +
      path('M-24 0H20V120H-44Z', ink.dark, { opacity: 0.35 }),
  ) +
  ellipse(-60, 4, 68, 13, ink.dark) +
  ellipse(-60, 6, 60, 9, ink.surf) +
  times(6, (i) => circle(-106 + i * 18, 0 - ((i * 5) % 3) * 5, 11 + ((i * 7) % 4), ink.light)) +
  circle(-126, 8, 7, ink.dark) +
  circle(6, 8, 7, ink.dark);

const mophead = ({ ink }: SubjectContext): string =>
  path('M-24 0H24Q76 30 66 96Q56 112 0 110Q-56 112-66 96Q-76 30-24 0Z', ink.dark) +
  times(8, (i) => {
    const at = -52 + i * 15;
    return line(
      d`M${at * 0.34} 8Q${at * 1.35} 34 ${at + (i % 2 ? 5 : -5)} 66T${at * 1.04} ${103 - (i % 2) * 8}`,
      ink.light,
      11,
      roundEnds,
    );
  }) +
  rect(-30, -14, 60, 22, ink.accent, { rx: 8 });

/** Cleaning: a bucket of suds and a mop. */
export const mop: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink, side, count, chance } = p;
    const bubbles = count(3, 6);
    return group(
      `scale(${side} 1)`,
      bucket(p) +
        group(
          'translate(76 0) rotate(6)',
          rect(-6, -140, 12, 140, ink.disc, { rx: 6 }) +
            rect(1, -140, 5, 140, ink.dark) +
            rect(-8, -140, 16, 34, ink.accent, { rx: 7 }),
        ) +
        group('translate(72 2)', mophead(p)) +
        times(bubbles, (i) => {
          const [x, y, r] = [-108 + ((i * 53) % 130), -52 - i * 15, 15 - (i % 3) * 3.5];
          return circle(x, y, r, ink.surf) + circle(x - r * 0.3, y - r * 0.3, r * 0.3, ink.light);
        }) +
        (chance() < 0.5 ? ellipse(-20, 109, 90, 4, ink.surf) : ''),
    );
  },
};
