import { expect, it } from 'vitest';
import { payWords } from './pay-words.ts';
import { salaryIn } from './salary.ts';

it.each([
  [
    { payFrom: '1400', payTo: '1750', salaryType: 'monthly' },
    '€1,400 to €1,750 by the month',
    'De 1.400 € a 1.750 € al mes',
  ],
  [{ payFrom: '9,50', payTo: '', salaryType: 'hourly' }, '€9.50 by the hour', '9,50 € por hora'],
  [{ payFrom: '345', payTo: '345', salaryType: 'weekly' }, '€345 by the week', '345 € a la semana'],
  [{ payFrom: '80', payTo: '', salaryType: '' }, '€80', '80 €'],
] as const)('says %o in words, which are read as the same figures', (pay, english, spanish) => {
  const told = (language: 'en' | 'es') => payWords(pay, language).replaceAll('\u00A0', ' ');
  expect([told('en'), told('es')]).toEqual([english, spanish]);
  const [from, to] = [pay.payFrom, pay.payTo || pay.payFrom].map((typed) => Number(typed.replace(',', '.')));
  expect(salaryIn(told('en'))).toEqual({ from, to });
  expect(salaryIn(told('es'))).toEqual({ from, to });
});

it.each([
  { payFrom: '', payTo: '', salaryType: 'monthly' },
  { payFrom: '', payTo: '1750', salaryType: 'monthly' },
  { payFrom: 'much', payTo: '', salaryType: 'monthly' },
  { payFrom: '1400', payTo: 'more', salaryType: 'monthly' },
  { payFrom: '1750', payTo: '1400', salaryType: 'monthly' },
] as const)('says nothing of %o', (pay) => expect(payWords(pay, 'en')).toBe(''));
