import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, ring, times } from '../svg.ts';
import { note } from './parts/note.ts';

const body =
  'M0-8C30-8 50 4 52 24C54 42 42 46 42 58C42 70 68 82 68 110C68 140 38 152 0 152C-38 152-68 140-68 110C-68 82-42 70-42 58C-42 46-54 42-52 24C-50 4-30-8 0-8Z';

const wood = ({ ink, chance, count, clip }: SubjectContext): string =>
  path(body, ink.dark, { transform: 'translate(9 3)' }) +
  path(body, ink.accent) +
  clip(
    `<path d="${body}"/>`,
    path('M26-10Q66 60 40 160H100V-10Z', ink.middle, { opacity: 0.7 }) +
      (chance() < 0.5
        ? path('M18 36Q54 40 46 84Q30 92 16 74Z', ink.dark)
        : path('M18 36Q44 30 60 70Q40 100 16 74Z', ink.light)),
  ) +
  circle(0, 48, 25, ink.dark) +
  times(count(1, 2), (i) => ring(0, 48, 25 + i * 6, ink.light, 3)) +
  rect(-30, 108, 60, 12, ink.dark, { rx: 3 });

const neck = ({ ink }: SubjectContext): string =>
  rect(-10, -112, 20, 136, ink.dark) +
  times(8, (i) => rect(-10, -104 + i * 15, 20, 2.6, ink.light)) +
  path('M-16-152H16L12-110H-12Z', ink.accent) +
  times(6, (i) => circle(i % 2 ? 19 : -19, -144 + Math.floor(i / 2) * 13, 5, ink.light)) +
  line('M-5-112V112M0-112V112M5-112V112', ink.light, 1.6);

/** Singer-songwriter: an acoustic guitar and the notes that leave it. */
export const guitar: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, tilt, count } = p;
    const spots = [
      [-84, -78, 1.3],
      [-28, -106, 0.9],
      [98, 74, 1.1],
    ] as const;
    return group(
      `scale(${side} 1)`,
      group(d`rotate(${40 + tilt / 4}) translate(1 -4) scale(.94)`, wood(p) + neck(p)) +
        spots
          .slice(0, count(2, 3))
          .map(([x, y, size], i) =>
            group(`translate(${x} ${y}) scale(${size}) rotate(${i * 9 - 8})`, note(i % 2 ? ink.light : ink.accent)),
          )
          .join(''),
    );
  },
};
