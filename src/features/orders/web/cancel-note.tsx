import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../cancel-messages.ts';
import type { Booking } from '../contract.ts';
import * as styles from './cancel.module.css';

/** What went back of a booking that ended. */
export function CancelNote({ order }: { readonly order: Booking }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (order.refunded === '0') return null;
  const [amount, total] = [formatPrice(order.refunded, language), formatPrice(order.amount, language)];
  return (
    <p className={styles.cancelNote}>{words(amount === total ? 'refunded' : 'refundedPart', { amount, total })}</p>
  );
}
