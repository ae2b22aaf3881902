import { locales } from '#kit/shared/locales.ts';
import type { Language } from '#kit/shared/messages.ts';

/** A month with its year: "August 2026", "agosto de 2026". */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language].tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
