/** The small plan of one place, for the pages of listings: the bay's streets around a pin. */
import { bayInks } from '#market/map/bay-inks.ts';
import { bayLayers, sharedWidth } from '#market/map/bay-layers.ts';
import { type Point, type Spot, spotOf } from '#market/map/mercator.ts';
import { bendThrough, straightThrough, type Place, planFormat, planOf } from '#market/map/plan.ts';
import type { Hour } from '#market/town/hours.ts';
import { circle, group, line, path, rect, roundEnds, sheet } from './svg.ts';

const round = { ...roundEnds, 'stroke-linejoin': 'round' } as const;
const dashed = { 'stroke-dasharray': '7 5' } as const;
const { width, height } = planFormat;
/** Lines are wider than their points: what lies this far outside may still show. */
const margin = 40;

/** One plan as a complete SVG document. The same place and hour always give the same bytes. */
export function drawPlan(place: Place & { readonly hour: Hour }): string {
  const ink = bayInks[place.hour];
  const { view, pin, isBeyond } = planOf(place);
  const share = sharedWidth(view);
  const drawn = bayLayers.map((layer) => {
    if (view.zoom < (layer.from ?? 0)) return '';
    const shapes = layer.shapes
      .map((shape) => shape.map((point: Point) => spotOf(view, planFormat, point)))
      .filter(shows);
    if (shapes.length === 0) return '';
    const end = layer.width === undefined ? 'Z' : '';
    const shape = shapes.map((spots) => (layer.isStraight ? straightThrough : bendThrough)(spots) + end).join('');
    if (layer.width === undefined) return path(shape, ink[layer.ink]);
    return line(shape, ink[layer.ink], layer.width * share + (layer.extra ?? 0), layer.isDashed ? dashed : round);
  });
  const sign = group(
    `translate(${Math.round(pin.x)} ${Math.round(pin.y)})`,
    isBeyond ? pointer(pin, ink) : needle(ink),
  );
  return sheet(
    { viewBox: [0, 0, width, height], width, height, anchor: 'xMidYMid slice' },
    [rect(0, 0, width, height, ink.sea), ...drawn, sign].join(''),
  );
}

/** Whether the box around these spots meets the sheet. */
function shows(spots: readonly Spot[]): boolean {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const meets = (all: readonly number[], length: number) =>
    Math.max(...all) > -margin && Math.min(...all) < length + margin;
  return meets(xs, width) && meets(ys, height);
}

type Ink = (typeof bayInks)[Hour];

/** A needle whose foot is the place. */
const needle = (ink: Ink): string =>
  path('M-9 -1a9 3.5 0 1 0 18 0a9 3.5 0 1 0 -18 0', ink.ink, { opacity: 0.22 }) +
  path('M0 0C-9 -14 -20 -22 -20 -36a20 20 0 0 1 40 0C20 -22 9 -14 0 0Z', ink.pin, {
    stroke: ink.pinLight,
    'stroke-width': 3,
  }) +
  circle(0, -36, 8.5, ink.pinLight);

/** An arrow in a disc, towards a place beyond the plan. */
function pointer({ x, y }: Spot, ink: Ink): string {
  const degrees = Math.round((Math.atan2(y - height / 2, x - width / 2) * 180) / Math.PI);
  const arrow = line('M-9 0H9M2 -7L9 0L2 7', ink.pinLight, 3, round);
  return circle(0, 0, 21, ink.pin, { stroke: ink.pinLight, 'stroke-width': 3 }) + group(`rotate(${degrees})`, arrow);
}
