import { formatPrice } from '#kit/shared/money.ts';
import type { Language } from '#kit/shared/messages.ts';
import { formatPercent } from '#kit/shared/percent.ts';

/** What a code takes off, as it is read: "20%" or "€5". */
export const offOf = (
  { percent, amount }: { readonly percent: number | null; readonly amount: string | null },
  language: Language,
): string => (percent === null ? formatPrice(amount ?? '0', language) : formatPercent(percent, language));
