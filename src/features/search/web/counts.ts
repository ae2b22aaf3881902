import { formatNumber } from '#kit/shared/numbers.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Count } from '../contract.ts';

/** A count as people read it: `1,000+` where counting stopped. */
export const countText = ({ count, isMore }: Count, language: Language): string =>
  `${formatNumber(count, language)}${isMore ? '+' : ''}`;

/** Several counts as one. */
export const sumOf = (counts: readonly Count[]): Count => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  isMore: counts.some(({ isMore }) => isMore),
});
