import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { bust } from './parts/figure.ts';
import { wheel } from './parts/wheels.ts';

const shape = 'M-104 78V14Q-104 0-96-12L-66-62Q-58-76-40-76H30Q50-76 62-60L88-18Q112-12 116 12V78Z';

function windows(p: SubjectContext): string {
  const { ink } = p;
  const glass = 'M-84-14L-58-56Q-54-62-44-62H-14V-14ZM-4-62H26Q40-62 48-50L70-14H-4Z';
  return (
    path(glass, ink.dark) +
    p.clip(
      `<path d="${glass}"/>`,
      path('M-40-70H-18L-66-8H-88ZM34-70H52L10-8H-8Z', ink.surf) + bust(ink, 30, -14, 11, ink.disc),
    )
  );
}

/** A small car that parks anywhere, with two seats. */
export const cityCar: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const paint = [ink.accent, ink.disc, ink.light][p.count(0, 2)] ?? ink.accent;
    const roof = p.chance() < 0.5 ? ink.dark : paint;
    const isPlugged = p.chance() < 0.5;
    return group(
      `scale(${p.side} 1)`,
      (isPlugged
        ? rect(-138, -34, 22, 144, ink.dark, { rx: 4 }) +
          rect(-134, -28, 14, 18, ink.disc) +
          line('M-126 20Q-116 66-104 36', ink.dark, 5)
        : '') +
        path(shape, paint) +
        p.clip(`<path d="${shape}"/>`, rect(-110, -80, 200, 14, roof) + rect(-110, 60, 240, 20, ink.dark)) +
        windows(p) +
        line('M-9-62V58M-9 2H6', ink.dark, 3) +
        rect(-34, 4, 16, 5, ink.dark, { rx: 2 }) +
        circle(100, 16, 11, ink.light) +
        circle(100, 16, 5, ink.disc) +
        rect(-104, 10, 9, 22, ink.middle, { rx: 3 }) +
        path('M64-28h14v18q-14 0-14-18Z', ink.dark) +
        path('M-96 78A36 36 0 0 1-24 78ZM40 78A36 36 0 0 1 112 78Z', ink.dark) +
        wheel(ink, -60, 80, 30) +
        wheel(ink, 76, 80, 30),
    );
  },
};
