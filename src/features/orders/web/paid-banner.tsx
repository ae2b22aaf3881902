import { useNow } from '#kit/web/now.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { justConfirmed } from '../rules.ts';
import * as styles from './dashboard.module.css';

/** Says that the payment went through, when the orders say so too. */
export function PaidBanner({ orders }: { orders: readonly Booking[] | undefined }) {
  const words = useWords(messages);
  const order = justConfirmed(orders ?? [], useNow());
  if (order === undefined) return null;
  return (
    <div className={styles.paidBanner} role="status">
      <Icon name="check" />
      <p>
        <b>{words('paid')}</b>
        {words(`paidText.${order.kind}`, { title: order.title })}
      </p>
    </div>
  );
}
