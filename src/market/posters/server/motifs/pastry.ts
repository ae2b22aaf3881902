import type { Subject, SubjectContext } from '../subject.ts';
import { d, ellipse, group, line, path, rect, times } from '../svg.ts';

const pannier = 'M-112 34H112L90 110H-90Z';

const basket = ({ ink, clip }: SubjectContext): string =>
  path(pannier, ink.accent) +
  clip(
    `<path d="${pannier}"/>`,
    times(3, (row) => times(8, (i) => rect(-122 + i * 32 + (row % 2) * 16, 46 + row * 22, 24, 13, row % 2 ? ink.light : ink.dark, { rx: 6 }))) +
      path('M50 30H120V112H30Q60 70 50 30Z', ink.dark, { opacity: 0.3 }),
  ) +
  rect(-120, 28, 240, 13, ink.dark, { rx: 6 }) +
  rect(-120, 28, 240, 5, ink.light, { rx: 3 });

const baguette = ({ ink, count }: SubjectContext): string =>
  rect(-20, -150, 42, 190, ink.dark, { rx: 21 }) +
  rect(-22, -150, 40, 190, ink.disc, { rx: 20 }) +
  path('M4-149Q18-144 18-130V30H2Q12-60 4-149Z', ink.middle) +
  times(count(3, 4), (i) => path('M-16 8Q-8-14 14-18Q8 4-16 8Z', ink.light, { transform: d`translate(0 ${-116 + i * 34})` }));

/** A croissant 180 wide: segments that grow towards the middle. */
const croissant = ({ ink }: SubjectContext): string =>
  (
    [
      [-78, 22, 24, -52],
      [78, 22, 24, 52],
      [-44, -2, 34, -28],
      [44, -2, 34, 28],
      [0, -12, 40, 0],
    ] as const
  )
    .map(([x, y, r, turn]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        ellipse(0, 0, r * 0.86 + 4, r + 4, ink.dark) +
          ellipse(0, 0, r * 0.86, r, ink.disc) +
          path(d`M${r * 0.3} ${-r * 0.92}Q${r * 1.1} ${-r * 0.4} ${r * 0.8} ${r * 0.4}Q${r * 0.7} ${r * 0.8} ${r * 0.2} ${r * 0.96}Q${r * 0.7} 0 ${r * 0.3} ${-r * 0.92}Z`, ink.middle),
      ),
    )
    .join('');

/** Bakery: loaves and croissants in a basket. */
export const pastry: Subject = {
  stands: 'table',
  draw: (p) => {
    const { side, ink, chance, count } = p;
    const loaves = count(2, 3);
    return group(
      d`scale(${side} 1)`,
      group('translate(54 16) rotate(24) scale(.94)', baguette(p)) +
        (loaves > 2 ? group('translate(-62 24) rotate(-22) scale(.84)', baguette(p)) : '') +
        group('translate(8 10) rotate(4) scale(.98)', baguette(p)) +
        (chance() < 0.6 ? path('M-110 30Q-96-10-66 4Q-50-16-30 10L-20 34Z', ink.light) : line('M-118 34Q-110-80-20-92', ink.dark, 9)) +
        group('translate(-8 16)', croissant(p)) +
        basket(p) +
        (chance() < 0.5 ? path('M-80 41H30L-22 88Z', ink.light) + path('M-62 41H12L-22 72Z', ink.disc) : ''),
    );
  },
};
