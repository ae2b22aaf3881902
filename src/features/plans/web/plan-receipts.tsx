import { formatDate } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { centsOf, formatEuro, formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Receipt } from '../contract.ts';
import { messages as names } from '../messages.ts';
import { messages } from '../plan-messages.ts';
import * as styles from './own-plan.module.css';

/** What was paid for plans, the newest first. */
export function PlanReceipts({ receipts }: { readonly receipts: readonly Receipt[] }) {
  const words = useWords(messages);
  const nameWords = useWords(names);
  const { language } = useLanguage();
  const day = (instant: string) => formatDate(wallClock(new Date(instant)).date, 'long', language);
  const price = (whole: string, part: string) => formatEuro((centsOf(whole) ?? 0) - (centsOf(part) ?? 0), language);
  if (receipts.length === 0) return null;
  return (
    <details className={styles.planReceipts}>
      <summary>
        {words('receipts')} ({receipts.length})
      </summary>
      <ul>
        {receipts.map(({ id, plan, amount, refunded, returned, dispute, paidAt, until }) => (
          <li key={id}>
            <div>
              <b>{nameWords(`name.${plan}`)}</b>
              <span>
                {[words('paidOn', { date: day(paidAt) }), until && words('until', { date: day(until) })]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {returned !== '0' && <span>{words('refunded', { amount: formatPrice(returned, language) })}</span>}
              {dispute && <span>{words(`receipt.${dispute}`)}</span>}
              {refunded !== returned && <span>{words('refunding', { amount: price(refunded, returned) })}</span>}
            </div>
            <b>{formatPrice(amount, language)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
