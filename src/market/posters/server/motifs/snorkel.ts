import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, roundEnds, times } from '../svg.ts';

const mask = ({ ink }: SubjectContext, frame: string): string =>
  line('M62-62Q106-44 100 6Q100 46 74 50', ink.dark, 18, roundEnds) +
  line('M100-46L111-130', ink.dark, 20, roundEnds) +
  line('M100-46L111-130', ink.accent, 14, roundEnds) +
  line('M109-106L111-130', ink.disc, 14, roundEnds) +
  path(
    'M-92-60Q-88-84-58-84H52Q82-84 84-56L80-8Q74 20 44 20Q20 20 10 0Q0-12-10 0Q-22 20-46 20Q-78 20-86-8Z',
    ink.dark,
  ) +
  path('M-84-58Q-80-77-57-77H51Q74-77 76-55L73-10Q68 13 44 13Q25 13 15-5Q0-24-15-5Q-27 13-46 13Q-73 13-78-10Z', frame) +
  path('M-70-56Q-68-65-55-65H-14Q-6-65-7-54Q-12-20-22-8Q-32 2-46 1Q-62 0-66-14Z', ink.light) +
  path('M70-56Q68-65 50-65H10Q4-65 5-54Q10-20 20-8Q30 2 44 1Q58 0 62-14Z', ink.light) +
  path(
    'M-68-40Q-40-54-9-42Q-14-18-22-8Q-32 2-46 1Q-62 0-66-14ZM67-40Q40-54 8-42Q12-18 20-8Q30 2 44 1Q58 0 62-14Z',
    ink.surf,
  ) +
  line('M-56-20L-34-58M28-20L50-58', ink.light, 6, roundEnds);

const fin = ({ ink }: SubjectContext): string =>
  path('M-20-56Q0-68 20-56L40 46Q20 60 0 50Q-20 60-40 46Z', ink.dark) +
  path('M-14-20L-30 42Q-18 48-8 44L-3-20ZM14-20L30 42Q18 48 8 44L3-20Z', ink.accent) +
  ellipse(0, -40, 12, 10, ink.light);

const fish = ({ ink }: SubjectContext, x: number, y: number, s: number, fill: string): string =>
  group(
    d`translate(${x} ${y}) scale(${String(s)})`,
    path('M-24 0L-44-16V16Z', fill) +
      path('M-30 0Q-6-26 30 0Q-6 26-30 0Z', fill) +
      path('M-6-13Q4 0-6 13L4 11Q12 0 4-11Z', ink.light) +
      circle(17, -3, 3.4, ink.dark),
  );

/** Snorkelling: mask, fins and a fish. */
export const snorkel: Subject = {
  stands: 'above',
  draw: (p) => {
    const { ink } = p;
    const bubbles = p.count(3, 5);
    const isPair = p.chance() < 0.5;
    const star = times(5, (i) => path('M0 0L-9-6L0-26L9-6Z', ink.accent, { transform: `rotate(${i * 72})` }));
    return group(
      `scale(${p.side} 1)`,
      group('translate(-34 78) rotate(-14)', fin(p)) +
        group('translate(36 76) rotate(12)', fin(p)) +
        mask(p, p.chance() < 0.5 ? ink.disc : ink.accent) +
        (isPair ? fish(p, -104, 66, 0.8, ink.accent) : group('translate(-106 66) rotate(12)', star)) +
        fish(p, 108, 96, 0.75, ink.disc) +
        times(bubbles, (i) => circle(-106 + (i % 2) * 18, 24 - i * 30, 9 - i, ink.light)),
    );
  },
};
