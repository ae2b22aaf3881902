import { formatDate } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';

const shown = 5;

/** The last things that happened, in words. */
export function RecentActivity({ orders }: { orders: readonly Order[] | undefined }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <section className="desk-card" aria-labelledby="activity" aria-busy={orders === undefined}>
      <h2 id="activity" className="tower-s">
        {words('activity')}
      </h2>
      {orders?.length === 0 && <p>{words('noActivity')}</p>}
      <ol className="activity">
        {orders?.slice(0, shown).map(({ id, status, quantity, title, createdAt }) => (
          <li key={id} data-status={status}>
            <span>{words(`did.${status}`, { title, places: words('quantity', { count: quantity }) })}</span>
            <time dateTime={createdAt}>{formatDate(new Date(createdAt), 'dateTime', language)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
