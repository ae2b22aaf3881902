import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

function board({ ink }: SubjectContext, deck: string): string {
  return (
    path('M-84-8Q-70 2-56 2H56Q70 2 84-8L88-2Q76 11 58 11H-58Q-76 11-88-2Z', deck) +
    line('M-56 2H56', ink.dark, 4) +
    rect(-52, 10, 16, 6, ink.dark) +
    rect(36, 10, 16, 6, ink.dark) +
    circle(-44, 20, 10, ink.dark) +
    circle(44, 20, 10, ink.dark) +
    circle(-44, 20, 4, ink.light) +
    circle(44, 20, 4, ink.light)
  );
}

/** Skating: someone in the air over a ramp, arms out. */
export const skateboard: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const hair = p.chance() < 0.6 ? 'cap' : hairBy(p.chance);
    const isHigh = p.chance() < 0.5;
    const legs = p.chance() < 0.5 ? ink.dark : ink.light;
    const shirt = legs === ink.dark ? ink.light : ink.disc;
    const deck = p.chance() < 0.5 ? ink.accent : ink.disc;
    const ramp = isHigh ? 'M-138 110V98Q-40 98 30 60T138 0V110Z' : 'M-138 110V100Q0 96 138 40V110Z';
    const rider =
      board(p, deck) +
      limb(legs === ink.dark ? ink.dark : shade(ink), [-8, -62, 15], [-46, -42, 11], [-50, -8, 8]) +
      limb(ink.dark, [-54, -5, 7], [-34, -4, 6]) +
      limb(legs, [-4, -62, 16], [44, -48, 12], [48, -8, 8]) +
      limb(ink.dark, [44, -5, 7], [64, -4, 6]) +
      limb(shade(ink), [-12, -112, 9], [-52, -116, 8], [-84, -96, 6]) +
      limb(shirt, [4, -110, 19], [-2, -78, 16], [-4, -64, 17]) +
      limb(skin(ink), [10, -120, 9], [14, -134, 8]) +
      limb(skin(ink), [14, -112, 10], [52, -104, 8], [86, -122, 6]) +
      head(ink, 20, -146, hair, 8, 1);
    return group(
      `scale(${p.side} 1)`,
      path(ramp, ink.middle) +
        line(isHigh ? 'M-138 98Q-40 98 30 60T138 0' : 'M-138 100Q0 96 138 40', ink.light, 6) +
        times(p.count(2, 3), (i) => line(d`M${-128 + i * 10} ${-20 + i * 26}h${44 - i * 8}`, ink.light, 5, roundEnds)) +
        group(`translate(-4 ${isHigh ? 34 : 44}) rotate(-16) scale(.92)`, rider),
    );
  },
};
