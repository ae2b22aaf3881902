import { expect, it } from 'vitest';
import { asksForHelp } from './in-need.ts';

it.each([
  'doctor',
  'Doctors near me',
  'pharmacy open now',
  'POLICE',
  'médico',
  'farmacia de guardia',
  'me han robado el móvil',
  'lost passport',
  'apotheek',
])('hears a call for help in “%s”', (query) => expect(asksForHelp(query)).toBe(true));

it.each(['', 'paella', 'medical bar', 'passport tapas', 'hospitality', 'roboto'])('hears none in “%s”', (query) =>
  expect(asksForHelp(query)).toBe(false),
);
