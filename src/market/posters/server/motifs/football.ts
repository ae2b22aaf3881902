import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

function ball({ ink, clip }: SubjectContext): string {
  const at = (i: number, r: number): string => {
    const a = ((i * 72 - 90) * Math.PI) / 180;
    return d`${Math.cos(a) * r} ${Math.sin(a) * r}`;
  };
  const five = 'M' + [0, 1, 2, 3, 4].map((i) => at(i, 12)).join('L') + 'Z';
  return (
    circle(0, 0, 30, ink.dark) +
    circle(0, 0, 27, ink.light) +
    clip(
      '<circle r="27"/>',
      path(five, ink.dark) +
        line(
          times(5, (i) => `M${at(i, 12)}L${at(i, 22)}`),
          ink.dark,
          3,
        ) +
        times(5, (i) =>
          circle(
            Math.cos(((i * 72 - 90) * Math.PI) / 180) * 29,
            Math.sin(((i * 72 - 90) * Math.PI) / 180) * 29,
            10,
            ink.dark,
          ),
        ),
    )
  );
}

/** Football: a player who has just struck the ball. */
export const football: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const hair = hairBy(p.chance);
    const hasSash = p.chance() < 0.5;
    const digits = p.count(1, 2);
    const streaks = p.count(2, 3);
    const torso = [
      [-18, -58, 22],
      [-10, -24, 17],
      [-12, -2, 19],
    ] as const;
    return group(
      `scale(${p.side} 1)`,
      limb(shade(ink), [-2, -60, 9], [36, -54, 8], [62, -80, 6]) +
        limb(shade(ink), [-20, 4, 16], [-34, 54, 12], [-26, 94, 7]) +
        limb(ink.light, [-32, 68, 11], [-27, 90, 8]) +
        limb(ink.disc, [-28, 100, 8], [-4, 104, 6]) +
        limb(skin(ink), [-6, 4, 18], [48, 18, 13], [92, -12, 8]) +
        limb(ink.light, [62, 9, 11.5], [88, -10, 9]) +
        limb(ink.disc, [95, -16, 8], [112, -36, 6]) +
        limb(skin(ink), [-14, -78, 9], [-10, -96, 8]) +
        limb(ink.light, ...torso) +
        (hasSash ? limb(ink.disc, [-31, -66, 5], [0, -12, 5]) : '') +
        limb(ink.dark, [-14, 2, 20], [-26, 28, 17]) +
        limb(ink.dark, [-12, 2, 20], [26, 12, 18]) +
        times(digits, (i) => rect(-18 + i * 11 - digits * 3, -52, 6, 22, ink.dark)) +
        head(ink, -6, -110, hair, 10, 1) +
        limb(ink.light, [-28, -62, 13], [-52, -50, 11]) +
        limb(skin(ink), [-48, -52, 9], [-72, -38, 8], [-104, -64, 6]) +
        circle(-107, -67, 8, skin(ink)) +
        times(streaks, (i) =>
          line(d`M${66 + i * 10} ${-62 + i * 16}L${88 + i * 5} ${-82 + i * 15}`, ink.light, 5, roundEnds),
        ) +
        group(d`translate(108 -96) rotate(${p.tilt * 4})`, ball(p)),
    );
  },
};
