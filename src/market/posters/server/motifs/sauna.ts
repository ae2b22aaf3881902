import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';

const stones = ({ ink, count }: SubjectContext): string => {
  const many = count(3, 4);
  return times(many, (i) => {
    const [half, y] = [76 - i * 15, 86 - i * 41];
    return (
      ellipse(-44 + (i % 2) * 8, y, half, 22, ink.dark) +
      path(
        d`M${-44 + (i % 2) * 8 - half} ${y}a${half} 22 0 0 1 ${half * 2} 0q${-half} 16 ${-half * 2} 0Z`,
        i % 2 ? ink.light : ink.disc,
      )
    );
  });
};

/** Three towels, rolled and piled. */
const towels = ({ ink }: SubjectContext): string =>
  (
    [
      [52, 82, ink.light],
      [108, 82, ink.accent],
      [80, 34, ink.disc],
    ] as const
  )
    .map(([x, y, fill]) =>
      group(
        `translate(${x} ${y})`,
        circle(2, 1, 29, ink.dark) +
          circle(0, 0, 27, fill) +
          line(
            'M0 4Q-8 2-5-6Q4-14 12-4Q16 12 0 16Q-18 14-17-4Q-12-22 6-20',
            fill === ink.light ? ink.accent : ink.light,
            5,
          ),
      ),
    )
    .join('');

const bamboo = ({ ink }: SubjectContext, x: number, top: number): string => {
  const step = (104 - top) / 4;
  return (
    times(
      4,
      (i) =>
        rect(x - 9, top + i * step, 18, step - 3, ink.surf, { rx: 4 }) +
        rect(x + 3, top + i * step, 6, step - 3, ink.dark, { rx: 3, opacity: 0.4 }),
    ) +
    path(d`M${x} ${top + 52}q28 -32 52 -20q-18 24 -52 20Z`, ink.surf) +
    path(d`M${x} ${top + 56}q-24 -26 -42 -14q14 20 42 14Z`, ink.surf)
  );
};

const candle = ({ ink }: SubjectContext): string =>
  path('M0-44Q16-22 0-12Q-16-22 0-44Z', ink.disc) +
  path('M0-30Q7-20 0-14Q-7-20 0-30Z', ink.light) +
  rect(-18, -6, 36, 38, ink.light, { rx: 3 }) +
  rect(4, -6, 14, 38, ink.accent, { rx: 3 }) +
  rect(-1.5, -14, 3, 8, ink.dark);

/** Spa: warm stones, towels, a candle and bamboo. */
export const sauna: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, chance } = p;
    return group(
      d`scale(${side} 1)`,
      bamboo(p, 78, -134) +
        (chance() < 0.6 ? bamboo(p, -96, -106) : bamboo(p, 40, -104)) +
        towels(p) +
        stones(p) +
        group('translate(84 -28)', candle(p)) +
        (chance() < 0.5
          ? group(
              'translate(-40 -58)',
              times(5, (i) =>
                path('M0 10Q-12-14 0-32Q12-14 0 10Z', i % 2 ? ink.light : ink.accent, {
                  transform: `rotate(${-70 + i * 35} 0 10)`,
                }),
              ) + circle(0, 8, 7, ink.disc),
            )
          : '') +
        rect(-136, 104, 272, 6, ink.light, { rx: 3 }),
    );
  },
};
