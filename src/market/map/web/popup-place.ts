/** Where a popup stands: over its disc where there is room beside it, along the bottom on a phone. */
import type { CSSProperties } from 'react';
import { dragged, type Size, type Spot, spotOf, type View } from '../mercator.ts';

/** Narrower than this a card takes the map's whole width. */
const narrow = 560;
const cardWidth = 320;
const air = 12;
/** From a disc's middle to the popup over it. */
const lift = 30;
const least = 180;
/** Of the map's height, at most, on a phone: the disc stays in sight above the card. */
const share = 0.62;

export function popupPlace({ x, y }: Spot, { width, height }: Size): CSSProperties {
  if (width < narrow) return { insetInline: 8, bottom: 8, maxHeight: Math.round(height * share) };
  const left = Math.min(width - cardWidth - air, Math.max(air, x - cardWidth / 2));
  const bottom = Math.min(height - least - air, Math.max(air, height - y + lift));
  return {
    left: Math.round(left),
    bottom: Math.round(bottom),
    width: cardWidth,
    maxHeight: Math.round(height - bottom - air),
  };
}

type Place = { readonly longitude: number; readonly latitude: number };

/** The view in which a place and a popup of this height both have room; nothing when they have it already. */
export function roomFor(view: View, size: Size, { longitude, latitude }: Place, popup: number): View | undefined {
  const { x, y } = spotOf(view, size, [longitude, latitude]);
  const { width, height } = size;
  const bounds =
    width < narrow
      ? { left: lift, right: width - lift, top: lift, bottom: height - Math.min(popup, height * share) - lift - air }
      : { left: lift, right: width - lift, top: Math.min(popup + lift + air, height - lift), bottom: height - lift };
  const hold = (value: number, least: number, most: number) => Math.min(Math.max(least, most), Math.max(least, value));
  const to = { x: hold(x, bounds.left, bounds.right), y: hold(y, bounds.top, bounds.bottom) };
  return to.x === x && to.y === y ? undefined : dragged(view, to.x - x, to.y - y);
}
