import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { bust } from './parts/figure.ts';

const decks = ({ ink }: SubjectContext, portholes: number): string =>
  path('M-104 8H66L42-30H-84Q-100-26-104 8Z', ink.light) +
  path('M-94-2Q-92-20-82-21H38L50-2Z', ink.dark) +
  line('M-56-21V-2M-18-21V-2M18-21V-2', ink.light, 4) +
  path('M-78-30H28L6-62H-60Q-74-58-78-30Z', ink.light) +
  path('M-70-36Q-68-52-60-54H2L14-36Z', ink.dark) +
  path('M-62-62H-6L-14-72H-52Z', ink.accent) +
  line('M-40-72L-48-112M-30-72L-34-100M-52-96H-30', ink.dark, 5, roundEnds) +
  circle(-33, -102, 6, ink.light) +
  path('M-138 10H132Q112 64 66 76H-118Q-134 62-138 10Z', ink.light) +
  path('M-137 30Q20 40 124 28Q104 66 66 76H-118Q-132 66-137 30Z', ink.dark) +
  path('M-134 48Q0 58 108 50L98 59Q0 66-131 57Z', ink.accent) +
  times(portholes, (i) => circle(-88 + i * 30, 21, 5, ink.dark));

/** Motor yacht: three decks, a flag and the wake. */
export const yacht: Subject = {
  stands: 'water',
  draw: (p) => {
    const { ink } = p;
    const isLit = p.chance() < 0.5;
    const flag = p.chance() < 0.5 ? ink.disc : ink.accent;
    const rails = times(p.count(4, 6), (i) => d`M${76 + i * 9} 10V${-6 + i * 0.6}`) + 'M70-7L126-2';
    return group(
      `scale(${p.side} 1)`,
      line('M-122 12L-136-44', ink.light, 4) +
        path('M-136-46L-104-54Q-112-40-102-28L-131-22Z', flag) +
        line(rails, ink.light, 3) +
        decks(p, p.count(4, 6)) +
        (isLit ? rect(-52, -21, 30, 19, ink.disc) + rect(-14, -21, 28, 19, ink.disc) : '') +
        bust(ink, 82, 13, 7, ink.disc) +
        path('M134 66Q112 60 98 74Q80 66 62 78Q30 68 6 80Q-30 68-60 80Q-94 68-138 80V88H138Z', ink.light) +
        line('M-110 104H-40M10 100H92', ink.light, 5, roundEnds),
    );
  },
};
