import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';
import { goblet, tumbler } from './parts/glass.ts';
import { carrying, upright } from './parts/worker.ts';

const napkin = ({ ink, count }: SubjectContext): string =>
  path('M-42 116H46Q58 134 52 148H-40Q-50 134-42 116Z', ink.light) +
  times(count(1, 3), (i) => rect(-44, 121 + i * 8, 94, 4, ink.accent));

const bottle = (ink: SubjectContext['ink']): string =>
  path('M-9-128H9V-94Q24-84 24-66V0H-24V-66Q-24-84-9-94Z', ink.dark) +
  path('M4-94H9Q24-84 24-66V0H6Z', ink.middle) +
  rect(-10, -130, 20, 20, ink.accent) +
  rect(-24, -52, 48, 32, ink.light);

/** Waiter: a hand that carries a tray of drinks above the crowd. */
export const tray: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, chance, count } = p;
    const drink = chance() < 0.5 ? ink.accent : ink.disc;
    const many = count(1, 2);
    return group(
      `scale(${side} 1)`,
      upright(ink, 104, 140, ink.dark) +
        carrying(ink) +
        (chance() < 0.5 ? group('translate(0 -8)', napkin(p)) : circle(0, 128, 5, ink.accent)) +
        (chance() < 0.5 ? group('translate(14 -6)', bottle(ink)) : tumbler(ink, 10, -6, 56, 96, ink.disc)) +
        goblet(ink, -72, -6, 0.86, drink) +
        (many > 1 ? goblet(ink, 82, -6, 0.72, drink) : tumbler(ink, 82, -6, 48, 66, drink)) +
        path('M-134-12H134Q132 12 100 14H-100Q-132 12-134-12Z', ink.dark) +
        path('M-136-12H136Q134 0 112 4H-112Q-134 0-136-12Z', ink.accent) +
        ellipse(0, -12, 136, 4, ink.light) +
        line(d`M-96 -2H${-40 - many * 8}`, ink.light, 3),
    );
  },
};
