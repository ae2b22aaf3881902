import { expect, it } from 'vitest';
import { placeName } from './place-name.ts';

it('says a landmark in the language of the page, whichever of its names the address has', () => {
  expect(placeName('Plaza de Toros', 'en')).toBe('Bullring');
  expect(placeName('Bullring', 'es')).toBe('Plaza de Toros');
  expect(placeName('Casco Antiguo', 'es')).toBe('Casco Antiguo');
});

it('leaves what somebody wrote as it is', () => {
  expect(placeName('Calle Gambo', 'en')).toBe('Calle Gambo');
});
