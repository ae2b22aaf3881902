import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { BookingsList } from './bookings-list.tsx';
import { PaidWaiting } from './just-paid.tsx';
import { StatCards } from './stat-cards.tsx';
import * as styles from './dashboard.module.css';

const waiting = { data: undefined, isError: false, refetch: () => Promise.reject(new Error('Nobody is signed in')) };

/** The dashboard before it is known who is here: this is all the server ever draws of it. */
export function DeskWaiting({ isPaid = false }: { readonly isPaid?: boolean }) {
  const words = useWords(messages);
  return (
    <main className={`wrap ${styles.desk}`}>
      {isPaid && <PaidWaiting />}
      <div className={styles.deskHead}>
        <h1 className="tower">{words('pageTitle')}</h1>
      </div>
      <StatCards orders={undefined} />
      <div className={styles.deskGrid}>
        <BookingsList orders={waiting} />
      </div>
    </main>
  );
}
