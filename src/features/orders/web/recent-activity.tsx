import { begun } from '#kit/shared/begun.ts';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import type { OrderKind } from '../rules.ts';
import { saidStatus } from '../said-status.ts';
import type { SaidStatus } from '../said-status.ts';
import { useBookedWords } from './use-booked-words.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './dashboard.module.css';

const shown = 5;

/** When what is told of it happened: it ended, it was paid, or it was asked for. */
const happenedAt = ({ cancelledAt, confirmedAt, createdAt }: Order): string => cancelledAt ?? confirmedAt ?? createdAt;

const lastFirst = <O extends Order>(orders: readonly O[]): readonly O[] =>
  orders.toSorted((a, b) => Date.parse(happenedAt(b)) - Date.parse(happenedAt(a))).slice(0, shown);

/** What was paid besides for other dates is told with its booking. */
const isToldAlone = (order: Order): order is Order & { readonly kind: Exclude<OrderKind, 'supplement'> } =>
  order.kind !== 'supplement';

/** What ended before it was paid was no booking: beside one for the same night, "you cancelled" would frighten. */
const happened = (order: Order): SaidStatus | 'letGo' =>
  order.status === 'cancelled' && order.confirmedAt === null ? 'letGo' : saidStatus(order);

/** The last things that happened, in words. */
export function RecentActivity({ orders }: { orders: readonly Order[] | undefined }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { bought } = useBookedWords();
  return (
    <section className={deskCardStyles.deskCard} aria-labelledby="activity" aria-busy={orders === undefined}>
      <h2 id="activity" className="tower-s">
        {words('activity')}
      </h2>
      {orders?.length === 0 && <p>{words('noActivity')}</p>}
      <ol className={styles.activity}>
        {lastFirst((orders ?? []).filter(isToldAlone)).map((order) => (
          <li key={order.id} data-status={order.status}>
            <span>{words(`did.${order.kind}.${happened(order)}`, { title: order.title, places: bought(order) })}</span>
            <time dateTime={happenedAt(order)}>{begun(formatInstant(new Date(happenedAt(order)), language))}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
