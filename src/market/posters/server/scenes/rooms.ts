import { ground } from '../scenery.ts';
import { boxes, type Box, circle, d, line, path, rect, times } from '../svg.ts';
import { backdrop, fieldOf, seaTo } from './backdrop.ts';
import { shadow } from './props.ts';
import type { Scene, SceneContext } from './scene.ts';
import { azulejos } from './tiles.ts';

function boards(p: SceneContext, fill: string, gap: string): string {
  const lines = times(Math.ceil(p.width / 60) + 1, (i) => {
    const x = Math.floor(p.left / 60) * 60 + i * 60;
    return d`M${x * 0.8} ${p.foot - 14}L${x * 1.7} ${p.bottom}`;
  });
  return ground(p, p.foot - 14, fill) + line(lines, gap, 2.4, { opacity: 0.5 });
}

/** A room with the great disc of a lamp, and a window on the bay beside it. */
export const room: Scene = {
  letters: ['blade', 'spine'],
  isIndoors: true,
  far: (p) => {
    const { ink, at, foot, side, turn } = p;
    const x = side > 0 ? 92 : -188;
    const window = d`M${x} ${-20 - 100 * turn}v-90h96v90Z`;
    return (
      rect(p.left, p.top, p.width, p.height, ink.sky) +
      circle(at.x, at.y - 10, 150, ink.glow) +
      p.clip(
        `<path d="${window}"/>`,
        backdrop({ ...p, disc: 'side', horizon: -50 - 100 * turn }) +
          seaTo({ ...p, horizon: -50 - 100 * turn }, p.foot),
      ) +
      line(window, ink.light, 7) +
      line(d`M${x + 48} ${-20 - 100 * turn}v-90`, ink.light, 4) +
      rect(p.left, foot - 26, p.width, 12, ink.light)
    );
  },
  ground: (p) =>
    (p.size < 0.6
      ? boards(p, p.turn < 0.5 ? p.ink.middle : p.ink.sea, p.ink.dark)
      : azulejos(p, p.foot - 14, p.bottom, 44)) + shadow(p),
};

/** A stage: curtains at its sides, a lamp's cone or a great disc, boards or tiles. */
export const stage: Scene = {
  letters: ['blade', 'standing'],
  isIndoors: true,
  far: (p) => {
    const { ink, at, foot, turn } = p;
    const beam = (x: number): string =>
      path(d`M${x} ${p.top}L${at.x - 150} ${foot}H${at.x + 150}Z`, ink.glow, { opacity: 0.8 });
    const spread = 30 + 150 * turn;
    const beams =
      p.sky === 'plain' || p.sky === 'rings'
        ? beam(at.x + p.side * spread)
        : p.sky === 'dots'
          ? ''
          : beam(at.x - spread) + beam(at.x + spread);
    const back = p.landmark === 'island' || p.landmark === 'towers' ? ink.middle : ink.sky;
    return (
      rect(p.left, p.top, p.width, p.height, back) +
      beams +
      (p.disc === 'side' && beams !== '' ? '' : circle(at.x, at.y - 10, 118 + 24 * turn, fieldOf(p)))
    );
  },
  ground: (p) => {
    const { ink, foot, turn } = p;
    const cloth = { low: ink.accent, eye: ink.sea, high: ink.surf }[p.viewpoint];
    const gap = 16 + Math.round(p.size * 3) * 8;
    const inner = 150 + 30 * turn;
    const folds = (from: number, to: number): string => {
      const marks: Box[] = [];
      for (let x = from + 8; x < to - 6; x += gap) marks.push([x, p.top, gap / 3, foot - p.top]);
      return rect(from, p.top, to - from, foot - p.top, cloth) + boxes(marks, ink.dark, { opacity: 0.24 });
    };
    const swags = times(Math.ceil(p.width / 100), (i) =>
      path(d`M${p.left + i * 100} ${p.top}h100v${20}a50 34 0 0 1 -100 0Z`, i % 2 ? cloth : ink.disc),
    );
    const floor = p.weather === 'wind' ? azulejos(p, foot - 14, p.bottom, 40) : boards(p, ink.dark, ink.glow);
    return (
      folds(p.left, -inner) +
      folds(inner, p.right) +
      (p.props === 'none' ? '' : swags) +
      floor +
      rect(p.left, foot - 16, p.width, 4, ink.light) +
      shadow({ ...p, ink: { ...ink, dark: ink.middle } })
    );
  },
};

/** The stripes of a deckchair over tiles. */
export const stripes: Scene = {
  letters: ['spine', 'blade'],
  isIndoors: true,
  far: (p) => {
    const { ink, at, turn } = p;
    const wide = 30 + Math.round(turn * 3) * 8;
    const marks: Box[] = [];
    for (let x = Math.floor(p.left / (2 * wide)) * 2 * wide + wide / 2; x < p.right; x += 2 * wide)
      marks.push([x, p.top, wide, p.height]);
    return (
      rect(p.left, p.top, p.width, p.height, ink.sky) +
      boxes(marks, ink.glow) +
      (p.disc === 'side' ? '' : circle(at.x, at.y, 138, turn < 0.3 ? ink.light : fieldOf(p)))
    );
  },
  ground: (p) =>
    (p.viewpoint === 'low'
      ? boards(p, p.ink.middle, p.ink.dark)
      : azulejos(p, p.foot - 14, p.bottom, p.viewpoint === 'eye' ? 40 : 56)) +
    rect(p.left, p.foot - 18, p.width, 5, p.ink.dark) +
    shadow(p),
};

/** Nested arches round a calm field, on a chequered floor. */
export const arcade: Scene = {
  letters: ['standing', 'spine'],
  isIndoors: true,
  far: (p) => {
    const { ink, at, turn } = p;
    const fills = [ink.accent, ink.dark, ink.disc, ink.middle, ink.glow];
    const step = 22 + 8 * turn;
    const arch = (r: number): string =>
      d`M${at.x - r} ${p.bottom}V${at.y + 8}A${r} ${r} 0 0 1 ${at.x + r} ${at.y + 8}V${p.bottom}Z`;
    return (
      rect(p.left, p.top, p.width, p.height, ink.sky) +
      times(5, (i) => path(arch(138 + (5 - i) * step - step), fills[(i + Math.floor(turn * 3)) % 5] ?? ink.glow)) +
      path(arch(138), turn > 0.6 ? fieldOf(p) : ink.sky)
    );
  },
  ground: (p) => {
    const { ink, foot } = p;
    const rows = 5;
    const top = foot - 14;
    const deep = p.bottom - top;
    const tiles = times(rows, (j) => {
      const [y0, y1] = [top + deep * (j / rows) ** 1.6, top + deep * ((j + 1) / rows) ** 1.6];
      const [s0, s1] = [40 * (1 + (1.4 * (y0 - top)) / deep), 40 * (1 + (1.4 * (y1 - top)) / deep)];
      const half = Math.ceil(p.width / 2 / 40) + 1;
      return times(half * 2, (k) => {
        const i = k - half;
        return (i + j) & 1 ? d`M${i * s0} ${y0}L${(i + 1) * s0} ${y0}L${(i + 1) * s1} ${y1}L${i * s1} ${y1}Z` : '';
      });
    });
    return ground(p, top, ink.dark) + path(tiles, ink.light) + shadow({ ...p, ink: { ...ink, dark: ink.middle } });
  },
};
