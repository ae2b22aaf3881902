import { describe, expect, it } from 'vitest';
import { circleIn, distance, spotOf } from '../mercator.ts';
import { town } from '#market/town/town.ts';
import type { MapMarker } from './clusters.ts';
import { areaAround, areaOf, isOutOfTown, lookAt, nearby, zooms } from './looks.ts';

const size = { width: 700, height: 500 };
const at = (latitude: number, longitude: number): MapMarker => ({
  id: `${latitude} ${longitude}`,
  kind: 'events',
  title: '',
  latitude,
  longitude,
});
const inTown = [at(38.536, -0.125), at(38.541, -0.14), at(38.534, -0.11)];
const shows = (view: ReturnType<typeof lookAt>, { latitude, longitude }: MapMarker) => {
  const { x, y } = spotOf(view, size, [longitude, latitude]);
  return x > 0 && x < size.width && y > 0 && y < size.height;
};

describe('without a circle a map looks', () => {
  it('at the town when there are no results', () => {
    expect(lookAt(undefined, [], size)).toMatchObject({ latitude: town.latitude, longitude: town.longitude });
  });

  it('at all results', () => {
    const view = lookAt(undefined, inTown, size);
    expect(inTown.every((marker) => shows(view, marker))).toBe(true);
  });

  it('at the town’s, when one lies far out', () => {
    const view = lookAt(undefined, [...inTown, at(38.7, 0.2)], size);
    expect(view.zoom).toBe(lookAt(undefined, inTown, size).zoom);
  });

  it('at what lies far out, when that is all there is', () => {
    const altea = at(38.599, -0.051);
    expect(shows(lookAt(undefined, [altea], size), altea)).toBe(true);
    expect(lookAt(undefined, [altea], size).zoom).toBe(zooms.results);
  });
});

describe('with a circle it looks', () => {
  const area = { latitude: 38.54, longitude: -0.13, radius: 2 };

  it('at all of it', () => {
    expect(circleIn(lookAt(area, inTown, size), size).radius).toBeGreaterThan(2);
  });

  it('at the results in it, when it is wide', () => {
    const wide = { ...area, radius: nearby };
    expect(circleIn(lookAt(wide, [], size), size).radius).toBeGreaterThan(nearby);
    const view = lookAt(wide, inTown, size);
    expect(circleIn(view, size).radius).toBeLessThan(4);
    expect(inTown.every((marker) => shows(view, marker))).toBe(true);
  });
});

describe('searching what is on screen', () => {
  it('gives a circle that fits into it, in few digits', () => {
    const area = areaOf({ longitude: -0.130_012_345, latitude: 38.540_012_345, zoom: 14 }, size);
    expect(area).toMatchObject({ latitude: 38.54, longitude: -0.13 });
    expect(String(area.radius)).toMatch(/^\d\.\d{1,2}$/);
    expect(area.radius).toBeCloseTo(circleIn({ longitude: -0.13, latitude: 38.54, zoom: 14 }, size).radius, 1);
  });

  it('asks for no circle that is too small or too large', () => {
    expect(areaOf({ longitude: 0, latitude: 38, zoom: 22 }, size).radius).toBe(0.1);
    expect(areaOf({ longitude: 0, latitude: 38, zoom: 3 }, size).radius).toBe(50);
  });
});

describe('around a position', () => {
  it('searches ten kilometres, as specified', () => {
    expect(areaAround([-0.1401, 38.5399]).area).toEqual({ latitude: 38.5399, longitude: -0.1401, radius: 10 });
  });

  it('is the middle of the town when it is unknown', () => {
    const { area } = areaAround(undefined);
    expect([area.latitude, area.longitude]).toEqual([town.latitude, town.longitude]);
  });

  it('is the middle of the town when it is too far away', () => {
    const madrid = [-3.7038, 40.4168] as const;
    const { area, away } = areaAround(madrid);
    expect([area.latitude, area.longitude]).toEqual([town.latitude, town.longitude]);
    expect(away).toBeCloseTo(distance(madrid, [town.longitude, town.latitude]), 6);
    expect(isOutOfTown(away)).toBe(true);
  });
});
