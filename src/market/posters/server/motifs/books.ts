import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';

type Volume = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly cover: string;
  readonly band: string;
};

/** A book lying down, 30 thick, its spine towards us. */
const lying = ({ ink }: SubjectContext, { x, y, width, cover, band }: Volume): string =>
  rect(x, y, width, 30, cover, { rx: 5 }) +
  rect(x + width - 26, y + 5, 26, 20, ink.light) +
  line(d`M${x + width - 24} ${y + 12}h24m-24 7h24`, ink.dark, 2) +
  rect(x + 18, y, 9, 30, band) +
  rect(x + 34, y, 5, 30, band) +
  rect(x, y + 24, width - 26, 6, ink.dark, { opacity: 0.3, rx: 3 });

const page = ({ ink }: SubjectContext, lines: number, picture: string): string =>
  path('M0 14Q54-20 122 0V-108Q54-128 0-94Z', ink.light) +
  picture +
  times(lines, (i) => line(d`M18 ${-22 - i * 17}Q58 ${-40 - i * 17} ${104} ${-30 - i * 17}`, ink.dark, 4.4));

const open = (p: SubjectContext): string => {
  const { ink, count, chance } = p;
  const picture =
    chance() < 0.5
      ? circle(64, -82, 18, ink.disc) + path('M30-58Q64-80 100-68V-58Q64-68 30-46Z', ink.surf)
      : path('M30-56L54-96L66-78L76-92L100-66Q64-78 30-56Z', ink.accent);
  return (
    path('M0 30Q56-6 134 14V-104Q60-124 0-88Q-60-124-134-104V14Q-56-6 0 30Z', ink.accent) +
    path('M0 24Q54-10 128 8V-100Q54-118 0-84Q-54-118-128-100V8Q-54-10 0 24Z', ink.dark) +
    group('scale(-1 1)', page(p, count(4, 5), '')) +
    page(p, 2, picture) +
    path('M0 14Q10 4 26-2V-106Q10-102 0-94Z', ink.dark, { opacity: 0.25 })
  );
};

/** Bookshop and lessons: an open book upon a pile of others. */
export const books: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, count, chance, tilt } = p;
    const covers = [ink.disc, ink.dark, ink.accent, ink.surf];
    const first = count(0, 3);
    const pile = times(2, (i) => {
      const cover = covers[(first + i) % 4] ?? ink.disc;
      return lying(p, {
        x: -104 + i * 16,
        y: 80 - i * 32,
        width: 204 - i * 22,
        cover,
        band: cover === ink.dark ? ink.disc : ink.light,
      });
    });
    return group(
      d`scale(${side} 1)`,
      pile +
        group(
          d`translate(0 17) rotate(${tilt / 3})`,
          open(p) +
            (chance() < 0.5
              ? path('M-26 8V66L-34 58L-42 66V4Z', ink.disc)
              : path('M-92-116V-58L-82-68L-72-58V-114Z', ink.accent)),
        ),
    );
  },
};
