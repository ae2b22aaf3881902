import { formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import { orderFigures } from '../rules.ts';
import * as styles from './dashboard.module.css';

/** Total bookings, total spent, active (confirmed and to come) and pending, counted from the orders themselves. */
export function StatCards({ orders }: { orders: readonly Order[] | undefined }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const figures = orderFigures(orders ?? [], useNow());
  const cards = [
    ['stat.total', String(figures.total)],
    ['stat.spent', formatEuro(figures.spentCents, language)],
    ['stat.active', String(figures.active)],
    ['stat.pending', String(figures.pending)],
  ] as const;
  return (
    <dl className={styles.statCards} aria-label={words('stats')} aria-busy={orders === undefined}>
      {cards.map(([key, figure]) => (
        <div key={key} className={styles.statCard}>
          <dt>{words(key)}</dt>
          <dd className="tower">{orders === undefined ? <i className={styles.statWaits} /> : figure}</dd>
        </div>
      ))}
    </dl>
  );
}
