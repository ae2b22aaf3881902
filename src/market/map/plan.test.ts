import { describe, expect, it } from 'vitest';
import { land } from './bay-coast.ts';
import { bayLayers } from './bay-layers.ts';
import { streetNames } from './bay-names.ts';
import { roads } from './bay-roads.ts';
import { waves } from './bay-waves.ts';
import { distanceToLine, type Point } from './mercator.ts';
import { bendThrough, bentPoints, planFormat, planOf, planUrl } from './plan.ts';
import { town } from '#market/town/town.ts';

describe('the houses of the town', () => {
  const [blocks, old] = ['blocks', 'old-blocks'].map(
    (name) => bayLayers.find(({ part }) => part === name)?.shapes ?? [],
  );

  it('stand in the town and on the rock', () => {
    expect(blocks?.length).toBeGreaterThan(1000);
    expect(old?.length).toBeGreaterThan(30);
  });

  it('leave the streets open', () => {
    const corners = (blocks ?? []).flat();
    for (const { way } of roads.filter(({ kind }) => kind === 'avenue'))
      expect(Math.min(...corners.map((corner) => distanceToLine(way, corner)))).toBeGreaterThan(0.012);
  });
});

describe('the names of streets', () => {
  it('stand along each that has one, again and again, the right way up', () => {
    const named = new Set(roads.flatMap(({ name }) => name ?? []));
    expect(new Set(streetNames.map(({ key }) => key))).toEqual(named);
    expect(streetNames.filter(({ key }) => key === 'name.mediterraneo').length).toBeGreaterThan(4);
    expect(streetNames.every(({ turn }) => Math.abs(turn) <= 90)).toBe(true);
  });
});

describe('the plan of a place', () => {
  it('in town has the pin in its middle', () => {
    const { pin, isBeyond } = planOf(town);
    expect(pin).toEqual({ x: planFormat.width / 2, y: planFormat.height / 2 });
    expect(isBeyond).toBe(false);
  });

  it('looks from further away at a place outside of the town', () => {
    const [inTown, outside] = [planOf(town), planOf({ latitude: 38.599, longitude: -0.051 })];
    expect(outside.view.zoom).toBeLessThan(inTown.view.zoom - 1);
    expect(outside.isBeyond).toBe(false);
  });

  it.each([
    ['in the north', 41, town.longitude, { x: 320, y: 36 }],
    ['in the east', town.latitude, 2, { x: 604, y: 200 }],
    ['in the west', town.latitude, -4, { x: 36, y: 200 }],
  ])('points to what lies far away %s', (_, latitude, longitude, pin) => {
    const plan = planOf({ latitude, longitude });
    expect(plan.isBeyond).toBe(true);
    expect(plan.pin.x).toBeCloseTo(pin.x, 0);
    expect(plan.pin.y).toBeCloseTo(pin.y, 0);
  });

  it('has one name for one place', () => {
    expect(planUrl({ latitude: 38.53782, longitude: -0.12341 }, 'day')).toBe('/art/plan/38.5378_-0.1234.day.svg');
    expect(planUrl({ latitude: -0.00001, longitude: 0 }, 'night')).toBe('/art/plan/0.0000_0.0000.night.svg');
  });
});

/** Whether a place lies inside an outline: a ray to the south crosses it an odd number of times. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  return (
    outline.filter(([x2, y2], place) => {
      const [x1, y1] = outline.at(place - 1) ?? [x2, y2];
      return x1 > x !== x2 > x && y1 + ((x - x1) / (x2 - x1)) * (y2 - y1) < y;
    }).length %
      2 ===
    1
  );
}

describe('the drawing of the bay', () => {
  it.each<[string, Point, boolean]>([
    ['the town hall', [-0.1307, 38.541], true],
    ['Madrid', [-3.7038, 40.4168], true],
    ['Altea', [-0.0531, 38.5995], true],
    ['the bay', [-0.1301, 38.522], false],
    ['the island', [-0.13, 38.5022], false],
    ['Ibiza', [1.43, 38.91], false],
  ])('knows where %s is: on the mainland or not', (_, place, isOnLand) => {
    expect(isInside(place, land)).toBe(isOnLand);
  });

  it('has no wave on land', () => {
    expect(waves().length).toBeGreaterThan(50);
    expect(
      waves()
        .flat()
        .filter((place) => isInside(place, land)),
    ).toEqual([]);
  });

  it('has a name for each layer', () => {
    expect(new Set(bayLayers.map(({ part }) => part)).size).toBe(bayLayers.length);
  });
});

describe('a line that bends', () => {
  it('begins and ends where it should, as a curve and as points', () => {
    const line: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(bendThrough(line.map(([x, y]) => ({ x, y })))).toBe('M0 0Q10 0 10 5L10 10');
    const points = bentPoints(line);
    expect([points[0], points.at(-1)]).toEqual([
      [0, 0],
      [10, 10],
    ]);
    expect(points).not.toContainEqual([10, 0]);
  });

  it('can be empty', () => expect(bentPoints([])).toEqual([]));
});
