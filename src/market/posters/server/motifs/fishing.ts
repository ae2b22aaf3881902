import type { Subject, SubjectContext } from '../subject.ts';
import { circle, ellipse, group, line, path, roundEnds, times } from '../svg.ts';

const fish = ({ ink, clip }: SubjectContext, stripes: number): string => {
  const shape = 'M-78 46Q-60-8 2-44Q58-70 94-54Q98-14 56 24Q10 60-56 56Z';
  return (
    path('M-62 40Q-108 18-132 36Q-112 48-104 60Q-112 78-104 98Q-70 92-56 58Z', ink.accent) +
    path('M-14-32Q-6-84 46-96Q42-76 54-58Z', ink.accent) +
    path('M20 44Q18 76-14 92Q-22 66-20 54Z', ink.accent) +
    clip(
      `<path d="${shape}"/>`,
      path(shape, ink.light) +
        path('M-90 30Q-40-60 60-80L100-60Q20-30-70 52Z', ink.dark) +
        times(stripes, (i) => path(`M${-40 + i * 26} ${4 - i * 14}l11 -6q8 22 2 46l-7 2q2 -24 -6 -42Z`, ink.disc)) +
        path('M52-90Q40-40 66 20L120 0V-90Z', ink.disc),
    ) +
    line('M56-60Q46-26 64 14', ink.dark, 4) +
    circle(74, -38, 9, ink.light) +
    circle(76, -38, 5, ink.dark) +
    path('M94-54Q97-40 92-30L78-34Q86-42 94-54Z', ink.dark)
  );
};

/** Fishing: a bent rod, and the fish leaping at its line. */
export const fishing: Subject = {
  stands: 'water',
  draw: (p) => {
    const { ink } = p;
    const drops = p.count(4, 7);
    const hasFloat = p.chance() < 0.5;
    const float =
      circle(112, 52, 13, ink.light) +
      path('M99 52a13 13 0 0 1 26 0Z', ink.accent) +
      line('M112 39V26', ink.dark, 4, roundEnds);
    return group(
      `scale(${p.side} 1)`,
      line('M-136 6Q-110-132 40-134Q84-132 104-112', ink.dark, 8, roundEnds) +
        line('M-134-12Q-104-128 40-134Q84-132 104-112', ink.light, 3, roundEnds) +
        line('M104-112Q118-92 97-63', ink.light, 2.4) +
        line('M-132 12L-128-24', ink.accent, 13, roundEnds) +
        circle(-116, -28, 13, ink.dark) +
        circle(-116, -28, 8, ink.disc) +
        group('translate(6 -8) rotate(-10)', fish(p, p.count(2, 4))) +
        times(drops, (i) => circle(-122 + i * 29, 34 - ((i * 17) % 40), 7 - (i % 3) * 1.6, ink.light)) +
        (hasFloat ? float : '') +
        ellipse(-64, 84, 62, 10, ink.light) +
        path('M-118 84Q-128 60-112 44Q-104 66-92 70Q-92 48-76 40Q-72 64-52 72Q-40 52-22 52Q-30 72-10 84Z', ink.light) +
        line('M-134 108H-60M-30 104H40M70 98H124', ink.light, 5, roundEnds),
    );
  },
};
