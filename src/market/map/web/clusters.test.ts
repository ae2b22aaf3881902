import { describe, expect, it } from 'vitest';
import { clustersApart, clustersAt, nearest, openingZoom, seen, type MapMarker } from './clusters.ts';

const at = (id: string, longitude: number, latitude = 38.54): MapMarker => ({
  id,
  kind: 'events',
  title: id,
  latitude,
  longitude,
});
const idsOf = (clusters: readonly { members: readonly MapMarker[] }[]) =>
  clusters.map(({ members }) => members.map(({ id }) => id).join('+'));

describe('neighbours', () => {
  const markers = [at('a', -0.13), at('b', -0.1304), at('c', -0.09)];

  it('become one sun that stands between them', () => {
    const [sun, ...others] = clustersAt(markers, 13);
    expect(idsOf([...(sun ? [sun] : []), ...others])).toEqual(['a+b', 'c']);
    expect(sun?.point[0]).toBeCloseTo(-0.1302, 6);
  });

  it('fall apart when one comes nearer, and come together from afar', () => {
    expect(idsOf(clustersAt(markers, nearest))).toEqual(['a', 'b', 'c']);
    expect(idsOf(clustersAt(markers, 8))).toEqual(['a+b+c']);
  });

  it('across the line of two cells are neighbours too', () => {
    for (let shift = 0; shift < 60; shift++) {
      const longitude = -0.13 + shift * 0.0001;
      expect(clustersAt([at('a', longitude), at('b', longitude + 0.0002)], 14)).toHaveLength(1);
    }
  });

  it('are none where there is nothing', () => expect(clustersAt([], 14)).toEqual([]));

  it('never lose or double one', () => {
    const many = Array.from({ length: 500 }, (_, i) => at(`m${i}`, -0.15 + (i % 25) * 0.0017, 38.53 + i * 0.00003));
    for (const zoom of [8, 11, 13, 15, 17]) {
      const ids = clustersAt(many, zoom).flatMap(({ members }) => members.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(many.map(({ id }) => id).toSorted());
    }
  });
});

it('leaves alone whom a person looks at', () => {
  const markers = [at('a', -0.13), at('b', -0.13), at('c', -0.13)];
  expect(idsOf(clustersApart(markers, 15, ['b', undefined]))).toEqual(['a+c', 'b']);
  expect(idsOf(clustersApart(markers, 15, ['gone']))).toEqual(['a+b+c']);
});

describe('a sun that is pressed', () => {
  it('opens at the first zoom at which it falls apart', () => {
    const pair = [at('a', -0.13), at('b', -0.1304)];
    const zoom = openingZoom(pair, 12.4) ?? 0;
    expect(zoom).toBeGreaterThan(12);
    expect(clustersAt(pair, zoom)).toHaveLength(2);
    expect(clustersAt(pair, zoom - 1)).toHaveLength(1);
  });

  it('never opens when its members share a house', () => {
    expect(openingZoom([at('a', -0.13), at('b', -0.13)], 12)).toBeUndefined();
  });
});

it('shows only what is on the map', () => {
  const view = { longitude: -0.13, latitude: 38.54, zoom: 14 };
  const clusters = clustersAt([at('here', -0.13), at('away', -0.3)], 14);
  expect(idsOf(seen(clusters, view, { width: 400, height: 300 }))).toEqual(['here']);
});
