import { formatDate } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import type { Ink } from '#kit/shared/poster.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Poster } from '#kit/web/ui/poster.tsx';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import { PendingActions } from './pending-actions.tsx';
import { posterOf } from './poster-of.ts';
import { StatusBadge } from './status-badge.tsx';
import { TicketCodes } from './ticket-codes.tsx';
import './booking.css';

/** One booking as a ticket: what, when and where on the stub, the codes large enough for a dark door. */
export function BookingCard({ order, ink }: { order: Order; ink: Ink }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const when = order.date === null ? words('undated') : formatDate(order.date, 'long', language);
  const heading = `booking-${order.id}`;

  return (
    <article className="booking" aria-labelledby={heading} data-status={order.status}>
      <div className="booking-print">
        <Poster className="booking-poster" {...posterOf(order)} ink={ink} format="tall" />
        <div className="booking-stub">
          <div className="booking-top">
            <h3 id={heading} className="tower-s">
              <Link className="booking-link" to={`/${order.kind}s/${order.itemId}`}>
                {order.title}
              </Link>
            </h3>
            <StatusBadge status={order.status} />
          </div>
          <p className="booking-meta">
            <span>{order.time === null ? when : `${when} · ${order.time}`}</span>
            <span>{order.location === order.address ? order.address : `${order.location} · ${order.address}`}</span>
          </p>
          <p className="booking-sum">
            <span>{words('quantity', { count: order.quantity })}</span>
            <b className="tower">{order.amount === '0' ? words('free') : formatPrice(order.amount, language)}</b>
          </p>
          {order.status === 'confirmed' && <TicketCodes tickets={order.tickets} />}
          {order.status === 'pending' && <PendingActions order={order} />}
        </div>
      </div>
    </article>
  );
}
