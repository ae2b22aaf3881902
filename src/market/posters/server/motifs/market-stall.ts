import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';

const awning = ({ ink, count }: SubjectContext): string => {
  const stripes = count(7, 9, 2);
  const step = 280 / stripes;
  return (
    times(stripes, (i) => {
      const x = -140 + i * step;
      const fill = i % 2 ? ink.light : ink.accent;
      return path(
        d`M${x * 0.82} -134H${(x + step) * 0.82}L${x + step} -74a${step / 2} ${step * 0.52} 0 0 1 ${-step} 0Z`,
        fill,
      );
    }) + rect(-120, -138, 240, 8, ink.dark, { rx: 4 })
  );
};

type Fruit = (x: number, y: number) => string;

const kinds = ({ ink }: SubjectContext): readonly Fruit[] => [
  (x, y) => circle(x, y, 12.5, ink.disc) + circle(x - 4, y - 4, 3, ink.light),
  (x, y) => circle(x, y, 12.5, ink.accent) + line(d`M${x} ${y - 10}l4 -8`, ink.dark, 3),
  (x, y) => ellipse(x, y, 13, 11, ink.surf) + ellipse(x - 4, y - 3, 4, 2.4, ink.light),
  (x, y) =>
    path(d`M${x - 13} ${y + 8}Q${x} ${y - 26} ${x + 13} ${y + 8}Z`, ink.light) +
    path(d`M${x - 6} ${y - 10}l6 -10l6 10Z`, ink.surf),
];

const crate = ({ ink }: SubjectContext, x: number, fruit: Fruit): string =>
  times(3, (i) => fruit(x - 24 + i * 24, 2)) +
  times(2, (i) => fruit(x - 12 + i * 24, -13)) +
  rect(x - 41, 6, 82, 36, ink.light) +
  rect(x - 41, 6, 82, 5, ink.dark) +
  rect(x - 41, 22, 82, 4, ink.dark) +
  rect(x - 41, 38, 82, 5, ink.dark);

const scales = ({ ink }: SubjectContext): string =>
  line('M0-56V-40M-18-26L0-42L18-26', ink.light, 3.4) + path('M-22-26H22Q14-8 0-8Q-14-8-22-26Z', ink.disc);

/** Market: a striped stall and its crates of fruit. */
export const marketStall: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink, side, count, chance } = p;
    const fruits = kinds(p);
    const first = count(0, 3);
    return group(
      d`scale(${side} 1)`,
      rect(-124, -80, 248, 130, ink.dark) +
        (chance() < 0.5
          ? scales(p)
          : times(
              3,
              (i) =>
                line(d`M${-30 + i * 30} -60v14`, ink.light, 2.4) +
                circle(-30 + i * 30, -36, 11, i % 2 ? ink.disc : ink.light),
            )) +
        rect(-128, -80, 9, 190, ink.light) +
        rect(119, -80, 9, 190, ink.light) +
        times(3, (i) => crate(p, -84 + i * 84, fruits[(first + i) % 4] ?? (() => ''))) +
        rect(-134, 43, 268, 12, ink.light) +
        rect(-126, 55, 252, 55, ink.accent) +
        path(
          times(6, (i) => d`M${-126 + i * 42} 55h21v55h-21z`),
          ink.disc,
        ) +
        path('M-126 55H126V64H-126Z', ink.dark, { opacity: 0.35 }) +
        awning(p),
    );
  },
};
