import type { PosterContext } from './context.ts';
import { type Box, boxes, circle, d, fade, group, line, path, rect, roundEnds, times } from './svg.ts';

/* Sky, sea and the things that stand between them, shared by the compositions. */

/** Everything from `y` down to the lower edge. */
export const ground = (p: PosterContext, y: number, fill: string): string =>
  rect(p.left, y, p.width, p.bottom - y, fill);

/** Flat rings of light, each a little wider than the last. */
export function halo(
  x: number,
  y: number,
  r: number,
  steps: number,
  gap: number,
  fill: string,
  opacity = 0.34,
): string {
  let text = '';
  for (let i = steps; i > 0; i--) text += circle(x, y, r + gap * i + gap * 0.12 * i * i, fill, { opacity });
  return text;
}

/** The great disc with its halo. */
export const disc = ({ ink }: PosterContext, x: number, y: number, r: number, steps = 4, gap = 34): string =>
  halo(x, y, r, steps, gap, ink.glow) + circle(x, y, r, ink.disc);

/** A sheet of water with a scalloped upper edge, from `from` to beyond the right edge. */
export function scallops(
  p: PosterContext,
  y: number,
  span: number,
  rise: number,
  fill: string,
  from = p.left,
  opacity = 1,
): string {
  const count = Math.ceil((p.right - from) / span);
  let shape = d`M${from} ${y}`;
  for (let i = 0; i < count; i++) shape += d`a${span / 2} ${rise} 0 0 1 ${span} 0`;
  return path(shape + d`V${p.bottom}H${from}Z`, fill, opacity < 1 ? { opacity } : {});
}

/** Rows of arcs growing towards the viewer. */
export function waves(p: PosterContext, horizon: number, first = 30, growth = 1.32, phase = 0): string {
  let text = ground(p, horizon, p.ink.sea);
  let y = horizon + 12;
  let span = first;
  for (let i = 0; y < p.bottom + span * 0.4; i++) {
    const odd = i % 2 === 1;
    const from = p.left - span * ((odd ? 0.5 : 0) + phase) - span;
    const opacity = odd ? 1 : Math.round((0.55 + 0.12 * Math.min(i, 3)) * 100) / 100;
    text += scallops(p, y, span, span * 0.36, odd ? p.ink.sea : p.ink.surf, from, opacity);
    y += span * 0.5;
    span *= growth;
  }
  return text;
}

/** Loose bars on flat water, wider towards the viewer. */
export function calm(p: PosterContext, y0: number, y1: number, count: number): string {
  return times(count, (i) => {
    const t = (i + 0.5) / count;
    const w = 26 + 60 * t * (0.5 + p.hand());
    const x = p.left + p.hand() * p.width;
    return rect(x - w / 2, y0 + 8 + (y1 - y0 - 8) * t * t, w, 2 + 2.5 * t, p.ink.surf, { rx: 2 });
  });
}

/** The path of light below the disc. */
export function glint(x: number, y0: number, y1: number, r: number, fill: string): string {
  let text = '';
  let y = y0 + 7;
  let h = 4;
  for (let i = 0; y < y1; i++) {
    const w = r * 2 * (1 - ((y - y0) / (y1 - y0)) * 0.62) * (i % 2 ? 0.72 : 1);
    text += rect(x - w / 2, y, w, h, fill, { rx: Math.round(h * 5) / 10 });
    y += h + 7 + i * 1.6;
    h += 0.9;
  }
  return text;
}

export const gull = (x: number, y: number, s: number, ink: string, width = 2.6): string =>
  line(
    d`M${x - s} ${y - s * 0.15}q${s * 0.5} ${-s * 0.45} ${s} ${s * 0.15}q${s * 0.5} ${-s * 0.6} ${s} ${-s * 0.15}`,
    ink,
    width,
    roundEnds,
  );

/** The island of the bay. */
export const island = (x: number, y: number, scale: number, body: string, shade: string): string =>
  group(
    d`translate(${x} ${y}) scale(${String(scale)})`,
    path('M-78 0L-60-7L-34-22L-8-47L4-52L16-47L30-33L52-12L80 0Z', body) +
      path('M4-52L16-47L30-33L52-12L80 0H26L14-20Z', shade),
  );

/** The mountain with the notch; `x` is where the notch stands. */
export const mountain = (p: PosterContext, y: number, h: number, x: number): string =>
  path(
    d`M${p.left} ${y}L${p.left} ${y - h * 0.3}L${x - 120} ${y - h * 0.62}L${x - 46} ${y - h * 0.95}` +
      d`L${x - 24} ${y - h}L${x - 6} ${y - h * 0.93}L${x + 2} ${y - h * 0.74}L${x + 16} ${y - h * 0.74}` +
      d`L${x + 22} ${y - h * 0.9}L${x + 44} ${y - h * 0.82}L${x + 120} ${y - h * 0.4}L${p.right} ${y - h * 0.22}V${y}Z`,
    p.ink.middle,
  );

/** A palm whose crown hangs `lean` beside its foot. */
export function palm(x: number, y: number, h: number, lean: number, fill: string): string {
  const crownX = x + lean;
  const crownY = y - h;
  const reach = h * 0.42;
  const trunk = line(d`M${x} ${y}Q${x + lean * 0.1} ${y - h * 0.5} ${crownX} ${crownY}`, fill, h * 0.05 + 2, roundEnds);
  const fronds = [-168, -140, -108, -72, -40, -12, 12].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    const tipX = crownX + Math.cos(a) * reach;
    const tipY = crownY + Math.sin(a) * reach * 0.55 + reach * 0.34 * Math.abs(Math.cos(a));
    const bendX = crownX + Math.cos(a) * reach * 0.55;
    const bendY = crownY + Math.sin(a) * reach * 0.7 - reach * 0.16;
    return d`M${crownX} ${crownY}Q${bendX} ${bendY} ${tipX} ${tipY}Q${bendX} ${bendY + reach * 0.24} ${crownX} ${crownY}Z`;
  });
  return trunk + path(fronds.join(''), fill);
}

export type ParasolColours = { readonly cloth: string; readonly stripe: string; readonly pole: string };

/** A parasol seen from the side; `pole` is its length below the cloth, in radii. */
export function parasol(
  x: number,
  y: number,
  r: number,
  tilt: number,
  segments: number,
  colours: ParasolColours,
  pole = 1.5,
): string {
  const edge = (i: number): number => r * Math.sin((i / segments - 0.5) * Math.PI);
  const cloth = times(segments, (i) => {
    const a = edge(i);
    const b = edge(i + 1);
    return path(
      d`M0 ${-r * 0.86}Q${a} ${-r * 0.74} ${a} 0Q${(a + b) / 2} ${r * 0.1} ${b} 0Q${b} ${-r * 0.74} 0 ${-r * 0.86}Z`,
      i % 2 ? colours.stripe : colours.cloth,
    );
  });
  return group(
    d`translate(${x} ${y}) rotate(${tilt})`,
    line(d`M0 ${-r * 0.8}V${r * pole}`, colours.pole, r * 0.045 + 1.6) +
      cloth +
      circle(0, -r * 0.9, r * 0.05, colours.pole),
  );
}

type Skyline = {
  readonly y: number;
  readonly least: number;
  readonly most: number;
  readonly fill: string;
  readonly lit?: string;
  readonly opacity?: number;
};

/** A row of towers. Their shapes belong to the drawing; which windows are lit belongs to the listing. */
export function skyline(
  p: Pick<PosterContext, 'left' | 'right' | 'hand' | 'chance'>,
  { y, least, most, fill, lit, opacity = 1 }: Skyline,
): string {
  let shape = '';
  const windows: Box[] = [];
  for (let x = p.left - 6; x < p.right;) {
    const w = 20 + p.hand() * 26;
    const h = least + (most - least) * Math.pow(p.hand(), 1.5);
    const roof =
      [
        d`h${w}V${y}Z`,
        d`l${w} ${-w * 0.35}V${y}Z`,
        d`h${w * 0.3}v${-w * 0.4}h${w * 0.4}v${w * 0.4}h${w * 0.3}V${y}Z`,
        d`a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`,
      ][Math.floor(p.hand() * 4)] ?? '';
    shape += d`M${x} ${y}V${y - h}` + roof;
    for (let wy = y - h + 9; lit !== undefined && wy < y - 6; wy += 9) {
      for (let wx = x + 5; wx < x + w - 6; wx += 7) if (p.chance() < 0.42) windows.push([wx, wy, 3.4, 4.6]);
    }
    x += w + (p.hand() < 0.35 ? 4 + p.hand() * 12 : 0);
  }
  const drawn = path(shape, fill) + boxes(windows, lit ?? fill);
  return opacity < 1 ? fade(opacity, drawn) : drawn;
}
