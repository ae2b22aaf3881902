import type { Subject, SubjectContext } from '../subject.ts';
import { group, line, path, rect, roundEnds, times } from '../svg.ts';
import { bust } from './parts/figure.ts';

/** The main sail, with its battens or its stripes. */
function sail({ ink, clip }: SubjectContext, bands: number, isStriped: boolean): string {
  const shape = 'M-8-136Q-28-60-116 2Q-60 12-8 6Z';
  const pattern = times(bands, (i) =>
    isStriped
      ? rect(-140, -84 + i * 34, 140, 15, i % 2 ? ink.disc : ink.accent)
      : line(`M-130 ${-96 + i * 30}L0 ${-108 + i * 30}`, ink.middle, 4),
  );
  return clip(`<path d="${shape}"/>`, path(shape, ink.light) + pattern);
}

/** One hull seen from ahead, its bow towards us. */
const hull = ({ ink }: SubjectContext): string =>
  path('M58 20H130Q132 62 98 86Q70 64 58 20Z', ink.light) +
  path('M102 20H130Q132 62 98 86Q104 52 102 20Z', ink.middle) +
  path('M66 44Q76 68 98 86Q118 72 125 50Q98 62 66 44Z', ink.dark) +
  path('M65 43Q98 60 126 48L124 56Q98 68 69 51Z', ink.accent);

/** Catamaran: two hulls from ahead under a tall sail. */
export const catamaran: Subject = {
  stands: 'water',
  draw: (p) => {
    const { ink } = p;
    const isStriped = p.chance() < 0.5;
    const crew = times(p.count(1, 3), (i) => {
      const x = 54 + i * 19;
      return bust(ink, x, 10, 7.5, i % 2 ? ink.light : ink.disc);
    });
    return group(
      `scale(${p.side} 1)`,
      line('M-2 16V-138', ink.dark, 7) +
        line('M-2 16V-138', ink.light, 3) +
        sail(p, p.count(3, 4), isStriped) +
        path('M6-126Q40-60 100 4Q50 10 6 2Z', isStriped ? ink.middle : ink.accent) +
        path('M6-126Q26-50 34 5Q18 5 6 2Z', isStriped ? ink.accent : ink.disc) +
        crew +
        path('M-50 16Q-48-10-30-10H30Q48-10 50 16Z', ink.light) +
        path('M-40 10Q-38-4-28-4H-3V10ZM40 10Q38-4 28-4H3V10Z', ink.dark) +
        line('M-58 40Q0 52 58 40', ink.dark, 4) +
        path('M-134 8H134V24H-134Z', ink.light) +
        path('M-134 20H134V30Q0 36-134 30Z', ink.dark) +
        hull(p) +
        group('scale(-1 1)', hull(p)) +
        path('M-2-138l28 7l-28 7Z', ink.disc) +
        line('M-132 92H-70M-40 84H32M62 94H128', ink.light, 5, roundEnds),
    );
  },
};
