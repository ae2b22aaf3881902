import { ground, parasol } from '../scenery.ts';
import { type Box, boxes, circle, d, line, path, rect, roundEnds, times } from '../svg.ts';
import { backdrop, fieldOf, landmarkOf, seaTo } from './backdrop.ts';
import { propsOf, shadow } from './props.ts';
import type { Scene, SceneContext } from './scene.ts';
import { azulejos } from './tiles.ts';

/** A counter from edge to edge; its front has slats, panels, tiles or a hem of scallops. */
function counter(p: SceneContext): string {
  const { ink, foot, size } = p;
  const body = { low: ink.dark, eye: ink.sea, high: ink.middle }[p.viewpoint];
  const edge = body === ink.middle ? ink.light : ink.accent;
  const top = ground(p, foot, body) + rect(p.left, foot, p.width, 10, edge) + shadow(p);
  if (size < 0.25) return top + azulejos(p, foot + 22, p.bottom, 36);
  const step = 28 + Math.round(p.turn * 4) * 8;
  const from = Math.floor(p.left / step) * step;
  const parts = Math.ceil((p.right - from) / step);
  if (size < 0.5) {
    const hem = times(
      parts,
      (i) => d`M${from + i * step} ${foot + 10}h${step}a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`,
    );
    return top + rect(p.left, foot + 9, p.width, 10, ink.light) + path(hem, ink.light);
  }
  const marks: Box[] = [];
  if (size < 0.75) for (let i = 0; i < parts; i++) marks.push([from + i * step, foot + 26, step / 2, p.bottom - foot]);
  else for (let i = 0; i < parts; i += 2) marks.push([from + i * step + 6, foot + 26, step * 2 - 12, 70]);
  return top + boxes(marks, body === ink.dark ? ink.middle : ink.dark, { opacity: 0.5 });
}

/** A bar before a window on the bay. */
export const barWindow: Scene = {
  letters: ['fascia', 'fascia', 'spine'],
  isIndoors: true,
  far: (p) => {
    const { ink, at, foot, turn } = p;
    const half = 132 + 12 * turn;
    const top = -142;
    const isArched = turn > 0.5;
    const shape = isArched
      ? d`M${at.x - half} ${foot}V${top + half}A${half} ${half} 0 0 1 ${at.x + half} ${top + half}V${foot}Z`
      : d`M${at.x - half} ${foot}V${top}H${at.x + half}V${foot}Z`;
    const view = backdrop(p) + landmarkOf(p) + seaTo(p, foot + 2);
    return (
      rect(p.left, p.top, p.width, p.height, ink.middle) +
      p.clip(`<path d="${shape}"/>`, view) +
      line(shape, ink.light, 9)
    );
  },
  ground: counter,
};

/** The Mirador: a table before the white balustrade over the sea. */
export const terrace: Scene = {
  letters: ['sun', 'fascia', 'sun'],
  far: (p) => backdrop(p) + landmarkOf(p) + seaTo(p, p.foot + 2),
  ground: (p) => {
    const { ink, foot, turn } = p;
    const rail = foot - 58;
    const balusters = times(Math.ceil(p.width / 26), (i) => {
      const x = p.left + 8 + i * 26;
      return d`M${x - 3} ${rail + 8}h6l3 18l-2 22h-8l-2 -22Z`;
    });
    const cloth = turn < 0.5 ? ink.accent : ink.sea;
    const drops = times(Math.ceil(p.width / 40), (i) => d`M${p.left + i * 40} ${foot + 10}h20v${p.bottom}h-20Z`);
    return (
      rect(p.left, rail, p.width, 9, ink.light) +
      path(balusters, ink.light) +
      rect(p.left, rail + 48, p.width, 12, ink.light) +
      propsOf(p, rail) +
      (turn > 0.6
        ? parasol(p.side * -186, -112, 62, p.side * 6, 7, { cloth, stripe: ink.light, pole: ink.dark }, 3)
        : '') +
      ground(p, foot, ink.light) +
      path(drops, cloth) +
      rect(p.left, foot, p.width, 10, ink.dark) +
      shadow(p)
    );
  },
};

/** A tavern: a plain wall with a lamp's round light, tiles down to the counter. */
export const tavern: Scene = {
  letters: ['fascia', 'blade'],
  isIndoors: true,
  far: (p) => {
    const { ink, at, foot, turn } = p;
    const rail = foot - 34 - 84 * turn;
    const wall = p.sky === 'rays' || p.sky === 'split' ? ink.glow : p.sky === 'bands' ? ink.middle : ink.sky;
    const lamp =
      p.weather === 'clear'
        ? rect(at.x - 2, p.top, 4, at.y - 150 - p.top, ink.dark) +
          path(d`M${at.x - 34} ${at.y - 134}a34 30 0 0 1 68 0Z`, ink.dark)
        : '';
    return (
      rect(p.left, p.top, p.width, p.height, wall) +
      (p.disc === 'side' ? '' : circle(at.x, at.y - 14, 178, wall === ink.glow ? ink.sky : ink.glow)) +
      azulejos(p, rail, foot + 2, 26 + Math.round(p.shift.x * 8)) +
      rect(p.left, rail - 7, p.width, 8, ink.dark) +
      circle(at.x, at.y - 14, 118 + 18 * turn, fieldOf(p)) +
      lamp
    );
  },
  ground: counter,
};

/** A table with its cloth under a plain sky: checks, stripes, dots, or a hem of lace. */
export const cloth: Scene = {
  letters: ['fascia', 'sun'],
  far: (p) => backdrop({ ...p, disc: 'great', weather: p.weather === 'wind' ? 'wind' : 'clear', isNight: false }),
  ground: (p) => {
    const { ink, foot, turn, size } = p;
    const check = 22 + Math.round(turn * 3) * 6;
    const colour = [ink.accent, ink.surf, ink.middle][Math.floor(p.turn * 9) % 3] ?? ink.accent;
    const down: Box[] = [];
    const over: Box[] = [];
    for (let x = Math.floor(p.left / (2 * check)) * 2 * check; x < p.right; x += 2 * check) {
      down.push([x, foot, check, p.bottom - foot]);
    }
    for (let y = foot + check; y < p.bottom; y += 2 * check) over.push([p.left, y, p.width, check]);
    const base = ground(p, foot, size < 0.75 ? ink.light : colour);
    const rows = Math.ceil((p.bottom - foot) / check);
    const woven =
      size < 0.3
        ? boxes(down, colour, { opacity: 0.55 }) + boxes(over, colour, { opacity: 0.55 })
        : size < 0.55
          ? boxes(down, colour)
          : times(rows, (i) =>
              line(
                d`M${p.left + (i % 2) * check} ${foot + 22 + i * check}H${p.right}`,
                size < 0.75 ? colour : ink.light,
                9,
                {
                  ...roundEnds,
                  'stroke-dasharray': `0 ${2 * check}`,
                },
              ),
            );
    return base + woven + rect(p.left, foot, p.width, 5, ink.dark) + shadow(p);
  },
};
