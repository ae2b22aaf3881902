import type { Language } from '#kit/shared/messages.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { costFrom } from '../rules.ts';

/** A budget as money where it is an amount, else in the words of whoever named it. */
export function saidBudget(budget: string, language: Language): string {
  const cost = costFrom(budget);
  return cost === '' ? budget : formatPrice(cost, language);
}
