import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, path, rect, ring, times } from '../svg.ts';

const fork = ({ ink }: SubjectContext): string =>
  path('M-6 92V-18Q-20-24-20-42V-92H-13V-52H-4V-92H4V-52H13V-92H20V-42Q20-24 6-18V92Q0 100-6 92Z', ink.light);

const knife = ({ ink }: SubjectContext): string =>
  path('M-8-92Q18-70 14 4H-8Z', ink.light) + rect(-8, 2, 14, 92, ink.dark, { rx: 6 });

/** What lies on the napkin: a lemon, an olive branch or a flower. */
function garnish({ ink }: SubjectContext, kind: number): string {
  if (kind === 0)
    return (
      circle(0, 0, 25, ink.disc) +
      circle(0, 0, 20, ink.light) +
      times(6, (i) => path('M0-3L-6-16Q0-20 6-16Z', ink.disc, { transform: `rotate(${i * 60})` }))
    );
  const leaf = kind === 1 ? ink.sea : ink.accent;
  const leaves = times(6, (i) => ellipse(0, -17, 7, 15, leaf, { transform: `rotate(${i * 60 + 20})` }));
  return leaves + circle(0, 0, 8, kind === 1 ? ink.accent : ink.disc);
}

/** A table that is laid: plate, napkin, fork, knife and glass, from above. */
export const placeSetting: Subject = {
  stands: 'above',
  draw: (p) => {
    const { ink, side } = p;
    const kind = p.count(0, 2);
    const scallops = p.count(18, 26, 2);
    const cloth = p.chance() < 0.5 ? ink.accent : ink.surf;
    const edge = times(scallops, (i) => {
      const a = (i / scallops) * 2 * Math.PI;
      return circle(Math.cos(a) * 78, 14 + Math.sin(a) * 78, 4, ink.accent);
    });
    return group(
      `scale(${side} 1)`,
      circle(5, 20, 90, ink.dark, { opacity: 0.35 }) +
        circle(0, 14, 90, ink.light) +
        ring(0, 14, 90, ink.dark, 3) +
        edge +
        circle(0, 14, 60, ink.dark, { opacity: 0.12 }) +
        group(
          'translate(0 14) rotate(-18)',
          path('M-34-40H34V40H-34Z', cloth) + path('M-34-40H34L-34 40Z', ink.light, { opacity: 0.25 }),
        ) +
        group(d`translate(0 14) rotate(${p.tilt})`, garnish(p, kind)) +
        group(
          'translate(-113 16)',
          group('translate(3 4)', path('M-6 92V-18Q-20-24-20-42V-92H20V-42Q20-24 6-18V92Q0 100-6 92Z', ink.dark)) +
            fork(p),
        ) +
        group('translate(112 16)', group('translate(3 4)', path('M-8-92Q18-70 14 4V92H-8Z', ink.dark)) + knife(p)) +
        circle(72, -92, 36, ink.dark) +
        circle(70, -95, 36, ink.light) +
        circle(70, -95, 28, p.chance() < 0.5 ? ink.accent : ink.disc) +
        path('M50-105A24 24 0 0 1 72-117L70-108A16 16 0 0 0 58-100Z', ink.light),
    );
  },
};
