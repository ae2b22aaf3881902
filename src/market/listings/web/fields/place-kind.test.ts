import { expect, it } from 'vitest';
import { placeKind, placeOf } from './place-kind.ts';

it('knows a place by both of its numbers', () => {
  expect(placeOf({ latitude: '38.5', longitude: '-0.13' })).toEqual({ latitude: 38.5, longitude: -0.13 });
  expect(placeOf({ latitude: '38.5', longitude: '' })).toEqual({ latitude: null, longitude: null });
  expect(placeKind.draft({ latitude: 38.5, longitude: null })).toEqual({ latitude: '38.5', longitude: '' });
});
