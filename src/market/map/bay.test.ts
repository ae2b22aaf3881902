import { expect, it } from 'vitest';
import { town } from '#market/town/town.ts';
import { frame, size, toPlace, toPlan } from './bay.ts';

it('has the town inside its frame', () => {
  const { x, y } = toPlan([town.longitude, town.latitude]);
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(size.width);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(size.height);
});

it('leads from the plan to the place and back, to a few metres', () => {
  const { x, y } = toPlan([-0.1234, 38.5378]);
  const [longitude, latitude] = toPlace(x, y);
  expect(longitude).toBeCloseTo(-0.1234, 4);
  expect(latitude).toBeCloseTo(38.5378, 4);
});

it('keeps a pin inside', () => {
  expect(toPlace(-50, -50)).toEqual([frame.west, frame.north]);
  expect(toPlace(9999, 9999)).toEqual([frame.east, frame.south]);
});
