import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, ring, times } from '../svg.ts';

const blanket = ({ ink }: SubjectContext, bands: number): string => {
  const step = 240 / (bands * 2 + 1);
  return (
    times(20, (i) => rect(-118 + i * 12.2, -132, 5, 264, ink.light)) +
    rect(-124, -122, 248, 244, ink.light) +
    times(bands, (i) => rect(-124, -120 + step * (i * 2 + 1), 248, step, ink.accent, { opacity: 0.7 })) +
    times(bands, (i) => rect(-120 + step * (i * 2 + 1), -122, step, 244, ink.accent, { opacity: 0.7 }))
  );
};

const basket = ({ ink }: SubjectContext): string =>
  rect(-58, -40, 116, 80, ink.dark, { rx: 12 }) +
  rect(-53, -35, 106, 70, ink.disc, { rx: 9 }) +
  line('M-53-18H53M-53 0H53M-53 18H53', ink.middle, 4) +
  line('M-30-35V35M30-35V35', ink.middle, 4) +
  path('M-7-40H7V40H-7Z', ink.dark) +
  circle(0, 0, 11, ink.light);

const melon = ({ ink }: SubjectContext): string =>
  path('M-44 0A44 44 0 0 0 44 0Z', ink.dark) +
  path('M-39 0A39 39 0 0 0 39 0Z', ink.light) +
  path('M-33 0A33 33 0 0 0 33 0Z', ink.disc) +
  times(5, (i) => ellipse(-20 + i * 10, 9 + (2 - Math.abs(2 - i)) * 5, 2, 4, ink.dark));

/** Picnic: a checked blanket with what lies on it, from above. */
export const picnic: Subject = {
  stands: 'above',
  draw: (p) => {
    const { ink } = p;
    const grapes = p.count(7, 11);
    const isBread = p.chance() < 0.5;
    const bread =
      rect(-54, -15, 108, 30, ink.dark, { rx: 15 }) +
      rect(-50, -11, 100, 22, ink.light, { rx: 11 }) +
      line('M-32-8L-24 8M-10-8L-2 8M12-8L20 8M34-8L40 6', ink.middle, 5);
    const bottle =
      rect(-56, -16, 74, 32, ink.dark, { rx: 13 }) +
      rect(12, -7, 40, 14, ink.dark) +
      rect(46, -9, 12, 18, ink.disc) +
      rect(-40, -16, 32, 32, ink.light);
    const plate = circle(0, 0, 36, ink.dark) + circle(0, 0, 33, ink.light) + ring(0, 0, 22, ink.middle, 3);
    return group(
      d`scale(${p.side} 1) rotate(${45 + p.tilt}) scale(.76)`,
      blanket(p, p.count(4, 6)) +
        group('translate(-40 -44) rotate(-45)', basket(p)) +
        group('translate(64 58) rotate(-75)', isBread ? bread : bottle) +
        group('translate(64 -64)', plate + group('translate(0 -8) rotate(-30) scale(.6)', melon(p))) +
        group(
          'translate(-58 72)',
          plate +
            times(grapes, (i) =>
              circle(-12 + (i % 4) * 8 + (i > 3 ? 3 : 0), -10 + Math.floor(i / 4) * 9, 6, i % 3 ? ink.dark : ink.disc),
            ),
        ),
    );
  },
};
