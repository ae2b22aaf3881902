import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { isPhone, shownPhone } from './phone-text.ts';

it.each([
  ['+34611222333', '+34 611 222 333'],
  ['+34965000111', '+34 965 000 111'],
  ['+447911123456', '+44 7911 123456'],
  ['+12133734253', '+1 213 373 4253'],
  ['+97155123456', '+971 551 234 56'],
  ['965 000 111 (tardes)', '965 000 111 (tardes)'],
  ['', ''],
])('shows %o as %o', (phone, shown) => expect(shownPhone(phone)).toBe(shown));

const abroad = `
  +12133734253 +31612345678 +31201234567 +31531234567 +32470123456 +3222345678 +3250123456 +33612345678
  +33142685300 +351912345678 +351211234567 +353851234567 +35312345678 +358412345678 +393331234567 +390612345678
  +390212345678 +41781234567 +41446681800 +43664123456 +431234567 +447911123456 +442079460018 +441614960018
  +441134960018 +441273123456 +443001234567 +4534412345 +46701234567 +4791234567 +4721234567 +4915123456789
  +4917612345678 +4916012345678 +493012345678 +498912345678 +48512345678
`;

it.each(abroad.trim().split(/\s+/))('parts %s as libphonenumber does', (phone) =>
  expect(shownPhone(phone)).toBe(parsePhoneNumberFromString(phone)?.formatInternational()),
);

it.each(['611222333', '+34 611 222 333', '(0034) 611-222-333', '96.500.01.11'])('takes %s for a phone', (text) =>
  expect(isPhone(text)).toBe(true),
);
it.each(['600', 'not a phone', '611222333 x', '+', '1234567890123456'])('does not take %s for a phone', (text) =>
  expect(isPhone(text)).toBe(false),
);
