import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, ring, roundEnds, times } from '../svg.ts';

type Ink = SubjectContext['ink'];

const egg = (ink: Ink): string =>
  path('M-34-6Q-36-34-6-34Q18-38 28-20Q44-8 34 14Q30 36 4 32Q-24 40-30 18Q-38 8-34-6Z', ink.light) +
  circle(0, -2, 16, ink.disc) +
  circle(-5, -7, 4, ink.light);

const rasher = (ink: Ink): string => {
  const wave = 'M-46 0Q-34-16-22 0T2 0T26 0T50 0';
  return (
    line(wave, ink.accent, 22) + line(wave, ink.light, 7) + line(wave, ink.middle, 3, { transform: 'translate(0 -8)' })
  );
};

const sausage = (ink: Ink): string =>
  line('M-30 6Q0-16 30 6', ink.middle, 22, roundEnds) + line('M-14-12l5 10M0-14l4 11M13-11l3 10', ink.light, 3);

const tomato = (ink: Ink): string =>
  circle(0, 0, 21, ink.accent) +
  circle(0, 0, 15, ink.light) +
  times(3, (i) => ellipse(0, -8, 5, 6, ink.accent, { transform: `rotate(${i * 120})` }));

const cup = ({ ink, chance }: SubjectContext): string =>
  circle(4, 5, 48, ink.dark) +
  circle(0, 0, 48, ink.accent) +
  line('M30 30L50 50', ink.accent, 18, roundEnds) +
  circle(0, 0, 36, ink.light) +
  circle(0, 0, 29, chance() < 0.5 ? ink.dark : ink.middle) +
  path('M-14-6Q-10-18 0-8Q10-18 14-6Q12 6 0 14Q-12 6-14-6Z', ink.light);

const fork = (ink: Ink): string =>
  group('translate(3 4)', rect(-5, 0, 10, 74, ink.dark, { rx: 5 })) +
  path('M-5 74V6Q-16 2-16-12V-44H-10V-14H-3V-44H3V-14H10V-44H16V-12Q16 2 5 6V74Q0 80-5 74Z', ink.light);

/** Breakfast: eggs, bacon and a coffee, from above. */
export const breakfast: Subject = {
  stands: 'above',
  draw: (p) => {
    const { ink, side, count, chance } = p;
    const english = chance() < 0.6;
    const eggs = count(1, 2);
    return group(
      `scale(${side} 1)`,
      circle(-18, 23, 116, ink.dark, { opacity: 0.5 }) +
        circle(-22, 18, 116, ink.light) +
        circle(-22, 18, 97, ink.dark) +
        ring(-22, 18, 106, ink.accent, 4) +
        group('translate(-60 -16) rotate(-14) scale(1.2)', egg(ink)) +
        (eggs > 1
          ? group('translate(16 -26) rotate(40) scale(1.08)', egg(ink))
          : group('translate(18 -12)', tomato(ink))) +
        group('translate(-40 46) rotate(-6) scale(1.1)', rasher(ink)) +
        group('translate(-18 82) rotate(-4)', rasher(ink)) +
        (english
          ? group('translate(42 42) rotate(62) scale(.86)', sausage(ink))
          : group('translate(44 40) scale(.9)', tomato(ink))) +
        times(english ? 5 : 0, (i) => ellipse(-92 + (i % 2) * 14, 22 + i * 8, 7, 5, ink.accent)) +
        group('translate(80 -88)', cup(p)) +
        group(d`translate(118 52)`, fork(ink)),
    );
  },
};
