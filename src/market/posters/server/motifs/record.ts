import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, ring, times } from '../svg.ts';

const centre = 14;
const radius = 146;

function disk(p: SubjectContext): string {
  const { ink } = p;
  const grooves = times(9, (i) =>
    ring(0, centre, radius - 8 - i * 8.4, ink.middle, i % 3 === 2 ? 3 : 1.4, { opacity: 0.8 }),
  );
  const first = -2.4 + (p.tilt * Math.PI) / 180;
  const shine = [first, first + Math.PI].map((a) => {
    const b = a + 0.34;
    return path(
      d`M0 ${centre}L${Math.cos(a) * radius} ${centre + Math.sin(a) * radius}` +
        d`A${radius} ${radius} 0 0 1 ${Math.cos(b) * radius} ${centre + Math.sin(b) * radius}Z`,
      ink.middle,
      { opacity: 0.45 },
    );
  });
  return (
    circle(0, centre, radius, ink.dark) +
    grooves +
    shine.join('') +
    circle(0, centre, 56, ink.disc) +
    circle(0, centre, 45, ink.accent) +
    path(d`M-45 ${centre}A45 45 0 0 0 45 ${centre}Z`, ink.disc) +
    circle(0, centre, 6, ink.dark)
  );
}

const arm = ({ ink, side }: SubjectContext): string =>
  group(
    `scale(${side} 1)`,
    circle(150, -112, 24, ink.light) +
      circle(150, -112, 11, ink.accent) +
      line('M150-112L156-20L104 22', ink.light, 9, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }) +
      group('translate(98 27) rotate(-39)', rect(-18, -11, 34, 22, ink.accent, { rx: 4 })),
  );

/** Club: a record setting into the sea. */
export const record: Subject = {
  stands: 'water',
  draw: (p) => group(d`translate(${p.side * -12} 0) scale(.82)`, disk(p) + arm(p)),
};
