import type { Subject, SubjectContext } from '../subject.ts';
import { type Box, boxes, circle, d, group, line, path, rect, times } from '../svg.ts';

const machine = ({ ink, count }: SubjectContext): string => {
  const keys: readonly Box[] = Array.from(
    { length: 12 },
    (_, i) => [-98 + (i % 4) * 29 - Math.floor(i / 4) * 6, -16 + Math.floor(i / 4) * 21, 22, 14] as const,
  );
  return (
    rect(-52, -72, 22, 48, ink.dark) +
    rect(-112, -126, 142, 60, ink.dark, { rx: 8 }) +
    rect(-102, -117, 122, 42, ink.light, { rx: 3 }) +
    times(count(2, 4), (i) => rect(-10 - i * 24, -106, 15, 20, i % 2 ? ink.accent : ink.dark, { rx: 3 })) +
    path('M-112-30H26L46 52H-134Z', ink.accent) +
    path('M26-30L46 52H16L8-30Z', ink.dark, { opacity: 0.35 }) +
    boxes(keys, ink.light) +
    rect(14, -10, 14, 44, ink.disc, { rx: 3 }) +
    rect(-138, 52, 188, 58, ink.dark, { rx: 5 }) +
    rect(-138, 52, 188, 8, ink.light, { rx: 3 }) +
    rect(-122, 70, 156, 30, ink.middle, { rx: 3 }) +
    circle(-44, 85, 8, ink.light)
  );
};

const receipt = (ink: SubjectContext['ink']): string =>
  path('M34-112H64Q70-112 70-104V-58L64-64L57-57L50-64L43-57L38-62V-104Q38-110 34-112Z', ink.light) +
  line('M46-98H62M46-88H62M46-78H56', ink.dark, 3.4);

const bag = ({ ink, count, chance }: SubjectContext): string => {
  const band = count(1, 3);
  return (
    line('M-22-34Q-22-72 0-72Q22-72 22-34', ink.dark, 7) +
    path('M-44-40H44L48 68H-48Z', ink.disc) +
    path('M20-40H44L48 68H22Z', ink.dark, { opacity: 0.3 }) +
    (chance() < 0.5
      ? times(band, (i) => rect(-46, 4 + i * 18, 92, 9, ink.light))
      : path('M0 40Q-36 14-22-6Q-10-16 0 0Q10-16 22-6Q36 14 0 40Z', ink.light)) +
    path('M-44-40H44V-32H-44Z', ink.light)
  );
};

/** Sales: the till and a full bag beside it. */
export const shopTill: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, chance } = p;
    return group(
      d`scale(${side} 1)`,
      (chance() < 0.6 ? receipt(ink) : '') + machine(p) + group('translate(90 42)', bag(p)),
    );
  },
};
