import { formatDate } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { wallClock } from '#market/town/dates.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import { saidStatus } from '../said-status.ts';
import { StatusBadge } from './status-badge.tsx';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './plan-payments.module.css';

/** What was paid for plans, below what was booked; nothing for whoever never had one. */
export function PlanPayments({ orders = [] }: { readonly orders: readonly Order[] | undefined }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const payments = orders.filter(({ kind }) => kind === 'plan');
  const day = (instant: string) => formatDate(wallClock(new Date(instant)).date, 'long', language);
  if (payments.length === 0) return null;
  return (
    <section className={styles.planPayments} aria-labelledby="plan-payments">
      <h2 id="plan-payments" className={`tower ${deskCardStyles.deskTitle}`}>
        {words('planPayments')}
      </h2>
      <ul>
        {payments.map((order) => (
          <li key={order.id}>
            <Link to="/user-dashboard" hash="plan">
              {order.title}
            </Link>
            <span>{words('planPaidOn', { date: day(order.confirmedAt ?? order.createdAt) })}</span>
            <b>{formatPrice(order.amount, language)}</b>
            {saidStatus(order) === 'confirmed' ? null : <StatusBadge order={order} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
