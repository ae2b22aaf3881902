import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, roundEnds } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

const rock = ({ ink }: SubjectContext, isTall: boolean): string =>
  path(`M-138 110L-112 ${isTall ? 78 : 88}L-66 84L-40 98L-6 92L16 58L44 40L96 36L120 58L138 110Z`, ink.dark) +
  path('M16 58L44 40L96 36L82 58L46 66L30 92L-6 92Z', ink.light) +
  path('M82 58L96 36L120 58L138 110H98Z', ink.middle);

const pack = ({ ink }: SubjectContext, roll: string): string =>
  path('M-58-72Q-60-94-38-94L-14-88L-26-14L-52-20Q-64-24-62-38Z', ink.disc) +
  path('M-62-38L-58-62L-22-56L-26-14L-52-20Q-64-24-62-38Z', ink.light) +
  path('M-54-36L-30-32L-31-20L-50-24Z', ink.disc) +
  line('M-60-104L-16-96', roll, 17, roundEnds) +
  line('M-52-112L-54-94M-26-107L-28-90', ink.dark, 4);

/** Hiking: someone with a pack and a pole, stepping onto a rock. */
export const hike: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const hair = p.chance() < 0.5 ? 'cap' : hairBy(p.chance);
    const isLong = p.chance() < 0.5;
    const leg = isLong ? ink.dark : skin(ink);
    const roll = p.chance() < 0.5 ? ink.accent : ink.middle;
    return group(
      `scale(${p.side} 1)`,
      rock(p, p.chance() < 0.5) +
        line('M84 34L68-66', ink.dark, 6, roundEnds) +
        line('M84 34L68-66', ink.light, 2.4, roundEnds) +
        limb(shade(ink), [-18, -14, 16], [-22, 34, 12], [-46, 78, 8]) +
        limb(ink.light, [-48, 80, 9], [-28, 88, 6]) +
        limb(shade(ink), [6, -72, 9], [34, -46, 8], [66, -54, 6]) +
        limb(leg, [-14, -14, 17], [38, -10, 13], [34, 22, 9]) +
        (isLong ? '' : limb(skin(ink), [38, -10, 13], [36, 18, 9])) +
        limb(ink.light, [34, 26, 10], [56, 32, 7]) +
        rect(24, 37, 40, 4, ink.disc) +
        pack(p, roll) +
        limb(skin(ink), [-2, -80, 9], [6, -100, 8]) +
        limb(ink.light, [-2, -68, 19], [-10, -34, 16], [-14, -16, 17]) +
        limb(ink.dark, [-14, -16, 17.5], isLong ? [0, -14, 16] : [18, -12, 15.5]) +
        line('M-6-88Q16-68-12-44', ink.dark, 6) +
        head(ink, 12, -112, hair, 2, 1.05) +
        limb(skin(ink), [-8, -68, 10], [4, -32, 8], [36, -26, 6]) +
        circle(40, -27, 8, skin(ink)) +
        circle(68, -56, 8, shade(ink)),
    );
  },
};
