import { useWords } from '#kit/web/i18n.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { saidStatus } from '../rules.ts';
import * as styles from './booking.module.css';

/** How an order stands: word, shape and colour (brand, Accessibility). */
export function StatusBadge({ order }: { readonly order: Pick<Booking, 'status' | 'back'> }) {
  const words = useWords(messages);
  const status = saidStatus(order);
  return (
    <span className={styles.orderStatus} data-status={status}>
      {words(`status.${status}`)}
    </span>
  );
}
