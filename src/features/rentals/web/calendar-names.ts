import type { Language } from '#kit/shared/messages.ts';
import { monthsOfYear } from '../calendar-facts.ts';

/** August 2026; agosto de 2026. */
export function monthName(date: string, language: Language): string {
  const [year = '', month] = date.split('-');
  return (monthsOfYear[language][Number(month) - 1] ?? '').replace('{year}', year);
}
