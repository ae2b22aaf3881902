/** Numbers that could be another thing: what something is let by, an hour as a bound, ages, decades and couples. */
import { expect, test } from 'vitest';
import { withoutAsides } from './asides.ts';
import { understand } from './meaning.ts';

/** A Wednesday in July. */
const tonight = '2026-07-15';

test.each([
  ['boat by the hour', { per: 'hour' }, 'boat'],
  ['barco por horas', { per: 'hour' }, 'barco'],
  ['piso al mes', { per: 'month' }, 'piso'],
  ['boat under 200 by the hour', { priceMax: 200, per: 'hour' }, 'boat'],
  ['flat for a week', { length: '1w' }, 'flat'],
  // The part of the day that has all of it, else none
  ['fiesta a partir de las 23:00', { part: 'late' }, 'fiesta'],
  ['concierto a partir de las 10', {}, 'concierto'],
  ['party after 10', {}, 'party'],
  ['concert starting before 8pm', {}, 'concert'],
  ['run before 11am', { part: 'morning' }, 'run'],
  ['concierto antes de las 9', {}, 'concierto'],
  ['concerts earlier than 10', {}, 'concerts'],
  ['villa voor 8', { people: 8 }, 'villa'],
  // Ages
  ['fiesta para mayores de 30', {}, 'fiesta'],
  ['party for over 30s', {}, 'party'],
  ['club over 25', {}, 'club'],
  ['party ab 18 jahren', {}, 'party'],
  ['party over 18', {}, 'party'],
  ['over 21 night', {}, 'night'],
  ['villa over 21 euros', { priceMin: 21 }, 'villa'],
  ['job over 18 an hour', { priceMin: 18, per: 'hour' }, 'job'],
  ['concert over 20', { priceMin: 20 }, 'concert'],
  ['club under 15 euros', { priceMax: 15 }, 'club'],
  // Couples
  ['somos 3 parejas villa', { people: 6 }, 'villa'],
  ['villa for three couples', { people: 6 }, 'villa'],
  ['villa für drei paare', { people: 6 }, 'villa'],
])('%s', (typed, filters, words) => expect(understand(typed, tonight)).toEqual({ filters, words }));

test.each([
  ['a concert that finishes before midnight', 'a concert early night'],
  ['concierto que acabe antes de las 12', 'concierto sin trasnochar'],
  ['los 80 euros', 'los 80 euros'],
])('%s', (typed, asked) => expect(withoutAsides(typed)).toBe(asked));
