import { glint } from '../scenery.ts';
import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, ring, times } from '../svg.ts';

const centre = -16;
const radius = 118;
const thick = 58;
const inner = radius - thick / 2;
const outer = radius + thick / 2;

const at = (a: number, far: number): string => d`${Math.cos(a) * far} ${centre + Math.sin(a) * far}`;

function bands({ ink }: SubjectContext, turn: number): string {
  return times(4, (i) => {
    const a = ((i * 90 + turn) * Math.PI) / 180;
    const b = a + 0.62;
    const middle = (a + b) / 2;
    return (
      path(
        `M${at(a, inner)}A${inner} ${inner} 0 0 1 ${at(b, inner)}L${at(b, outer)}A${outer} ${outer} 0 0 0 ${at(a, outer)}Z`,
        ink.accent,
      ) +
      group(
        d`translate(${at(middle, outer + 2)}) rotate(${(middle * 180) / Math.PI})`,
        rect(-5, -13, 10, 26, ink.dark, { rx: 4 }),
      )
    );
  });
}

const rope = ({ ink }: SubjectContext, turn: number): string =>
  times(4, (i) => {
    const a = ((i * 90 + turn + 17.8) * Math.PI) / 180;
    const b = a + Math.PI / 2;
    const far = outer + 4;
    return line(`M${at(a, far)}Q${at((a + b) / 2, far + 26)} ${at(b, far)}`, ink.dark, 4);
  });

/** Service: a lifebuoy framing the bay. */
export const lifebuoy: Subject = {
  stands: 'wall',
  draw: (p) => {
    const { ink } = p;
    const turn = 22 + p.tilt + p.count(0, 1) * 30;
    const bay =
      rect(-100, centre - 100, 200, 200, ink.surf) +
      circle(0, centre + 12, 46, ink.disc) +
      rect(-100, centre + 22, 200, 100, ink.sea) +
      glint(0, centre + 22, centre + 84, 38, ink.disc);
    return group(
      'translate(0 12) scale(.79)',
      rect(-7, -186, 14, 46, ink.dark) +
        circle(0, centre - radius - 28, 13, ink.dark) +
        ring(0, centre, radius, ink.light, thick) +
        bands(p, turn) +
        rope(p, turn) +
        ring(0, centre, outer - 5, ink.middle, 2.4, { opacity: 0.5 }) +
        p.clip(`<circle cx="0" cy="${centre}" r="${inner}"/>`, bay),
    );
  },
};
