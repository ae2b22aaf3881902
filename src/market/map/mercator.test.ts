import { describe, expect, it } from 'vitest';
import {
  circleIn,
  distance,
  dragged,
  fitCircle,
  fitPoints,
  kilometresAPixel,
  placeAt,
  spotOf,
  zoomedAt,
  zoomFor,
  type Point,
} from './mercator.ts';

const size = { width: 640, height: 400 };
const view = { longitude: -0.13, latitude: 38.54, zoom: 14 };

it('leads from a place to its spot and back', () => {
  const place: Point = [-0.1234, 38.5378];
  const [longitude, latitude] = placeAt(view, size, spotOf(view, size, place));
  expect(longitude).toBeCloseTo(place[0], 9);
  expect(latitude).toBeCloseTo(place[1], 9);
});

it('has its middle in the middle, north above and east on the right', () => {
  expect(spotOf(view, size, [view.longitude, view.latitude])).toEqual({ x: 320, y: 200 });
  expect(spotOf(view, size, [-0.13, 38.541]).y).toBeLessThan(200);
  expect(spotOf(view, size, [-0.129, 38.54]).x).toBeGreaterThan(320);
});

it('knows how far it is along the ground', () => {
  // A degree of latitude is some 111 km everywhere, one of longitude less the further north.
  expect(distance([0, 38], [0, 39])).toBeCloseTo(111.3, 0);
  expect(distance([0, 60], [1, 60])).toBeCloseTo(55.7, 0);
  expect(distance([-0.13, 38.54], [-0.13, 38.54])).toBe(0);
});

it('agrees with itself: pixels times their kilometres are the distance', () => {
  const [one, other] = [spotOf(view, size, [-0.14, 38.54]), spotOf(view, size, [-0.12, 38.54])];
  const pixels = Math.hypot(one.x - other.x, one.y - other.y);
  expect(pixels * kilometresAPixel(view)).toBeCloseTo(distance([-0.14, 38.54], [-0.12, 38.54]), 2);
  expect(kilometresAPixel({ latitude: 38.54, zoom: zoomFor(3, 640, 38.54) }) * 640).toBeCloseTo(3, 6);
});

describe('a circle', () => {
  it.each([0.2, 2, 10])('of %s km is seen whole, and fills the smaller side', (radius) => {
    const seen = circleIn(fitCircle({ latitude: 38.54, longitude: -0.13, radius }, size, 0), size);
    expect(seen.radius).toBeCloseTo(radius, 6);
  });

  it('has air around it', () => {
    expect(circleIn(fitCircle({ latitude: 38.54, longitude: -0.13, radius: 2 }, size), size).radius).toBeGreaterThan(2);
  });
});

describe('places', () => {
  it('are all seen, none at the very edge', () => {
    const places: Point[] = [
      [-0.16, 38.53],
      [-0.1, 38.55],
      [-0.13, 38.5],
    ];
    const fitted = fitPoints(places, size, 17);
    if (!fitted) throw new Error('There is a view.');
    for (const place of places) {
      const { x, y } = spotOf(fitted, size, place);
      expect(Math.min(x, y, size.width - x, size.height - y)).toBeGreaterThanOrEqual(55.9);
    }
  });

  it('in one house are not looked at nearer than is useful', () => {
    expect(
      fitPoints(
        [
          [-0.13, 38.54],
          [-0.13, 38.54],
        ],
        size,
        16,
      )?.zoom,
    ).toBe(16);
  });

  it('that there are none of ask for no view', () => expect(fitPoints([], size, 16)).toBeUndefined());
});

it('follows the hand that drags it', () => {
  const [longitude, latitude] = [view.longitude, view.latitude];
  const { x, y } = spotOf(dragged(view, 50, -20), size, [longitude, latitude]);
  expect([x, y]).toEqual([expect.closeTo(370, 6), expect.closeTo(180, 6)]);
});

it('keeps the place under the finger while it zooms', () => {
  const finger = { x: 100, y: 300 };
  const before = placeAt(view, size, finger);
  const after = placeAt(zoomedAt(view, size, finger, 15.5), size, finger);
  expect(after[0]).toBeCloseTo(before[0], 9);
  expect(after[1]).toBeCloseTo(before[1], 9);
});
