import { expect, it } from 'vitest';
import { pinLabel } from './pin-label.ts';

const silent = { price: null, currency: null, date: null, time: null };
const asked = { night: '2026-08-21', language: 'en', free: 'Free' } as const;

it.each([
  ['tonight’s hour', { price: '25.00', currency: 'EUR', date: '2026-08-21', time: '22:30' }, '22:30'],
  ['the price of another night', { price: '25.00', currency: 'EUR', date: '2026-08-22', time: '22:30' }, '€25'],
  ['the price of a night without an hour', { price: '25.50', currency: 'EUR', date: '2026-08-21' }, '€25.50'],
  ['that it costs nothing', { price: '0', currency: 'EUR' }, 'Free'],
  ['a price in its own currency', { price: '90.00', currency: 'GBP' }, '£90'],
  ['nothing of a place', {}, undefined],
] as const)('says %s', (_, told, label) => expect(pinLabel({ ...silent, ...told }, asked)).toBe(label));
