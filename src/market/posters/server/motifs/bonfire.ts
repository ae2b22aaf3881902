import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, roundEnds, times } from '../svg.ts';

const flames = ({ ink }: SubjectContext): string =>
  path('M-84 78Q-112 20-70-26Q-66 4-50 8Q-62-60 0-136Q-2-84 34-56Q42-74 38-92Q96-42 92 26Q90 60 74 80Z', ink.accent) +
  path('M-60 80Q-78 34-44 4Q-38 24-24 24Q-32-32 8-82Q8-44 38-20Q48-4 46 10Q56 4 58-10Q80 40 56 80Z', ink.disc) +
  path('M-34 82Q-46 48-18 26Q-12 42-4 40Q-8 8 12-22Q16 8 30 22T32 82Z', ink.light);

const log = ({ ink }: SubjectContext, x: number, y: number, turn: number): string =>
  group(
    d`translate(${x} ${y}) rotate(${turn})`,
    line('M-78 0H78', ink.dark, 24, roundEnds) +
      line('M-60-5H10M30 4H58', ink.middle, 4, roundEnds) +
      ellipse(80, 0, 9, 12, ink.light) +
      ellipse(80, 0, 4.5, 6.5, ink.middle),
  );

/** Beach fire: flames, logs and sparks. */
export const bonfire: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const sparks = p.count(7, 12);
    const stones = p.count(5, 7);
    const isCrossed = p.chance() < 0.5;
    return (
      times(sparks, (i) => {
        const x = -112 + ((i * 67) % 228);
        const y = -24 - ((i * 41) % 108);
        return i % 3
          ? circle(x, y, 3.5 + (i % 2) * 2, i % 2 ? ink.disc : ink.light)
          : path(d`M${x} ${y - 9}L${x + 5} ${y}L${x} ${y + 9}L${x - 5} ${y}Z`, ink.accent);
      }) +
      group(
        `scale(${p.side} 1)`,
        ellipse(0, 108, 134, 8, ink.dark) +
          (isCrossed ? log(p, 6, 72, -166) : log(p, 0, 70, 180)) +
          flames(p) +
          log(p, -4, 76, isCrossed ? -17 : -9) +
          log(p, 4, 78, isCrossed ? 196 : 188) +
          times(stones, (i) => {
            const x = -112 + (i * 224) / (stones - 1);
            return (
              path(d`M${x - 20} 112q-2 -22 16 -24q22 0 24 24Z`, i % 2 ? ink.middle : ink.dark) +
              line(d`M${x - 10} 98q4 -6 10 -6`, ink.light, 3, roundEnds)
            );
          }),
      )
    );
  },
};
