import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import type { OrderStatus } from '../rules.ts';
import * as styles from './booking.module.css';

/** How an order stands: word, shape and colour (brand, Accessibility). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const words = useWords(messages);
  return (
    <span className={styles.orderStatus} data-status={status}>
      {words(`status.${status}`)}
    </span>
  );
}
