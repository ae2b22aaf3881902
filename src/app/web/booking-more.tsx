import { NewsList } from '#features/event-news/web/news-list.tsx';
import { NewsForGuests } from '#features/event-news/web/news-for-guests.tsx';
import { CalendarCard } from '#features/calendar/web/calendar-card.tsx';
import { OrderInvoices } from '#features/invoices/web/order-invoices.tsx';
import { keptReviewLink, reviewLink } from '#features/guest-reviews/web/review-link.tsx';
import { MessageLink } from '#features/messages/web/message-link.tsx';
import { MessagesCard } from '#features/messages/web/messages-card.tsx';
import { ChangeDates } from '#features/date-changes/web/change-dates.tsx';
import type { Booking, Order } from '#features/orders/contract.ts';
import { bookingsAmong } from '#features/orders/rules.ts';
import { HeldList } from '#features/orders/web/held-list.tsx';
import { JustPaid } from '#features/orders/web/just-paid.tsx';
import { TellDesk } from '#features/orders/web/tell-desk.tsx';
import { BookingsKept } from '#features/tickets/web/device/bookings-kept.tsx';
import { GiveTickets } from '#features/tickets/web/giving/give-tickets.tsx';
import { KeptSection } from '#features/tickets/web/friends/kept-section.tsx';
import { WaitsSection } from '#features/waiting-list/web/waits-section.tsx';
import { latePart } from '#kit/web/parts/late-part.tsx';
import { missing } from './missing.tsx';
import { ReportLater } from './report-later.tsx';

// The calendar comes when somebody asks for it: few do.
const ChooseOtherDates = latePart(
  () => import('./choose-other-dates.tsx').then((module) => module.ChooseOtherDates),
  missing('dates'),
);

/** What else there is of a booking: what its organiser wrote to all, writing about it, saying how it was, its invoices, and the way to the desk. */
export const moreOf = (order: Booking) => (
  <>
    {order.kind === 'event' && order.status === 'confirmed' ? (
      <NewsForGuests eventId={order.itemId} Report={ReportLater} />
    ) : null}
    <MessageLink order={order} />
    <GiveTickets order={order} />
    {reviewLink(order)}
    {order.kind === 'rental' ? <OtherDates order={order} /> : null}
    <OrderInvoices order={order} />
    <TellDesk order={order} />
  </>
);

/** What was just paid for, with all that its card offers later too. */
export const PaidNow = ({ order }: { readonly order: Booking }) => <JustPaid order={order} more={moreOf(order)} />;

/** Other dates for a stay, with the calendar of its rental and the way to its owner. */
function OtherDates({ order }: { readonly order: Booking }) {
  const write = <MessageLink order={order} />;
  return (
    <ChangeDates order={order} chooser={(onStay) => <ChooseOtherDates {...{ order, onStay, write }} />} write={write} />
  );
}
/** The tickets that others bought and gave them, with what their organisers wrote. */
export const GivenToThem = () => (
  <KeptSection news={(news) => <NewsList news={news} Report={ReportLater} />} more={keptReviewLink} />
);

type AfterProps = {
  readonly member: string;
  /** As the page asked for them. */
  readonly orders: { readonly data: readonly Order[] | undefined; readonly isError: boolean };
};

/** That bookings open without network, and what is no booking yet: kept for a checkout that was opened, or waited for. */
export function AfterBookings({ member, orders: { data, isError } }: AfterProps) {
  return (
    <>
      <BookingsKept member={member} orders={data} hasFailed={isError} />
      <HeldList orders={data && bookingsAmong(data)} />
      <WaitsSection />
    </>
  );
}

/** What stands beside a member's bookings: who wrote, and the bookings in one's own calendar. */
export function SideCards() {
  return (
    <>
      <MessagesCard />
      <CalendarCard />
    </>
  );
}
