import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';

const bowl = 'M-124-4Q-120 78-50 100H50Q120 78 124-4Z';

/** Strands lifted out of the soup, on a dark ground that keeps them apart. */
const noodles = ({ ink, count }: SubjectContext): string => {
  const strands = count(5, 7);
  return (
    path('M-62 0Q-66-62-48-112Q-30-132-10-112Q8-62 4 0Z', ink.dark) +
    times(strands, (i) => {
      const t = (i + 0.5) / strands;
      return line(
        d`M${-60 + t * 62} 0Q${-66 + t * 72} -62 ${-46 + t * 34} -112Q-29 -126 ${-46 + t * 34} -106`,
        ink.light,
        44 / strands,
      );
    })
  );
};

const band = ({ ink, chance, clip }: SubjectContext): string => {
  const wave = `M-132 40${times(9, () => 'q15-26 30 0')}`;
  const pattern =
    chance() < 0.5
      ? line(wave, ink.light, 8) + line(wave, ink.light, 4, { transform: 'translate(15 18)' })
      : times(7, (i) => circle(-96 + i * 32, 40, 11, i % 2 ? ink.disc : ink.light));
  return clip(`<path d="${bowl}"/>`, pattern + path('M60-20H140V120H20Q84 80 90-20Z', ink.dark, { opacity: 0.3 }));
};

const egg = (ink: SubjectContext['ink'], x: number, y: number): string =>
  ellipse(x, y, 27, 15, ink.light) + ellipse(x, y, 13, 8, ink.accent);

/** Asian restaurant: a bowl of ramen with its noodles lifted by chopsticks. */
export const ramen: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, count, chance } = p;
    const eggs = count(1, 2);
    return group(
      `scale(${side} 1)`,
      rect(-46, 96, 92, 14, ink.dark, { rx: 3 }) +
        (chance() < 0.6 ? path('M-104-6L-98-62L-58-56L-62-2Z', ink.dark) : '') +
        path(bowl, ink.accent) +
        band(p) +
        ellipse(0, -4, 124, 25, ink.light) +
        ellipse(0, -2, 112, 19, ink.disc) +
        path('M-84-98L136-140V-131L-84-92Z', ink.accent) +
        noodles(p) +
        path('M-84-84L138-116V-106L-84-78Z', ink.accent) +
        egg(ink, 46, -7) +
        (eggs > 1 ? egg(ink, 84, -2) : '') +
        times(4, (i) => circle(20 + i * 19, 9 - (i % 2) * 4, 4, ink.dark)),
    );
  },
};
