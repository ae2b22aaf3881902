import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { DepositWay } from '../../deposit.ts';
import { messages } from './messages.ts';

type Deposited = { readonly deposit: string; readonly depositWay: DepositWay | null };

/** What is left on arrival, as people say it. */
export function useDepositWords() {
  const words = useWords(messages);
  const { language } = useLanguage();
  return {
    label: words('deposit'),
    /** How much and how; null where nothing is left. */
    sumOf: ({ deposit, depositWay }: Deposited): string | null =>
      depositWay === null || deposit === '0'
        ? null
        : words(`sum.${depositWay}`, { amount: formatPrice(deposit, language) }),
  };
}
