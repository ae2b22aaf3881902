import { expect, it } from 'vitest';
import { languages } from '#kit/shared/messages.ts';
import { locales } from '#kit/shared/locales.ts';
import { formatRating } from './rating.ts';

it.each(languages)('is written as Intl would write it in %s, whatever average it is', (language) => {
  const intl = new Intl.NumberFormat(locales[language].tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  for (let hundredths = 0; hundredths <= 500; hundredths += 1)
    expect(formatRating(hundredths / 100, language)).toBe(intl.format(hundredths / 100));
});
