import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, times } from '../svg.ts';
import { bare } from './parts/worker.ts';

const legsOfHis = ({ ink }: SubjectContext): string =>
  path('M-54-16L-26-14Q-44 52-84 104L-104 100Q-78 44-54-16Z', ink.dark) +
  path('M-106 96L-84 104L-80 110H-108Z', ink.light) +
  bare(ink, 'M-52-16H-18Q4 18 6 48L0 104H-18L-16 54Q-40 24-52-16Z') +
  path('M-20 100H2L24 110H-20Z', ink.dark);

const him = ({ ink, chance }: SubjectContext): string =>
  path('M-40-92L-24-94L-22-78L-42-76Z', ink.light) +
  path('M-58-76Q-40-88-20-80Q-8-56-16-12L-52-14Q-64-48-58-76Z', ink.disc) +
  path('M-58-76Q-50-82-44-83Q-54-50-40-13L-52-14Q-64-48-58-76Z', ink.dark, { opacity: 0.3 }) +
  bare(ink, 'M-46-104a14 17 0 0 1 28 0a14 17 0 0 1 -28 0Z') +
  (chance() < 0.5
    ? path('M-58-108Q-34-118-10-112L-14-106Q-34-110-54-102Z', ink.dark) +
      path('M-48-108Q-48-128-30-128Q-16-128-17-111Q-34-114-48-108Z', ink.accent)
    : path('M-48-98Q-54-126-28-124Q-16-122-18-112Q-34-114-38-106Q-40-98-48-98Z', ink.dark));

/** His arm up, where their hands meet. */
const lead = ({ ink }: SubjectContext): string =>
  bare(ink, 'M-8-94L18-134L30-130L14-96L4-82Z') + path('M-38-82Q-16-84-4-98L10-86Q-6-64-30-60Z', ink.disc);

const hold = ({ ink }: SubjectContext): string =>
  bare(ink, 'M-30-40L-4-42L34-38Q42-30 34-26L-8-26Z') +
  path('M-52-74Q-46-36-22-26L-14-27L-10-43Q-26-50-30-74Z', ink.disc);

const her = ({ ink, chance }: SubjectContext): string =>
  bare(ink, 'M32 40L52 44L42 84L33 102L22 102L27 80Z') +
  path('M20 100H34L38 110H32L30 106L10 110Q12 104 20 100Z', ink.dark) +
  bare(ink, 'M64 44L86 40L102 67L125 92L117 100L87 77Z') +
  path('M114 100L124 90L134 96L130 100L122 98L116 112Q108 108 114 100Z', ink.dark) +
  bare(
    ink,
    'M56-72L44-98L22-134L32-136L56-106L68-74Z',
    'M70-70Q94-52 112-64L130-90L136-86L120-54Q100-38 72-52Z',
    'M54-84L68-82L74-66Q62-58 48-68Z',
  ) +
  path('M46-72Q60-58 78-68Q80-36 60-12H28Q34-44 46-72Z', ink.accent) +
  bare(ink, 'M51-98a13.5 16.5 0 0 1 27 0a13.5 16.5 0 0 1 -27 0Z') +
  (chance() < 0.5
    ? path('M50-104Q54-124 72-118Q86-112 82-94Q96-84 100-62Q84-66 78-82Q72-98 66-106Q58-104 50-104Z', ink.dark)
    : path('M50-104Q54-122 72-118Q84-112 80-94Q74-86 68-106Z', ink.dark) +
      circle(86, -108, 11, ink.dark) +
      circle(78, -118, 6, ink.disc));

const skirt = ({ ink, count, chance }: SubjectContext): string => {
  const shape = 'M28-14H60Q88 6 136 22Q134 50 112 46Q102 66 82 56Q66 72 50 58Q34 66 24 50Q12 52 6 38Q22 16 28-14Z';
  const folds = count(2, 4);
  return (
    path(shape, ink.dark, { transform: 'translate(2 7)' }) +
    path(shape, ink.accent) +
    (chance() < 0.5
      ? times(folds, (i) => line(d`M${40 + i * 6} -2Q${44 + i * 14} 24 ${40 + i * 26} ${46 - i * 3}`, ink.dark, 3))
      : times(folds * 2, (i) => circle(34 + i * 12, 12 + (i % 3) * 15, 4.6, ink.light)))
  );
};

/** Salsa: a couple in the middle of a turn. */
export const danceShoes: Subject = {
  stands: 'ground',
  draw: (p) => group(`scale(${p.side} 1)`, legsOfHis(p) + her(p) + him(p) + skirt(p) + lead(p) + hold(p)),
};
