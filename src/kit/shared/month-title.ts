import { begun } from '#kit/shared/begun.ts';
import { locales } from '#kit/shared/locales.ts';
import type { Language } from '#kit/shared/messages.ts';

/** A month with its year, as a title: "August 2026", "Agosto de 2026". */
export function monthTitle(month: string, language: Language): string {
  const name = new Intl.DateTimeFormat(locales[language].tag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T12:00:00Z`));
  return begun(name);
}
