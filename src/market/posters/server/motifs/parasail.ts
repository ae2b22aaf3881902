import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, roundEnds, times } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

const canopy = ({ ink, clip }: SubjectContext, gores: number, second: string): string => {
  const shape =
    'M-136-30Q-132-138 0-138T136-30Q118-46 102-34Q84-50 66-36Q48-52 33-38Q16-52 0-38Q-16-52-33-38Q-48-52-66-36Q-84-50-102-34Q-118-46-136-30Z';
  const cut = (i: number): number => Math.round(-140 + (280 * i) / gores);
  return clip(
    `<path d="${shape}"/>`,
    path(shape, ink.light) +
      times(gores, (i) =>
        path(
          `M0-190Q${cut(i) * 1.1}-110 ${cut(i)}-20H${cut(i + 1)}Q${cut(i + 1) * 1.1}-110 0-190Z`,
          i % 2 ? ink.light : i % 4 ? second : ink.accent,
        ),
      ),
  );
};

/** Someone hanging in the harness, knees drawn up. */
const flyer = ({ ink }: SubjectContext, x: number, hair: ReturnType<typeof hairBy>, vest: string): string =>
  group(
    `translate(${x} 0)`,
    limb(skin(ink), [4, 46, 7], [26, 26, 6], [24, 2, 4]) +
      limb(shade(ink), [-2, 86, 10], [28, 84, 8], [34, 120, 5]) +
      limb(skin(ink), [-4, 88, 11], [22, 96, 8], [22, 132, 5]) +
      limb(ink.dark, [-4, 86, 12], [14, 92, 10]) +
      limb(vest, [0, 50, 13], [-4, 82, 12]) +
      limb(skin(ink), [2, 40, 5], [4, 32, 5]) +
      head(ink, 6, 22, hair, 4, 0.7) +
      limb(skin(ink), [-4, 48, 7], [-24, 28, 6], [-20, 2, 4]),
  );

/** Parasailing: a parachute, and who hangs from it. */
export const parasail: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink } = p;
    const gores = p.count(7, 9, 2);
    const pair = p.chance() < 0.5;
    const [first, second] = [hairBy(p.chance), hairBy(p.chance)];
    const cloth = p.chance() < 0.5 ? ink.disc : ink.middle;
    return group(
      `scale(${p.side} 1)`,
      line('M-128-34L-22 2M-66-38L-20 2M-16-42L-18 2M128-34L22 2M66-38L20 2M16-42L18 2', ink.light, 2.6) +
        canopy(p, gores, cloth) +
        line('M-56 2H56', ink.dark, 7, roundEnds) +
        line('M-54 2H54', ink.light, 2.4, roundEnds) +
        (pair ? flyer(p, -30, second, ink.disc) + flyer(p, 26, first, ink.light) : flyer(p, -2, first, ink.light)) +
        circle(0, -137, 3, ink.dark),
    );
  },
};
