import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';

const flame = 'M0 0C-34-8-34-44-12-66C-14-48-4-46 0-60C2-78-6-92-14-104C28-92 46-40 30-14C24-4 14 0 0 0Z';

const fire = ({ ink, count }: SubjectContext): string => {
  const many = count(3, 5);
  return times(many, (i) => {
    const at = i - (many - 1) / 2;
    return group(
      d`translate(${at * (184 / many) - 4} -2) scale(${Math.abs(at) < 1 ? 1.3 : 1})`,
      path(flame, ink.accent) +
        path(flame, ink.disc, { transform: 'translate(2 0) scale(.6)' }) +
        path(flame, ink.light, { transform: 'translate(2 0) scale(.28)' }),
    );
  });
};

const bowl = 'M-100 4H100Q92 70 0 72Q-92 70-100 4Z';

const kettle = ({ ink, clip }: SubjectContext): string =>
  path('M-40 62L-64 110H-78L-56 56Z', ink.light) +
  path('M40 62L64 110H78L56 56Z', ink.dark) +
  path('M48 62L70 110H78L56 56Z', ink.light) +
  rect(-52, 86, 104, 7, ink.dark) +
  circle(68, 98, 13, ink.dark) +
  circle(68, 98, 5, ink.light) +
  path(bowl, ink.accent) +
  clip(
    `<path d="${bowl}"/>`,
    path('M40 0H110V80H-20Q52 54 40 0Z', ink.dark, { opacity: 0.4 }) + rect(-110, 4, 220, 9, ink.dark),
  ) +
  times(3, (i) => rect(-34 + i * 26, 44, 16, 6, ink.light, { rx: 3 })) +
  rect(-116, -6, 232, 11, ink.light, { rx: 5 }) +
  rect(-116, 1, 232, 4, ink.dark, { rx: 2 });

const steak = ({ ink }: SubjectContext): string =>
  path('M-50-2Q-60-30-26-34Q20-44 48-26Q60-14 46-2Z', ink.light) +
  path('M-42-2Q-48-24-22-27Q18-34 40-20Q48-12 38-2Z', ink.dark) +
  line('M-22-24L-14-4M0-28L8-4M20-26L27-5', ink.middle, 4.4);

const skewer = ({ ink }: SubjectContext): string =>
  line('M-62-12H70', ink.dark, 4) +
  times(4, (i) =>
    rect(-46 + i * 25, -24, 21, 22, [ink.accent, ink.light, ink.dark, ink.surf][i] ?? ink.accent, { rx: 6 }),
  ) +
  circle(72, -12, 6, ink.light);

const tongs = ({ ink }: SubjectContext): string =>
  line('M0 0Q14-60 8-110M16 4Q10-60 8-110', ink.light, 6, roundEnds) + ellipse(8, -112, 9, 7, ink.dark);

/** Grill: a kettle barbecue, its flames and what lies on it. */
export const grill: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { side, chance } = p;
    const meat = chance() < 0.5;
    return group(
      d`scale(${side} 1)`,
      fire(p) +
        (chance() < 0.5 ? group('translate(84 -8) rotate(18)', tongs(p)) : '') +
        group('translate(-44 -4)', meat ? steak(p) : skewer(p)) +
        group('translate(56 -4) scale(.8)', meat ? skewer(p) : steak(p)) +
        kettle(p),
    );
  },
};
