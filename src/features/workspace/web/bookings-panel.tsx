import { useQuery } from '@tanstack/react-query';
import { eventMotifs } from '#features/events/rules.ts';
import { rentalMotifs } from '#features/rentals/rules.ts';
import { refundCheckMs, saidStatus } from '#features/orders/rules.ts';
import { formatInstant } from '#market/town/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import type { Motif } from '#market/posters/poster.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { shownPhone } from '#kit/shared/phone-text.ts';
import { phoneLink } from '#kit/web/links.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { SeededPoster } from '#market/posters/web/seeded-poster.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { bookingStates } from '../rules.ts';
import { CancelForGuest } from './cancel-for-guest.tsx';
import { workspaceApi as api, type BookingsAsked } from './queries.ts';
import { useBookedWords } from './use-booked-words.ts';

const motifs: Readonly<Record<string, Motif>> = { ...eventMotifs, ...rentalMotifs };

const backWords = { done: 'wentBack', asked: 'goesBack', failed: 'stuckBack' } as const;

/** What people booked of one's listings. */
export function BookingsPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const list = useQuery({
    ...api.list('GET /api/workspace/bookings', { query: useDeskQuery<BookingsAsked>('status', 'listing') }),
    // Money on its way is mostly there within seconds: then the list says so by itself.
    refetchInterval: ({ state }) => (state.data?.items.some(({ back }) => back.asked !== '0') ? refundCheckMs : false),
  });
  const listings = useQuery(freshly(api.query('GET /api/workspace/listings', { language })));
  return (
    <DeskList
      query={list}
      label={words('bookings')}
      empty={{ title: words('noBookings'), text: words('noBookingsText') }}
      filters={[
        {
          name: 'status',
          label: words('status'),
          options: bookingStates.map((value) => ({ value, label: words(`status.${value}`) })),
        },
        {
          name: 'listing',
          label: words('listing'),
          options: (listings.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
        },
      ]}
      sorts={[
        { value: 'coming', label: words('coming') },
        { value: '-created', label: words('newest') },
        { value: '-amount', label: words('dearest') },
      ]}
      row={(booking) => <Row booking={booking} />}
    />
  );
}

function Row({ booking }: { readonly booking: Booking }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { when, count } = useBookedWords();
  const { amount, back, buyer, phone, category, itemId, cancelRefund } = booking;
  const status = saidStatus(booking);
  const motif = motifs[category];
  return (
    <DeskRow
      picture={motif ? <SeededPoster motif={motif} of={category + itemId} format="square" /> : undefined}
      title={booking.title}
      facts={[
        when(booking),
        count(booking),
        buyer,
        amount === '0' ? words('free') : formatPrice(amount, language),
        ...(['done', 'asked', 'failed'] as const).map((far) =>
          back[far] === '0' ? null : words(backWords[far], { amount: formatPrice(back[far], language) }),
        ),
      ]}
      when={
        <time dateTime={booking.createdAt}>
          {words('bookedOn', { when: formatInstant(new Date(booking.createdAt), language) })}
        </time>
      }
      status={<StatusPill status={status}>{words(`status.${status}`)}</StatusPill>}
      actions={
        <>
          {phone === null ? null : (
            <Button variant="line" size="sm" render={<a href={phoneLink(phone)}>{shownPhone(phone)}</a>}>
              {words('call', { name: buyer.split(' ')[0] ?? buyer })}
            </Button>
          )}
          {cancelRefund === null ? null : <CancelForGuest booking={booking} refund={cancelRefund} />}
        </>
      }
    />
  );
}
