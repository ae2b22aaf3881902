import { useWords } from '#kit/web/i18n.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { saidStatus } from '../said-status.ts';
import * as styles from './booking.module.css';

type Props = {
  readonly order: Pick<Booking, 'status' | 'back' | 'dispute'>;
  /** It has taken place; what was given back of it is still said. */
  readonly isPast?: boolean;
};

/** How an order stands: word, shape and colour (brand, Accessibility). */
export function StatusBadge({ order, isPast = false }: Props) {
  const words = useWords(messages);
  const said = saidStatus(order);
  const status = isPast && said === 'confirmed' ? 'past' : said;
  return (
    <span className={styles.orderStatus} data-status={status}>
      {words(`status.${status}`)}
    </span>
  );
}
