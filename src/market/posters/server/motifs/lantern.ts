import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';

/** A paper lantern with its ribs, `high` from cap to tassel. */
function paper({ ink }: SubjectContext, x: number, y: number, r: number, fill: string, ribs: number): string {
  const lines = times(ribs, (i) => {
    const u = ((i + 1) / (ribs + 1)) * 2 - 1;
    return d`M0 ${-r * 0.9}Q${u * r * 1.9} 0 0 ${r * 0.9}`;
  });
  return group(
    d`translate(${x} ${y})`,
    line(d`M0 ${-r - 10}V${-r - 60}`, ink.dark, 3) +
      ellipse(0, 0, r, r * 0.88, fill) +
      line(lines, ink.dark, 2, { opacity: 0.45 }) +
      ellipse(0, 0, r * 0.36, r * 0.42, ink.light) +
      rect(-r * 0.34, -r * 0.98, r * 0.68, 9, ink.dark, { rx: 3 }) +
      rect(-r * 0.34, r * 0.84, r * 0.68, 9, ink.dark, { rx: 3 }) +
      line(d`M-6 ${r * 0.9 + 8}v18M0 ${r * 0.9 + 8}v24M6 ${r * 0.9 + 8}v18`, fill, 3.4),
  );
}

/** Paper lanterns on a string. */
export const lantern: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink } = p;
    const ribs = p.count(3, 5);
    const swap = p.chance() < 0.5;
    const [big, small] = swap ? [ink.accent, ink.disc] : [ink.disc, ink.accent];
    return group(
      `scale(${p.side} 1)`,
      path('M-138-118Q0-74 138-122V-118Q0-70-138-114Z', ink.dark) +
        paper(p, -84, -20, 42, small, ribs) +
        paper(p, 92, -14, 38, p.chance() < 0.5 ? ink.light : small, ribs) +
        paper(p, 4, 26, 66, big, ribs + 2) +
        times(p.count(3, 5), (i) => circle(-120 + i * 58, 70 + ((i * 37) % 46), 4, ink.light)),
    );
  },
};
