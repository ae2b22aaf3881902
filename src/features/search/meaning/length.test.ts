/** A stay of some length in a month, whenever it is free there. */
import { expect, test } from 'vitest';
import type { Meant } from './rule.ts';
import { understand } from './meaning.ts';

const [february, march, may] = [
  { date: '2027-02-01', until: '2027-02-28' },
  { date: '2027-03-01', until: '2027-03-31' },
  { date: '2027-05-01', until: '2027-05-31' },
];

test.each<[query: string, filters: Meant, words: string]>([
  ['a week in february', { ...february, length: '1w' }, 'accommodation'],
  ['una semana en febrero', { ...february, length: '1w' }, 'alojamiento'],
  ['in february for a week', { ...february, length: '1w' }, 'accommodation'],
  ['fin de semana en marzo', { ...march, length: 'weekend' }, 'alojamiento'],
  ['weekend in march', { ...march, length: 'weekend' }, 'accommodation'],
  ['3 nights in may', { ...may, length: '3n' }, 'accommodation'],
  ['3 días en mayo', { ...may, length: '3d' }, 'alojamiento'],
  ['weekend in may for 2 people', { ...may, length: 'weekend', people: 2 }, 'accommodation'],
  ['un mes en enero', { date: '2027-01-01', until: '2027-01-31', length: '30d' }, 'alojamiento'],
  ['una semana el mes que viene', { date: '2026-12-01', until: '2026-12-31', length: '1w' }, 'alojamiento'],
  ['two weeks in march 2028', { date: '2028-03-01', until: '2028-03-31', length: '2w' }, 'accommodation'],
  ['apartamento fin de semana en marzo', { ...march, length: 'weekend' }, 'apartamento'],
  ['villa weekend march', { ...march, length: 'weekend' }, 'villa'],
  // The weekend that comes, and what is done at one.
  ['apartment this weekend', { date: '2026-11-29' }, 'apartment'],
  ['events weekend in march', march, 'events weekend'],
  ['hen do weekend in march', march, 'hen do weekend'],
  ['what to do on a weekend in march', march, 'what to do weekend'],
  // A hotel takes guests for as long as they stay; a day is no stay, and hours are none.
  ['a weekend in march hotel', march, 'hotel'],
  ['a day in may', may, 'day'],
  ['trabajo fin de semana en marzo', { shifts: 'weekends' }, 'trabajo marzo'],
  // A month that is over is none.
  ['apartment january 2020', {}, 'apartment january 2020'],
])('%s', (query, filters, words) => {
  expect(understand(query, '2026-11-29')).toEqual({ filters, words });
});
