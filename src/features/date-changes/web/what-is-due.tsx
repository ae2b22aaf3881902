import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { OtherDates } from '../contract.ts';
import { messages } from '../messages.ts';

/** Of dearer dates what they cost in all, what was paid of it, and what is still to be paid: rows of a list of facts. */
export function WhatIsDue({ amount, before, more }: Pick<OtherDates, 'amount' | 'before' | 'more'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const rows = [
    ['inAll', amount],
    ['paidSoFar', before],
    ['toPay', more],
  ] as const;
  return rows.map(([label, price]) => (
    <div key={label}>
      <dt>{words(label)}</dt>
      <dd>{formatPrice(price, language)}</dd>
    </div>
  ));
}
