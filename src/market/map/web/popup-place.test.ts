import { describe, expect, it } from 'vitest';
import { placeAt, spotOf } from '../mercator.ts';
import { popupPlace, roomFor } from './popup-place.ts';

const view = { longitude: -0.13, latitude: 38.54, zoom: 14 };
const wide = { width: 800, height: 600 };
const phone = { width: 350, height: 520 };
const under = (size: typeof wide, x: number, y: number) => {
  const [longitude, latitude] = placeAt(view, size, { x, y });
  return { longitude, latitude };
};

describe('a popup', () => {
  it('stands over its disc, and never leaves the map', () => {
    expect(popupPlace({ x: 400, y: 400 }, wide)).toMatchObject({ left: 240, bottom: 230 });
    expect(popupPlace({ x: 5, y: 400 }, wide)).toMatchObject({ left: 12 });
    expect(popupPlace({ x: 795, y: 400 }, wide)).toMatchObject({ left: 468 });
    expect(popupPlace({ x: 400, y: 20 }, wide)).toMatchObject({ bottom: 408, maxHeight: 180 });
  });

  it('lies along the bottom of a phone', () => {
    expect(popupPlace({ x: 100, y: 100 }, phone)).toEqual({ insetInline: 8, bottom: 8, maxHeight: 322 });
  });
});

describe('room for a disc and its popup', () => {
  it('is there already', () => {
    expect(roomFor(view, wide, under(wide, 400, 400), 200)).toBeUndefined();
    expect(roomFor(view, phone, under(phone, 170, 100), 200)).toBeUndefined();
  });

  it('is made by moving the ground no further than it must', () => {
    const place = under(wide, 400, 100);
    const to = roomFor(view, wide, place, 200) ?? view;
    const { x, y } = spotOf(to, wide, [place.longitude, place.latitude]);
    expect([x, y]).toEqual([expect.closeTo(400, 6), expect.closeTo(242, 6)]);
  });

  it('is above the card on a phone', () => {
    const place = under(phone, 170, 500);
    const { y } = spotOf(roomFor(view, phone, place, 200) ?? view, phone, [place.longitude, place.latitude]);
    expect(y).toBeCloseTo(278, 6);
  });

  it('is made for a place that was out of sight', () => {
    const place = under(wide, 2000, -900);
    const { x, y } = spotOf(roomFor(view, wide, place, 200) ?? view, wide, [place.longitude, place.latitude]);
    expect([x, y]).toEqual([expect.closeTo(770, 6), expect.closeTo(242, 6)]);
  });
});
