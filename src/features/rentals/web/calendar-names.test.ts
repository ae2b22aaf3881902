import { expect, it } from 'vitest';
import { locales } from '#kit/shared/locales.ts';
import { languages } from '#kit/shared/messages.ts';
import { monthName } from './calendar-names.ts';

it.each(languages)('names each month as Intl would in %s', (language) => {
  const intl = new Intl.DateTimeFormat(locales[language].tag, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  for (const year of [2026, 2027, 2031])
    for (let month = 1; month <= 12; month += 1) {
      const date = `${year}-${String(month).padStart(2, '0')}-01`;
      expect(monthName(date, language)).toBe(intl.format(new Date(date)));
    }
});
