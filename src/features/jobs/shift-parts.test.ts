import { expect, it } from 'vitest';
import { shiftPartsIn } from './shift-parts.ts';
import { saidShifts } from './testing.ts';

it.each(saidShifts)('%s: %s', (words, parts) => {
  expect(shiftPartsIn({ shifts: { en: words } }).join(', ')).toBe(parts);
  expect(shiftPartsIn({ shifts: { es: words } }).join(', ')).toBe(parts);
});

it('takes the language that tells the evening from the night, and the title where the shifts say nothing', () => {
  const evenings = { en: 'Two evenings a week', es: 'Dos noches a la semana' };
  expect(shiftPartsIn({ shifts: evenings, title: { en: 'Promoter of Erasmus Nights' } })).toEqual(['evenings']);
  expect(shiftPartsIn({ shifts: { en: 'Six events a week' }, title: { en: 'Night Photographer' } })).toEqual([
    'nights',
  ]);
  expect(shiftPartsIn({ shifts: {} })).toEqual([]);
});
