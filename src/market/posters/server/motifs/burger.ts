import type { Subject, SubjectContext } from '../subject.ts';
import { d, ellipse, group, line, path, rect, times } from '../svg.ts';

const bun = 'M-112-26Q-114-118 0-120Q114-118 112-26Q112-18 104-18H-104Q-112-18-112-26Z';

const seeds = ({ ink, count }: SubjectContext): string => {
  const many = count(6, 9);
  return times(many, (i) =>
    ellipse(0, 0, 7.5, 4, ink.light, {
      transform: d`translate(${-76 + (i * 152) / (many - 1)} ${-62 - (i % 2) * 24 - (i > 1 && i < many - 2 ? 10 : 0)}) rotate(${((i * 50) % 90) - 45})`,
    }),
  );
};

const filling = ({ ink, chance }: SubjectContext): string => {
  const cheese =
    chance() < 0.5
      ? 'M-110 20H110L70 24L34 54L2 24H-30L-56 46L-84 24Z'
      : 'M-110 20H110L88 24L58 48L30 24H-8L-40 58L-72 24Z';
  return (
    rect(-108, -4, 216, 28, ink.light) +
    path(`M-120 0Q-122-20-104-20H104Q122-20 120 0${times(8, () => 'q-15 18-30 0')}Z`, ink.surf) +
    rect(-106, -14, 212, 12, ink.accent, { rx: 6 }) +
    rect(-118, 18, 236, 38, ink.dark, { rx: 17 }) +
    path(cheese, ink.light)
  );
};

const fries = (ink: SubjectContext['ink']): string =>
  times(5, (i) =>
    rect(-30 + i * 13, -46 - ((i * 7) % 4) * 7, 11, 80, i % 2 ? ink.light : ink.disc, {
      transform: d`rotate(${i * 5 - 10} 0 40)`,
    }),
  ) +
  path('M-36-4Q0 14 36-4L28 70H-28Z', ink.accent) +
  path('M-12 4H12L9 70H-9Z', ink.light);

/** Burger: bun, cheese and all, one bite high. */
export const burger: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, chance } = p;
    const shade = path('M44-110Q114-100 112-26Q112-18 104-18H60Q88-60 44-110Z', ink.middle);
    const flag = line('M0-116V-140', ink.dark, 4) + path('M0-140L34-132L0-124Z', ink.accent);
    return group(
      `scale(${side} 1)`,
      path('M-110 56H110V76Q110 102 84 102H-84Q-110 102-110 76Z', ink.disc) +
        path('M80 56H110V76Q110 102 84 102H50Q80 90 80 56Z', ink.middle) +
        filling(p) +
        path(bun, ink.disc) +
        shade +
        seeds(p) +
        rect(-138, 100, 276, 10, ink.dark, { rx: 3 }) +
        (chance() < 0.5 ? group('translate(92 40)', fries(ink)) : flag),
    );
  },
};
