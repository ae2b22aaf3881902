import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds } from '../svg.ts';

const body = ({ ink }: SubjectContext): string =>
  path('M-126 70Q-134 30-104 18Q-92 8-70 4L-54-2H44L62 6Q116 8 128 34Q132 56 128 70Z', ink.accent) +
  path('M-126 70Q-132 50-126 40H129Q131 56 128 70Z', ink.middle) +
  line('M34-2L16-44', ink.dark, 6, roundEnds) +
  path('M30-4L15-40H6L8-4Z', ink.light, { opacity: 0.75 }) +
  path('M-70 4L-54-2H44L52 6H-80Z', ink.dark) +
  path('M-94 10Q-110-22-80-24Q-60-24-56-2Z', ink.light) +
  line('M-104 8Q-112-22-84-26', ink.dark, 4);

const couple = ({ ink }: SubjectContext): string =>
  circle(-30, -30, 15, ink.dark) +
  path('M-50 0Q-48-18-30-18Q-12-18-10 0Z', ink.light) +
  circle(-4, -26, 13, ink.dark) +
  path('M-20 0Q-18-14-4-14Q10-14 12 0Z', ink.disc) +
  path('M-45-34q15-14 32-1l8 3h-41Z', ink.disc);

const trim = ({ ink }: SubjectContext): string =>
  circle(114, 34, 9, ink.light) +
  rect(-128, 36, 12, 12, ink.disc, { rx: 3 }) +
  line('M-20 8V60M40 6V60', ink.dark, 2.4) +
  rect(-2, 22, 18, 4, ink.dark, { rx: 2 }) +
  rect(-134, 60, 22, 9, ink.light, { rx: 4 }) +
  rect(112, 60, 24, 9, ink.light, { rx: 4 }) +
  [-78, 80]
    .map(
      (x) =>
        circle(x, 72, 31, ink.glow) +
        circle(x, 74, 29, ink.dark) +
        circle(x, 74, 15, ink.light) +
        circle(x, 74, 6, ink.accent),
    )
    .join('');

const surfboard = ({ ink }: SubjectContext): string =>
  path('M-150-46Q-60-74 40-58Q-50-34-150-46Z', ink.light) +
  line('M-146-46Q-50-62 36-58', ink.surf, 4) +
  line('M-96-44L-88 2M-28-46L-24-44', ink.dark, 3);

/** Car: a little convertible with a surfboard. */
export const convertible: Subject = {
  stands: 'ground',
  draw: (p) =>
    group(d`translate(0 ${18 + p.tilt / 8}) scale(${p.side * 0.93} .93)`, body(p) + couple(p) + trim(p) + surfboard(p)),
};
