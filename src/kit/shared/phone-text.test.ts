import { expect, it } from 'vitest';
import { isPhone } from './phone-text.ts';

it.each(['611222333', '+34 611 222 333', '(0034) 611-222-333', '96.500.01.11'])('takes %s for a phone', (text) =>
  expect(isPhone(text)).toBe(true),
);
it.each(['600', 'not a phone', '611222333 x', '+', '1234567890123456'])('does not take %s for a phone', (text) =>
  expect(isPhone(text)).toBe(false),
);
