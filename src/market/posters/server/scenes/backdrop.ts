import { contrast } from '../moments.ts';
import { disc as haloed, glint, gull, island, mountain, skyline } from '../scenery.ts';
import { type Box, boxes, circle, d, fade, group, line, path, rect, roundEnds, times } from '../svg.ts';
import type { SceneContext } from './scene.ts';

/* The sky over a scene: its pattern, the great disc, the weather, and what stands on the horizon. */

type Disc = { readonly x: number; readonly y: number; readonly r: number; readonly fill: string };

/** The ink of a disc behind a subject: one that the subject's own stand out from. */
export const fieldOf = ({ ink }: SceneContext): string => (contrast(ink.accent, ink.disc) < 1.6 ? ink.light : ink.disc);

/** Where the disc stands. */
export function discOf(p: SceneContext): Disc {
  const { disc, at, horizon, side, ink, turn } = p;
  if (p.sun) return p.sun;
  if (disc === 'side') return { x: side * (96 + 30 * turn), y: -112 + 44 * turn, r: 34 + 20 * turn, fill: ink.disc };
  const fill = fieldOf(p);
  if (disc === 'setting') return { x: at.x + side * (20 + 44 * turn), y: horizon - 24, r: 78 + 34 * turn, fill };
  return { x: at.x + side * 12 * turn, y: at.y - 26 + 16 * turn, r: 106 + 34 * turn, fill };
}

const edge = (p: SceneContext): number => Math.hypot(p.width, p.height);

function rays(p: SceneContext, { x, y }: Disc): string {
  const count = 11 + 2 * Math.floor(p.turn * 4);
  const far = edge(p);
  const to = (i: number): string => {
    const a = ((i + 0.5 * p.turn) / count) * Math.PI;
    return d`${x + Math.cos(a) * far} ${y + Math.sin(a) * far}`;
  };
  return path(
    times(count, (k) => d`M${x} ${y}L${to(2 * k)}L${to(2 * k + 1)}Z`),
    p.ink.glow,
  );
}

function bands(p: SceneContext): string {
  const stripes: Box[] = [];
  let y = p.horizon - 14 - 10 * p.turn;
  for (let h = 12; y > p.top - 60; h += 7) {
    stripes.push([p.left, y - h, p.width, h]);
    y -= h + 16 + h * 0.5;
  }
  return boxes(stripes, p.ink.glow);
}

/** Halftone: rows of dots, larger towards the horizon. */
function dots(p: SceneContext): string {
  const step = 22;
  const rows = Math.ceil((p.horizon - p.top) / step) + 1;
  return times(rows, (i) => {
    const y = p.horizon - i * step;
    return line(d`M${p.left - (i % 2) * 11} ${y}H${p.right}`, p.ink.glow, 17 * (1 - i / (rows + 1)), {
      ...roundEnds,
      'stroke-dasharray': `0 ${step}`,
    });
  });
}

function split(p: SceneContext): string {
  const lean = (p.turn - 0.5) * 260;
  const x = p.at.x;
  const end = p.side > 0 ? p.right : p.left;
  return path(d`M${x + lean} ${p.top}L${x - lean} ${p.bottom}H${end}V${p.top}Z`, p.ink.glow);
}

/** Where the sun glitters it stands over water; elsewhere it only shines. */
function skyOf(p: SceneContext, disc: Disc): string {
  const ground = rect(p.left, p.top, p.width, p.height, p.ink.sky);
  const sun = circle(disc.x, disc.y, disc.r, disc.fill);
  if (p.sky === 'rings') return ground + haloed({ ...p, ink: { ...p.ink, disc: disc.fill } }, disc.x, disc.y, disc.r);
  if (p.sky === 'rays') return ground + rays(p, disc) + sun;
  if (p.sky === 'bands') return ground + bands(p) + sun;
  if (p.sky === 'dots') return ground + dots(p) + sun;
  if (p.sky === 'split') return ground + split(p) + sun;
  return ground + sun;
}

const cloud = (x: number, y: number, s: number, fill: string): string =>
  path(
    d`M${x - 46 * s} ${y}a${14 * s} ${14 * s} 0 0 1 ${12 * s} ${-15 * s}a${24 * s} ${24 * s} 0 0 1 ${44 * s} ${-8 * s}` +
      d`a${17 * s} ${17 * s} 0 0 1 ${30 * s} ${13 * s}a${10 * s} ${10 * s} 0 0 1 ${6 * s} ${10 * s}Z`,
    fill,
  );

function stars(p: SceneContext): string {
  const count = Math.round(p.width / 17);
  return times(count, () => {
    const [x, y] = [p.left + p.hand() * p.width, p.top + p.hand() * (p.horizon - p.top - 40)];
    return circle(x, y, 1.1 + p.hand() * 1.5, p.ink.light);
  });
}

/** One of several repeated along a sheet that is wider than the usual. */
export function along(p: SceneContext, step: number, draw: (x: number, i: number) => string): string {
  const each = Math.max(0, Math.floor((p.right - 200) / step));
  return times(2 * each + 1, (k) => draw((k - each) * step, k));
}

function weatherOf(p: SceneContext): string {
  const { ink, side, weather, turn } = p;
  if (weather === 'clear') return p.isNight ? stars(p) : '';
  if (weather === 'clouds') {
    const fill = p.isNight ? ink.middle : ink.light;
    return along(
      p,
      430,
      (x) =>
        cloud(x - side * (120 + 36 * turn), -96 + 40 * turn, 1 + turn * 0.4, fill) +
        cloud(x + side * (138 - 40 * turn), -44 - 30 * turn, 0.66, fill),
    );
  }
  if (weather === 'wind') {
    const bird = p.isNight ? ink.light : ink.dark;
    return (
      gull(-side * (116 + 20 * turn), -104, 15, bird) +
      gull(-side * 146, -80 - 12 * turn, 10, bird) +
      gull(-side * (92 - 30 * turn), -126, 8, bird)
    );
  }
  const far = p.horizon - p.top;
  const step = 27;
  const drops = times(Math.ceil((p.width + far) / step), (i) => {
    const x = p.left + i * step;
    const start = p.top + ((i * 71) % 90);
    return times(Math.ceil(far / 90), (k) => d`M${x - k * 24} ${start + k * 90}l-9 34`);
  });
  return line(drops, ink.light, 2, { ...roundEnds, opacity: 0.5 });
}

function domeAt(x: number, y: number, p: SceneContext): string {
  const { ink } = p;
  return group(
    d`translate(${x} ${y})`,
    rect(-20, -44, 40, 44, ink.middle) +
      path('M-22-44A22 24 0 0 1 22-44Z', ink.surf) +
      rect(-2, -78, 4, 14, ink.dark) +
      rect(26, -66, 18, 66, ink.middle) +
      path('M24-66L35-86L46-66Z', ink.surf) +
      rect(-58, -24, 40, 24, ink.middle) +
      rect(44, -30, 34, 30, ink.middle),
  );
}

/** What stands on the horizon, on the side where the disc is not. */
export function landmarkOf(p: SceneContext, y = p.horizon): string {
  const { ink, landmark, side, turn } = p;
  const x = -side * (118 + 30 * turn);
  if (landmark === 'island') return island(x, y + 1, 0.8 + turn * 0.4, ink.middle, ink.dark);
  if (landmark === 'mountain') return mountain(p, y + 1, 70 + 50 * turn, x * 0.8);
  if (landmark === 'dome') return domeAt(x, y + 1, p);
  if (landmark === 'towers') {
    return skyline(p, {
      y: y + 1,
      least: 10,
      most: 46 + 30 * turn,
      fill: ink.middle,
      ...(p.isNight ? { lit: ink.disc } : {}),
    });
  }
  return '';
}

/** The whole sky. */
export function backdrop(p: SceneContext): string {
  const disc = discOf(p);
  return skyOf(p, disc) + weatherOf(p);
}

/** The sea from the horizon to `y`, with the path of light on it. */
export function seaTo(p: SceneContext, y: number): string {
  const disc = discOf(p);
  const bars = times(Math.round(p.width / 44), () => {
    const t = p.hand();
    const w = 18 + 46 * t * (0.4 + p.hand());
    return rect(
      p.left + p.hand() * p.width - w / 2,
      p.horizon + 6 + (y - p.horizon - 8) * t,
      w,
      2 + 2 * t,
      p.ink.surf,
      {
        rx: 2,
      },
    );
  });
  return (
    rect(p.left, p.horizon, p.width, y - p.horizon + 1, p.ink.sea) +
    fade(0.9, bars) +
    glint(disc.x, p.horizon, y - 4, Math.min(disc.r, 70) * 0.9, disc.fill)
  );
}
