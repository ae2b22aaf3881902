import { expect, it } from 'vitest';
import { stateOfOwner } from './rules.ts';

it.each([
  [4400, 0, 'due'],
  [4400, 900, 'due'],
  [-4400, 900, 'owes'],
  [0, 900, 'waiting'],
  [0, 0, 'settled'],
] as const)('an owner with %i due and %i waiting is %s', (dueCents, waitingCents, state) =>
  expect(stateOfOwner({ dueCents, waitingCents })).toBe(state),
);
