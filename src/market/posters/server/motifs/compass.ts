import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, path, rect, ring, line, times } from '../svg.ts';

/** The coast of the island: how far each of eleven points lies from a circle. */
const coast = [0.96, 1.06, 1.14, 1.02, 0.9, 0.98, 1.12, 1.04, 0.88, 0.82, 0.92];

/** A depth contour: the coast, rounder the further out it runs. */
function contour({ side }: SubjectContext, out: number): string {
  const points = coast.map((far, i): readonly [number, number] => {
    const a = (i / coast.length) * Math.PI * 2;
    const r = (48 + out) * (far + (1 - far) * Math.min(out / 110, 1));
    return [side * 46 + Math.cos(a) * r * 1.35, 20 + Math.sin(a) * r];
  });
  let shape = '';
  points.forEach(([x, y], i) => {
    const [px, py] = points.at(i - 1) ?? [x, y];
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    if (i === 0) shape += d`M${(px + x) / 2} ${(py + y) / 2}`;
    shape += d`Q${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`;
  });
  return shape + 'Z';
}

function rose({ ink }: SubjectContext, x: number, y: number): string {
  const at = (turn: number): string => `translate(${x} ${y}) rotate(${turn})`;
  return (
    circle(x, y, 62, ink.dark) +
    ring(x, y, 54, ink.disc, 2) +
    times(24, (i) => group(at(i * 15), rect(-1, -50, 2, i % 6 ? 5 : 10, ink.light))) +
    times(4, (i) => group(at(i * 90 + 45), path('M0 0L-6-8L0-30Z', ink.middle) + path('M0 0L6-8L0-30Z', ink.glow))) +
    times(4, (i) =>
      group(
        at(i * 90),
        path('M0 0L-9-10L0-50Z', i ? ink.light : ink.accent) + path('M0 0L9-10L0-50Z', i ? ink.sky : ink.disc),
      ),
    )
  );
}

/** Tour: a round chart with the island, a dotted route and a compass. */
export const compass: Subject = {
  stands: 'above',
  draw: (p) => {
    const { ink, side } = p;
    const start = -side * 92;
    const chart =
      [170, 130, 94, 62, 36].map((out) => path(contour(p, out), ink.surf, { opacity: 0.34 })).join('') +
      path(contour(p, 14), ink.glow) +
      path(contour(p, 0), ink.middle) +
      path(contour(p, -18), ink.accent) +
      path(contour(p, -34), ink.dark) +
      line(d`M${start} 40C${-side * 90} 130 ${-side * 30} 150 ${side * 6} 78`, ink.light, 4.6, {
        'stroke-dasharray': '2 12',
        'stroke-linecap': 'round',
      }) +
      circle(start, 40, 9, ink.accent) +
      circle(start, 40, 4, ink.light) +
      group(
        `translate(${side * 6} 66)`,
        path('M0 10C-22-14-20-44 0-44C20-44 22-14 0 10Z', ink.disc) + circle(0, -24, 8, ink.dark),
      );
    const boat = group(
      `translate(${-side * 56} 104) rotate(${side * 12}) scale(${side} 1)`,
      path('M-24 6H26Q20 22 10 22H-14Q-22 20-24 6Z', ink.dark) +
        path('M0-28V2H22Z', ink.light) +
        path('M-4-20V2H-18Z', ink.accent),
    );
    return (
      circle(0, 0, 138, ink.dark) +
      p.clip('<circle r="132"/>', rect(-140, -140, 280, 280, ink.sea) + chart + boat) +
      group('scale(.94)', rose(p, -side * 22 + p.count(0, 2) * 8 * side, -62))
    );
  },
};
