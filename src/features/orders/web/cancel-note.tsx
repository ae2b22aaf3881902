import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../cancel-messages.ts';
import type { Booking } from '../contract.ts';
import * as styles from './cancel.module.css';

/** What of a booking went back, is on its way or was refused, and what its owner or the desk wrote about it. */
export function CancelNote({ order }: { readonly order: Booking }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { amount: whole, back, notes } = order;
  const total = formatPrice(whole, language);
  const told = (key: 'refunded' | 'refunding', amount: string) =>
    words(amount === whole ? key : `${key}Part`, { amount: formatPrice(amount, language), total });
  const lines = [
    back.done === '0' ? null : told('refunded', back.done),
    back.asked === '0' ? null : told('refunding', back.asked),
    back.failed === '0' ? null : words('stuck', { amount: formatPrice(back.failed, language) }),
    ...notes.map((note) => words('note', { note })),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <div className={styles.cancelNote}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
