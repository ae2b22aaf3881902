import { palm } from '../scenery.ts';
import type { Subject, SubjectContext } from '../subject.ts';
import { circle, ellipse, group, line, path, roundEnds, times } from '../svg.ts';
import { hairBy, head, limb, skin } from './parts/figure.ts';

/** The cloth, with whoever lies in it. */
function cloth({ ink, clip }: SubjectContext, stripes: number): string {
  const shape = 'M-92-4Q-60 84 0 84T92-4Q50 48 0 48T-92-4Z';
  return (
    path(shape, ink.accent) +
    clip(
      `<path d="${shape}"/>`,
      times(stripes, (i) => path(`M${-84 + (i * 168) / stripes}-20l14 0l8 120h-14Z`, i % 2 ? ink.disc : ink.light)),
    )
  );
}

const sleeper = ({ ink }: SubjectContext, hasHat: boolean, hair: ReturnType<typeof hairBy>): string =>
  limb(skin(ink), [10, 40, 13], [42, 12, 10], [66, 14, 6], [76, 2, 5]) +
  limb(ink.light, [-36, 26, 15], [8, 42, 15]) +
  limb(ink.dark, [6, 42, 14], [26, 28, 12]) +
  limb(skin(ink), [-34, 22, 8], [-58, -12, 7], [-42, -22, 5]) +
  head(ink, -50, 2, hair === 'cap' ? 'short' : hair, -52, 0.85) +
  (hasHat
    ? ellipse(-40, -10, 25, 7, ink.disc, { transform: 'rotate(-48 -40 -10)' }) + circle(-47, -14, 13, ink.disc)
    : '');

/** Hammock: a rest between two palms. */
export const hammock: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const hair = hairBy(p.chance);
    const hasHat = p.chance() < 0.5;
    return group(
      `scale(${p.side} 1)`,
      ellipse(0, 110, 132, 6, ink.dark) +
        palm(-112, 110, 190, 50, ink.dark) +
        palm(114, 110, 174, -46, ink.dark) +
        line('M-108 104L-102 40M112 104L106 44', ink.light, 4, { ...roundEnds, 'stroke-dasharray': '2 12' }) +
        line('M-102-6L-90-2M98-4L90-2', ink.light, 5, roundEnds) +
        sleeper(p, hasHat, hair) +
        cloth(p, p.count(5, 8)) +
        times(p.count(3, 6), (i) => line(`M${-40 + i * 16} 82v12`, ink.light, 3, roundEnds)),
    );
  },
};
