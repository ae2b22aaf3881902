import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';

const nigiri = ({ ink, count }: SubjectContext, fill: string): string =>
  path('M-56 38Q-66 8-46 0H48Q66 8 56 38Q54 44 46 44H-46Q-54 44-56 38Z', ink.light) +
  path('M-66 20Q-62-28-10-30Q50-32 66 22Q60 30 52 16Q0-2-52 16Q-60 30-66 20Z', fill) +
  times(count(3, 4), (i) => line(d`M${-36 + i * 24} ${-22 - (i % 3 ? 4 : 0)}q-8 12 -2 24`, ink.light, 5, roundEnds));

const belt = (ink: SubjectContext['ink']): string => path('M-12-31H14V44H-12Z', ink.dark);

const maki = ({ ink }: SubjectContext, fill: string): string =>
  circle(0, 0, 38, ink.dark) +
  circle(0, 0, 31, ink.light) +
  times(7, (i) => ellipse(0, -24, 4, 2.4, ink.dark, { transform: `rotate(${i * 51})`, opacity: 0.25 })) +
  circle(-5, -4, 13, fill) +
  circle(9, 6, 9, ink.surf);

const board = ({ ink }: SubjectContext): string =>
  rect(-138, 72, 276, 16, ink.accent, { rx: 3 }) +
  rect(-138, 72, 276, 5, ink.light, { rx: 2 }) +
  path('M-104 88H-56L-62 110H-98ZM56 88H104L98 110H62Z', ink.dark) +
  path('M-138 84H138V88H-138Z', ink.dark);

/** Sushi: nigiri and rolls on their board, one taken by the chopsticks. */
export const sushi: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, chance } = p;
    const belted = chance() < 0.5;
    const [one, other] = chance() < 0.5 ? [ink.accent, ink.disc] : [ink.disc, ink.accent];
    return group(
      `scale(${side} 1)`,
      path('M-84-66L138-136L140-126L-82-58Z', ink.dark) +
        group('translate(-42 -60) rotate(-12) scale(.94)', maki(p, other)) +
        path('M-92-46L140-104V-92L-90-36Z', ink.accent) +
        board(p) +
        group('translate(-66 27) scale(1.06)', nigiri(p, one) + (belted ? belt(ink) : '')) +
        group('translate(50 34)', maki(p, one)) +
        (chance() < 0.5
          ? group('translate(106 44) scale(.74)', maki(p, other))
          : path('M84 72Q84 44 104 44Q118 32 128 50Q140 60 132 72Z', ink.surf) + circle(112, 56, 5, ink.light)),
    );
  },
};
