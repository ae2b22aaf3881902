/** Things that several views are composed of. */
import { drawings } from '#market/posters/server/drawings.ts';
import { gull, island, mountain, palm, skyline } from '#market/posters/server/scenery.ts';
import { backdrop, seaTo } from '#market/posters/server/scenes/backdrop.ts';
import type { Scene } from '#market/posters/server/scenes/scene.ts';
import { feet } from '#market/posters/server/staging.ts';
import type { Motif } from '#market/posters/motifs.ts';
import { boxes, type Box, circle, d, group, line, path, rect, roundEnds, times } from '#market/posters/server/svg.ts';
import type { Outlook } from '../view.ts';
import type { ViewContext } from './context.ts';

/** Something that a listing says it has, marked so that a test can count what is drawn. */
export const part = (name: string, inner: string): string => `<g data-part="${name}">${inner}</g>`;

/** A motif's subject, its middle at x y. */
export const subject = (p: ViewContext, motif: Motif, x: number, y: number, scale: number): string =>
  group(d`translate(${x} ${y}) scale(${String(scale)})`, drawings[motif].draw(p));

/** A motif's subject in a scene of the press. */
export function staged(p: ViewContext, scene: Scene, at: ViewContext['at'], motif = p.motif): string {
  const foot = at.y + feet[drawings[motif].stands] * at.scale;
  const q = { ...p, at, foot, horizon: foot - 34 - 30 * p.size };
  return (
    (scene.far?.(q) ?? '') +
    (scene.ground?.(q) ?? '') +
    subject(p, motif, at.x, at.y, at.scale) +
    (scene.near?.(q) ?? '')
  );
}

const boat = (x: number, y: number, s: number, p: ViewContext): string =>
  path(d`M${x - 16 * s} ${y - 5 * s}H${x + 16 * s}L${x + 11 * s} ${y}H${x - 11 * s}Z`, p.ink.dark) +
  line(d`M${x} ${y - 5 * s}V${y - 40 * s}`, p.ink.dark, 1.6) +
  path(d`M${x + 2 * s} ${y - 38 * s}L${x + 14 * s} ${y - 9 * s}H${x + 2 * s}Z`, p.ink.light);

/** What lies outside, from edge to edge: sky, the horizon at `y`, and what is seen there. */
export function outside(p: ViewContext, sees: Outlook, y: number): string {
  const q = { ...p, horizon: y };
  const { ink, side, turn } = p;
  if (sees === 'town' || sees === 'hills') {
    const hills =
      mountain(q, y + 30, 120 + 40 * turn, -side * 40 * turn) + rect(p.left, y + 29, p.width, p.bottom - y, ink.middle);
    if (sees === 'hills') {
      const trees = times(13, (i) => {
        const x = p.left + 14 + i * 38 + 16 * p.hand();
        const [h, foot] = [26 + 22 * p.hand(), y + 44 + 20 * p.hand()];
        return d`M${x - 6} ${foot}Q${x - 9} ${foot - h * 0.6} ${x} ${foot - h}Q${x + 9} ${foot - h * 0.6} ${x + 6} ${foot}Z`;
      });
      return backdrop(q) + hills + rect(p.left, y + 44, p.width, p.bottom, ink.surf) + path(trees, ink.dark);
    }
    const lit = p.isNight ? ink.disc : ink.glow;
    return (
      backdrop(q) +
      hills +
      skyline(p, { y: y + 60, least: 40, most: 128, fill: ink.middle, opacity: 0.75 }) +
      skyline(p, { y: y + 90, least: 50, most: 110, fill: ink.sea, lit }) +
      rect(p.left, y + 89, p.width, p.bottom, ink.sea)
    );
  }
  const far = { side: -side * (70 + 60 * turn), y: y + 1 };
  const seen =
    sees === 'island'
      ? island(far.side, far.y, 0.9 + 0.4 * turn, ink.middle, ink.dark)
      : sees === 'cape'
        ? mountain(q, y + 1, 84 + 30 * turn, side * 190)
        : '';
  const harbour =
    rect(p.left, y + 40, p.width, 9, ink.light) +
    rect(p.left, y + 48, p.width, 6, ink.dark) +
    rect(side * 120 - 5, y - 4, 10, 46, ink.accent) +
    rect(side * 120 - 8, y - 8, 16, 6, ink.dark) +
    circle(side * 120, y - 12, 5, ink.disc) +
    times(7, (i) => boat(p.left + 30 + i * 70 + 20 * p.hand(), y + 74 + (i % 2) * 22, 0.9 + 0.4 * (i % 2), p));
  const bird = p.isNight ? ink.light : ink.dark;
  return (
    backdrop(q) +
    seaTo(q, p.bottom) +
    seen +
    (sees === 'harbour' ? harbour : gull(side * 150, y - 60, 11, bird) + gull(side * 120, y - 78, 7, bird))
  );
}

/** A window in a wall with what it shows, its upper left corner at x y. */
export function pane(p: ViewContext, [x, y, w, h]: Box, sees: Outlook): string {
  const shape = d`M${x} ${y}h${w}v${h}h${-w}Z`;
  return (
    rect(x - 8, y - 8, w + 16, h + 16, p.ink.light) +
    p.clip(
      `<path d="${shape}"/>`,
      outside({ ...p, disc: 'setting', at: { x: x + w / 2, y, scale: 1 } }, sees, y + h * 0.6),
    ) +
    line(d`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.38}h${w}`, p.ink.light, 5) +
    rect(x - 14, y + h + 6, w + 28, 8, p.ink.light)
  );
}

/** A striped awning from x to x + w, hanging from y. */
export function awning(p: ViewContext, x: number, y: number, w: number, h: number, cloth = p.ink.accent): string {
  const count = Math.max(5, Math.round(w / 30));
  const stripe = w / count;
  return times(count, (i) =>
    path(
      d`M${x + i * stripe} ${y}h${stripe}v${h}a${stripe / 2} ${stripe * 0.42} 0 0 1 ${-stripe} 0Z`,
      i % 2 ? p.ink.light : cloth,
    ),
  );
}

/** A pot with leaves, its foot at x y. */
export const plant = (p: ViewContext, x: number, y: number, s = 1): string =>
  group(
    d`translate(${x} ${y}) scale(${String(s)})`,
    path(
      'M0-24Q-6-58-26-66Q-24-40-6-22ZM0-24Q2-66 12-84Q22-52 6-22ZM2-24Q16-52 36-54Q26-30 8-20Z',
      p.isNight ? p.ink.surf : p.ink.sea,
    ) +
      path('M-18-26H20L14 0H-12Z', p.ink.accent) +
      rect(-20, -30, 42, 8, p.ink.middle),
  );

/** Boards that run towards the viewer from `y` down. */
export const boards = (p: ViewContext, y: number, fill: string, gap: string): string =>
  rect(p.left, y, p.width, p.bottom - y, fill) +
  line(
    times(13, (i) => d`M${(i - 6) * 34} ${y}L${(i - 6) * 74} ${p.bottom}`),
    gap,
    2,
    { opacity: 0.45 },
  );

/** Who stands there, seen from behind: 100 high at scale 1, the feet at x y. */
export function person(p: ViewContext, x: number, y: number, s: number, shirt: string, legs = p.ink.dark): string {
  const bob = p.chance();
  const hair =
    bob < 0.4 ? path('M-9-92a9 10 0 0 1 18 0V-78H-9Z', p.ink.dark) : path('M-9-90a9 10 0 0 1 18 0Z', p.ink.dark);
  return group(
    d`translate(${x} ${y}) scale(${String(s)})`,
    path('M-12-46H12L10 0H2L0-34L-2 0H-10Z', legs) +
      path('M-17-68Q-16-76-6-76H6Q16-76 17-68L20-40L13-38L12-44H-12L-13-38L-20-40Z', shirt) +
      rect(-4, -80, 8, 8, p.ink.middle) +
      circle(0, -88, 9, p.ink.middle) +
      hair,
  );
}

/** A crowd from behind, from edge to edge: heads, shoulders and some arms; `y` is where its heads begin. */
export function crowd(p: ViewContext, y: number, fill: string): string {
  return times(15, (i) => {
    const x = p.left + 6 + i * 34 + 10 * p.hand();
    const head = y + 22 * p.hand();
    const arm = p.chance();
    const raised =
      arm < 0.32
        ? line(d`M${x + 16} ${head + 34}L${x + 22} ${head - 8}L${x + 12} ${head - 34}`, fill, 8, {
            ...roundEnds,
            'stroke-linejoin': 'round',
          })
        : arm < 0.42
          ? line(
              d`M${x - 16} ${head + 34}L${x - 10} ${head - 30}M${x + 16} ${head + 34}L${x + 14} ${head - 32}`,
              fill,
              8,
              roundEnds,
            )
          : '';
    return (
      circle(x, head, 13, fill) +
      path(
        d`M${x - 25} ${p.bottom}V${head + 34}Q${x - 24} ${head + 17} ${x} ${head + 16}Q${x + 24} ${head + 17} ${x + 25} ${head + 34}V${p.bottom}Z`,
        fill,
      ) +
      raised
    );
  });
}

/** A row of palms along the foot of something. */
export const palms = (p: ViewContext, y: number, h: number): string =>
  times(5, (i) =>
    palm(p.left + 30 + i * 106 + 20 * p.hand(), y, h * (0.8 + 0.4 * p.hand()), (i % 2 ? -1 : 1) * 7, p.ink.dark),
  );

/** A lamp that hangs from the ceiling, its shade's foot at y. */
export const pendant = (p: ViewContext, x: number, y: number, r: number): string =>
  rect(x - 1, p.top, 2, y - p.top - r * 0.7, p.ink.dark) +
  (p.isNight
    ? path(d`M${x - r} ${y}L${x - r * 3} ${p.bottom}H${x + r * 3}L${x + r} ${y}Z`, p.ink.glow, { opacity: 0.4 })
    : '') +
  path(d`M${x - r} ${y}a${r} ${r * 0.9} 0 0 1 ${2 * r} 0Z`, p.ink.accent) +
  path(d`M${x - r * 0.5} ${y}a${r * 0.5} ${r * 0.36} 0 0 0 ${r} 0Z`, p.ink.light);

/** Slats, bars and the like: `count` boxes of one width, evenly from x to x + w. */
export const slats = (x: number, y: number, w: number, h: number, count: number, thick: number, fill: string): string =>
  boxes(
    Array.from({ length: count }, (_, i) => [x + (i * (w - thick)) / Math.max(1, count - 1), y, thick, h] as const),
    fill,
  );
