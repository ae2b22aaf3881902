import { describe, expect, it } from 'vitest';
import { normalPhone, phone } from './phone.ts';

describe('normalPhone', () => {
  it.each([
    ['611222333', '+34611222333'],
    ['965 000 135', '+34965000135'],
    ['(+34) 611-22-23-33', '+34611222333'],
    ['0034 611 222 333', '+34611222333'],
    ['+44 7911 123456', '+447911123456'],
    ['0049 1512 3456789', '+4915123456789'],
    ['+33 6 12 34 56 78', '+33612345678'],
  ])('keeps %s as %s', (typed, kept) => expect(normalPhone(typed)).toBe(kept));

  it.each(['', '61122233', '6112223334', '+999 123 456', 'ring Marta: 611222333', 'ana611222333@example.com'])(
    'takes %o for no phone',
    (typed) => expect(normalPhone(typed)).toBeUndefined(),
  );
});

it('is one rule for every contract that asks for a phone', () => {
  expect(phone.parse(' 611 222 333 ')).toBe('+34611222333');
  expect(phone.safeParse('12345').error?.issues).toMatchObject([{ message: 'Please enter a valid phone number' }]);
});
