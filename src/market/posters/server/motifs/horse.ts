import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, roundEnds } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

const farLegs = ({ ink }: SubjectContext): string =>
  limb(ink.dark, [-66, 20, 17], [-86, 56, 10], [-70, 88, 6], [-86, 104, 6]) +
  limb(ink.dark, [34, 22, 16], [70, 44, 9], [62, 80, 6], [76, 92, 6]);

const nearLegs = ({ ink }: SubjectContext): string =>
  limb(skin(ink), [-64, 14, 24], [-56, 54, 12], [-64, 86, 7], [-50, 100, 7]) +
  limb(skin(ink), [38, 18, 20], [36, 60, 11], [24, 90, 7], [14, 100, 7]) +
  limb(ink.light, [-61, 80, 8], [-62, 88, 7.5], [-53, 98, 7]) +
  limb(ink.light, [27, 84, 8], [24, 90, 7.5], [16, 99, 7]) +
  path('M-60 98L-42 94L-38 110H-62ZM2 96L18 100L12 110H-8Z', ink.dark);

const trunk = ({ ink }: SubjectContext): string =>
  path(
    'M-92 4Q-96-26-62-30Q-10-22 26-34Q52-60 72-92L92-108L100-124L106-106Q114-100 118-88L136-60Q140-46 126-44Q108-50 100-62Q86-40 70-8Q64 36 28 38Q-30 34-70 38Q-90 32-92 4Z',
    skin(ink),
  ) +
  path('M96-108Q62-112 46-76Q36-48 14-32Q30-24 44-30Q50-36 54-46Q58-54 66-58Q66-70 76-76Q76-90 90-98Z', ink.dark) +
  path('M96-122L104-106L94-104Z', ink.dark) +
  circle(112, -86, 4, ink.dark) +
  path('M126-44Q140-46 136-60L130-69L116-56Z', shade(ink));

const tails = [
  'M-88-14Q-122-20-130 20Q-138 54-124 84Q-108 66-106 40Q-104 10-84 8Z',
  'M-88-16Q-116-34-138-10Q-132 12-136 34Q-114 30-106 16Q-98 4-84 6Z',
] as const;

/** Horse: at a canter, with its rider. */
export const horse: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const tail = p.chance() < 0.5 ? tails[0] : tails[1];
    const hair = hairBy(p.chance);
    const blanket = p.chance() < 0.5 ? ink.disc : ink.light;
    return group(
      `scale(${p.side} 1)`,
      farLegs(p) +
        path(tail, ink.dark) +
        path(tail, shade(ink), { transform: 'translate(-16 0) scale(.82)' }) +
        nearLegs(p) +
        trunk(p) +
        path('M-44-30Q-12-24 18-32L22 2Q-12 12-46 4Z', blanket) +
        limb(ink.light, [-12, -34, 15], [22, -6, 12], [10, 30, 7]) +
        limb(ink.dark, [16, 8, 9], [9, 36, 7], [26, 42, 5]) +
        limb(skin(ink), [-6, -80, 8], [-4, -96, 7]) +
        limb(ink.disc, [-8, -76, 15], [-14, -38, 15]) +
        head(ink, -2, -108, hair, 6, 0.85) +
        limb(ink.light, [-8, -74, 9], [10, -46, 7], [40, -52, 5]) +
        line('M42-54L118-62M120-94L104-62', ink.dark, 3.4, roundEnds),
    );
  },
};
