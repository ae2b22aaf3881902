import type { Language } from '#kit/shared/messages.ts';
import type { Count } from '../contract.ts';

const formats = {
  en: new Intl.NumberFormat('en-GB'),
  es: new Intl.NumberFormat('es-ES', { useGrouping: 'always' }),
} as const;

/** A count as people read it: `1,000+` where counting stopped. */
export const countText = ({ count, isMore }: Count, language: Language): string =>
  `${formats[language].format(count)}${isMore ? '+' : ''}`;

export const decimal = (value: number, language: Language): string => formats[language].format(value);

/** Several counts as one. */
export const sumOf = (counts: readonly Count[]): Count => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  isMore: counts.some(({ isMore }) => isMore),
});
