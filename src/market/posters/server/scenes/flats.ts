import { boxes, type Box, circle, d, group, path, rect, ring, times } from '../svg.ts';
import { fieldOf } from './backdrop.ts';
import type { Scene, SceneContext } from './scene.ts';
import { azulejos } from './tiles.ts';

/* Grounds seen from above. Each leaves a calm field where the subject lies. */

const sheetOf = (p: SceneContext, fill: string): string => rect(p.left, p.top, p.width, p.height, fill);
const reach = (p: SceneContext): number => Math.hypot(p.width, p.height) / 2 + 40;

/** What lies under the subject: a round cloth, a square one, or a runner from edge to edge. */
function field(p: SceneContext): string {
  const { at, ink, side, turn } = p;
  const plain = { morning: ink.light, noon: fieldOf(p), dusk: ink.glow }[p.moment];
  const rim = turn < 0.5 ? ink.dark : ink.accent;
  if (p.window === 'arch') {
    const runner =
      rect(-152, -1200, 304, 2400, plain) + rect(-140, -1200, 4, 2400, rim) + rect(136, -1200, 4, 2400, rim);
    return group(d`translate(${at.x} ${at.y}) rotate(${side * (14 + 40 * turn)})`, runner);
  }
  if (p.window === 'panel') {
    const square =
      rect(-142, -134, 300, 300, ink.dark, { opacity: 0.2 }) +
      rect(-150, -150, 300, 300, plain) +
      rect(-139, -139, 278, 278, 'none', { stroke: rim, 'stroke-width': 3 });
    return group(d`translate(${at.x} ${at.y}) rotate(${side * 30 * turn})`, square);
  }
  return (
    circle(at.x + 8, at.y + 10, 158, ink.dark, { opacity: 0.2 }) +
    circle(at.x, at.y, 158, plain) +
    ring(at.x, at.y, 148, rim, 3)
  );
}

export const gingham: Scene = {
  letters: ['rim', 'rim', 'spine'],
  ground: (p) => {
    const { ink, turn } = p;
    const check = 34 + Math.round(turn * 3) * 10;
    const far = reach(p);
    const over: Box[] = [];
    const down: Box[] = [];
    for (let at = -Math.ceil(far / check) * check; at < far; at += check) {
      down.push([at, -far, check / 2, 2 * far]);
      over.push([-far, at, 2 * far, check / 2]);
    }
    const colour = [ink.accent, ink.sea, ink.disc, ink.middle][Math.floor(p.size * 4)] ?? ink.accent;
    // A cloth of stripes is woven one way only.
    const woven =
      boxes(down, colour, { opacity: 0.55 }) + (p.viewpoint === 'low' ? '' : boxes(over, colour, { opacity: 0.55 }));
    return sheetOf(p, ink.light) + group(d`rotate(${turn < 0.5 ? p.side * 45 : p.tilt})`, woven) + field(p);
  },
};

export const tiledFloor: Scene = {
  letters: ['rim', 'rim', 'spine'],
  ground: (p) => {
    const size = [40, 52, 76][Math.floor(p.turn * 3)] ?? 52;
    return azulejos(p, Math.floor(p.top / size) * size, p.bottom, size) + field(p);
  },
};

/** Sand with the edge of the sea across a corner. */
export const shore: Scene = {
  letters: ['rim', 'spine'],
  ground: (p) => {
    const { ink, side, turn } = p;
    const x = (inset: number): string => d`${side * (p.width / 2 - inset)}`;
    const end = d`${side * (p.width / 2 + 20)}`;
    const coast = (out: number): string =>
      `M${x(30 + 50 * p.size - out)} ${p.top}Q${x(120 - out)} ${p.top / 2} ${x(50 - out)} 0T${x(80 - out - 50 * turn)} ${p.bottom}H${end}V${p.top}Z`;
    const grains = times(Math.round(p.width / 9), () =>
      circle(p.left + p.hand() * p.width, p.top + p.hand() * p.height, 1.6, ink.middle, { opacity: 0.5 }),
    );
    return (
      sheetOf(p, ink.sky) +
      grains +
      path(coast(-26), ink.light) +
      path(coast(0), ink.surf) +
      path(coast(34), ink.sea) +
      field(p)
    );
  },
};

/** The boards of a deck. */
export const deck: Scene = {
  letters: ['rim', 'rim', 'spine'],
  ground: (p) => {
    const { ink, turn } = p;
    const far = reach(p);
    const board = 26 + Math.round(p.size * 3) * 12;
    const gaps: Box[] = [];
    for (let at = -far; at < far; at += board) gaps.push([-far, at, 2 * far, 3]);
    const wood = { low: ink.middle, eye: ink.surf, high: ink.sea }[p.viewpoint];
    return (
      sheetOf(p, wood) +
      group(d`rotate(${turn < 0.25 ? 90 : turn < 0.5 ? 0 : p.side * 30})`, boxes(gaps, ink.dark, { opacity: 0.4 })) +
      field(p)
    );
  },
};

/** A table printed like a target: rings, rays or four fields round its middle. */
export const target: Scene = {
  letters: ['rim'],
  ground: (p) => {
    const { at, ink, turn } = p;
    const far = reach(p);
    const middle = circle(at.x, at.y, 156, turn < 0.5 ? fieldOf(p) : ink.light);
    const other = { low: ink.glow, eye: ink.surf, high: ink.accent }[p.viewpoint];
    if (p.sky === 'rings' || p.sky === 'dots') {
      const steps = Math.ceil(far / 40);
      const gap = 30 + 24 * p.size;
      const rings = times(steps, (i) => circle(at.x, at.y, 156 + (steps - i - 1) * gap, i % 2 ? other : ink.sky));
      return sheetOf(p, ink.sky) + rings + middle;
    }
    if (p.sky === 'split' || p.sky === 'plain') {
      const quarter = rect(0, 0, far * 2, far * 2, other) + rect(-far * 2, -far * 2, far * 2, far * 2, other);
      return sheetOf(p, ink.sky) + group(d`translate(${at.x} ${at.y}) rotate(${turn * 90})`, quarter) + middle;
    }
    const count = 8 + Math.round(p.size * 4) * 2;
    const rays = times(count, (i) => {
      const [a, b] = [((i + turn) / count) * 2 * Math.PI, ((i + 0.5 + turn) / count) * 2 * Math.PI];
      return d`M${at.x} ${at.y}L${at.x + Math.cos(a) * far * 2} ${at.y + Math.sin(a) * far * 2}L${at.x + Math.cos(b) * far * 2} ${at.y + Math.sin(b) * far * 2}Z`;
    });
    return sheetOf(p, ink.sky) + path(rays, other) + middle;
  },
};
