import type { Subject, SubjectContext } from '../subject.ts';
import { d, group, line, path, rect, times } from '../svg.ts';

const pannier = 'M-112 34H112L90 110H-90Z';

const basket = ({ ink, clip }: SubjectContext): string =>
  path(pannier, ink.accent) +
  clip(
    `<path d="${pannier}"/>`,
    times(3, (row) =>
      times(8, (i) =>
        rect(-122 + i * 32 + (row % 2) * 16, 46 + row * 22, 24, 13, row % 2 ? ink.light : ink.dark, { rx: 6 }),
      ),
    ) + path('M50 30H120V112H30Q60 70 50 30Z', ink.dark, { opacity: 0.3 }),
  ) +
  rect(-120, 28, 240, 13, ink.dark, { rx: 6 }) +
  rect(-120, 28, 240, 5, ink.light, { rx: 3 });

const baguette = ({ ink, count }: SubjectContext): string =>
  rect(-20, -150, 42, 190, ink.dark, { rx: 21 }) +
  rect(-22, -150, 40, 190, ink.disc, { rx: 20 }) +
  path('M4-149Q18-144 18-130V30H2Q12-60 4-149Z', ink.dark, { opacity: 0.25 }) +
  times(count(3, 4), (i) =>
    path('M-16 8Q-8-14 14-18Q8 4-16 8Z', ink.light, { transform: d`translate(0 ${-116 + i * 34})` }),
  );

const crescent =
  'M-106 58Q-116-2-62-34Q0-62 62-34Q116-2 106 58Q88 66 74 48Q62 18 22 18H-22Q-62 18-74 48Q-88 66-106 58Z';

const croissant = ({ ink, clip }: SubjectContext): string =>
  path(crescent, ink.dark, { transform: 'translate(2 5)' }) +
  path(crescent, ink.disc) +
  clip(
    `<path d="${crescent}"/>`,
    path(
      'M30-50Q50-20 26 24L54 30Q84-4 70-44ZM-26-52Q-12-20-28 24L-6 24Q10-14-2-56ZM84-30Q100 0 84 60L120 70V0ZM-82-24Q-62 4-68 40L-52 26Q-40-4-60-40Z',
      ink.dark,
      { opacity: 0.2 },
    ),
  ) +
  line('M-30-50Q-48-16-30 18M30-50Q48-16 30 18M-74-28Q-90 4-70 34M74-28Q90 4 70 34', ink.dark, 4.4);

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
        (chance() < 0.6
          ? path('M-110 30Q-96-10-66 4Q-50-16-30 10L-20 34Z', ink.light)
          : line('M-112 34Q-96-104 0-110Q96-104 112 34', ink.dark, 12) +
            line('M-112 34Q-96-104 0-110Q96-104 112 34', ink.accent, 7)) +
        basket(p) +
        (chance() < 0.5 ? path('M-80 41H30L-22 88Z', ink.light) + path('M-62 41H12L-22 72Z', ink.disc) : '') +
        group('translate(-10 4) scale(.9)', croissant(p)),
    );
  },
};
