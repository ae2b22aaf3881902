import { expect, it } from 'vitest';
import { isPhone, shownPhone } from './phone-text.ts';

it.each([
  ['+34611222333', '+34 611 222 333'],
  ['+447911123456', '+44 791 112 3456'],
  ['+12133734253', '+1 213 373 4253'],
  ['+35312345678', '+353 123 456 78'],
  ['965 000 111 (tardes)', '965 000 111 (tardes)'],
  ['', ''],
])('shows %o as %o', (phone, shown) => expect(shownPhone(phone)).toBe(shown));

it.each(['611222333', '+34 611 222 333', '(0034) 611-222-333', '96.500.01.11'])('takes %s for a phone', (text) =>
  expect(isPhone(text)).toBe(true),
);
it.each(['600', 'not a phone', '611222333 x', '+', '1234567890123456'])('does not take %s for a phone', (text) =>
  expect(isPhone(text)).toBe(false),
);
