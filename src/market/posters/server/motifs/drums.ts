import type { Subject, SubjectContext } from '../subject.ts';
import { d, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';

/** A drum on its foot: its skin, its ropes, a painted belly. */
function drum({ ink }: SubjectContext, x: number, top: number, wide: number, foot: number, belly: string): string {
  const [half, waist] = [wide / 2, wide * 0.26];
  const high = foot - top;
  const ropes = times(
    5,
    (i) => d`M${-half + (i * wide) / 4} 4L${-half * 0.7 + ((i + 0.5) * wide * 0.7) / 4} ${high * 0.48}`,
  );
  return group(
    d`translate(${x} ${top})`,
    path(
      d`M${-half} 0Q${-half} ${high * 0.42} ${-waist} ${high * 0.62}L${-waist * 1.3} ${high}H${waist * 1.3}L${waist} ${high * 0.62}Q${half} ${high * 0.42} ${half} 0Z`,
      belly,
    ) +
      path(
        d`M${half * 0.2} ${high}L${waist * 0.4} ${high * 0.62}Q${half * 0.6} ${high * 0.42} ${half * 0.6} 0H${half}Q${half} ${high * 0.42} ${waist} ${high * 0.62}L${waist * 1.3} ${high}Z`,
        ink.dark,
        { opacity: 0.3 },
      ) +
      line(ropes, ink.light, 2.6) +
      rect(-waist, high * 0.58, waist * 2, 8, ink.dark, { rx: 3 }) +
      ellipse(0, 0, half + 4, wide * 0.16 + 4, ink.dark) +
      ellipse(0, -1, half, wide * 0.16, ink.light) +
      ellipse(0, -1, half * 0.5, wide * 0.08, ink.disc),
  );
}

/** Drums in a circle, and what they sound like. */
export const drums: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const beats = p.count(2, 3);
    const colours = p.chance() < 0.5 ? [ink.accent, ink.middle, ink.sea] : [ink.sea, ink.accent, ink.middle];
    const waves = times(
      beats,
      (i) => d`M${-26 - i * 18} ${-92 - i * 12}Q0 ${-128 - i * 12} ${26 + i * 18} ${-92 - i * 12}`,
    );
    return group(
      `scale(${p.side} 1)`,
      line(waves, ink.dark, 5, roundEnds) +
        drum(p, -82, -20, 84, 108, colours[0] ?? ink.accent) +
        drum(p, 86, -2, 76, 108, colours[1] ?? ink.middle) +
        drum(p, 0, -46, 104, 114, colours[2] ?? ink.sea) +
        line('M-52-94L-8-50M58-98L14-52', ink.dark, 9, roundEnds) +
        line('M-52-94L-8-50M58-98L14-52', ink.accent, 4, roundEnds),
    );
  },
};
