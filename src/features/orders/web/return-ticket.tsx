import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#kit/web/i18n.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { orderQuery } from './queries.ts';

/** The way to return the order of a ticket whose event was moved, on the ticket's own page. */
export function ReturnTicket({ orderId }: { readonly orderId: string }) {
  const { language } = useLanguage();
  const { data: order } = useQuery(orderQuery(orderId, language));
  return order ? <CancelBooking order={order} describedBy="ticket-title" /> : null;
}
