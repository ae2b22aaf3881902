import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';

type Dress = {
  readonly top: string;
  readonly legs: string;
  readonly hat: string;
  readonly backpack: string | undefined;
};

/** Someone walking to the right, 180 high, whose feet stand at y = 0. */
const walker = ({ ink }: SubjectContext, { top, legs, hat, backpack }: Dress): string =>
  path('M-16-92H8Q-2-50-30-4L-44-10Q-24-50-16-92Z', ink.dark) +
  path('M-46-12L-30-4L-34 0H-50Z', ink.light) +
  path('M-14-92H16Q24-56 22-44L30-4H14L6-42Q-12-64-14-92Z', legs) +
  path('M13-8H31L44 0H12Z', ink.dark) +
  (backpack === undefined ? '' : rect(-38, -144, 26, 48, backpack, { rx: 10 })) +
  path('M-18-146Q0-156 16-146Q24-118 18-88H-18Q-24-120-18-146Z', top) +
  path('M-18-146Q-12-150-8-151Q-14-118-6-88H-18Q-24-120-18-146Z', ink.dark, { opacity: 0.3 }) +
  rect(-5, -162, 11, 16, ink.light) +
  ellipse(4, -167, 12, 14, ink.dark) +
  ellipse(2, -168, 12, 14, ink.light) +
  path('M-20-170H22L14-175Q12-188 1-188Q-10-188-12-175Z', hat);

const flag = ({ ink, chance }: SubjectContext): string => {
  const mark = chance() < 0.5 ? circle(30, 20, 10, ink.light) : path('M3 14L55 20L3 26Z', ink.light);
  return (
    rect(-3, 0, 6, 104, ink.dark) +
    rect(-3, 0, 2.4, 104, ink.light) +
    path('M3 0Q30-10 66 4L54 22L66 42Q30 30 3 40Z', ink.accent) +
    mark +
    circle(0, -2, 6, ink.disc)
  );
};

/** Open against the sun, so that nobody is lost. */
const umbrella = ({ ink }: SubjectContext): string =>
  line('M0 76V-2', ink.dark, 6) +
  line('M-1.5 76V-2', ink.light, 2) +
  times(4, (i) => {
    const [from, to] = [-54 + i * 27, -27 + i * 27];
    return path(
      d`M${from} 40Q${from * 0.86} 4 0 0Q${to * 0.86} 4 ${to} 40Q${(from + to) / 2} 30 ${from} 40Z`,
      i % 2 ? ink.light : ink.accent,
    );
  }) +
  circle(0, -1, 5, ink.dark);

/** Tour guide: the raised sign, and those who follow it. */
export const guideFlag: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink, side, chance, count } = p;
    const followers = [
      { x: -98, size: 0.82, dress: { top: ink.light, legs: ink.accent, hat: ink.dark, backpack: ink.accent } },
      { x: -58, size: 0.98, dress: { top: ink.disc, legs: ink.light, hat: ink.accent, backpack: undefined } },
      { x: -16, size: 0.86, dress: { top: ink.accent, legs: ink.disc, hat: ink.light, backpack: ink.disc } },
    ].slice(3 - count(2, 3));
    return group(
      `scale(${side} 1)`,
      followers
        .map(({ x, size, dress }) => group(d`translate(${x} 110) scale(${String(size)})`, walker(p, dress)))
        .join('') +
        group('translate(73 -134)', chance() < 0.6 ? flag(p) : umbrella(p)) +
        group(
          'translate(44 110) scale(1.06)',
          walker(p, { top: ink.accent, legs: ink.light, hat: ink.dark, backpack: undefined }),
        ) +
        group(
          'translate(-12 6)',
          path('M58-42Q72-38 80-56L92-48Q80-18 54-24Z', ink.accent) +
            path('M78-54L79-76L91-76L92-48Z', ink.light) +
            circle(85, -76, 9, ink.light),
        ),
    );
  },
};
