import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { PendingActions } from './pending-actions.tsx';
import { useBookedWords } from './use-booked-words.ts';
import * as styles from './dashboard.module.css';

/** What is kept for a checkout that was opened and not paid: no booking yet, so it stands quietly after them. */
export function HeldList({ orders }: { readonly orders: readonly Booking[] | undefined }) {
  const words = useWords(messages);
  const { when, count } = useBookedWords();
  const held = orders?.filter(({ status }) => status === 'pending') ?? [];
  if (held.length === 0) return null;
  return (
    <section className={styles.held} aria-labelledby="held">
      <h2 id="held" className="tower-s">
        {words('held')}
      </h2>
      <ul>
        {held.map((order) => (
          <li key={order.id}>
            <h3>
              <Link to={`/${order.kind}s/${order.itemId}`}>{order.title}</Link>
            </h3>
            <p>{inLine([...when(order), count(order)])}</p>
            <PendingActions order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
