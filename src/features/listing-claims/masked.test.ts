import { expect, it } from 'vitest';
import { maskedPhone } from './masked.ts';

it.each([
  ['+34965000002', '+34 ••• ••• 002'],
  ['+447911123456', '+44 •••• •••456'],
  ['+31612345678', '+31 • •••••678'],
])('shows of %s the last three figures alone', (phone, shown) => expect(maskedPhone(phone)).toBe(shown));
