import { useQuery } from '@tanstack/react-query';
import { refundCheckMs } from '#features/orders/rules.ts';
import { formatInstant } from '#market/town/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { phoneLink } from '#kit/web/links.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { soughtStates } from '../rules.ts';
import { OpenBooking } from './booking-sheet.tsx';
import { workspaceApi as api, type BookingsAsked } from './queries.ts';
import { useBookedWords } from './use-booked-words.ts';

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
  const { search, set } = useDeskAddress();
  const { open } = search;
  return (
    <>
      <DeskList
        query={list}
        label={words('bookings')}
        empty={{ title: words('noBookings'), text: words('noBookingsText') }}
        filters={[
          {
            name: 'status',
            label: words('status'),
            options: soughtStates.map((value) => ({ value, label: words(`status.${value}`) })),
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
        row={(booking) => (
          <Row booking={booking} isOpen={booking.id === open} onOpen={() => set({ open: booking.id })} />
        )}
      />
      {open ? <OpenBooking key={open} id={open} onClose={() => set({ open: undefined })} /> : null}
    </>
  );
}

type RowProps = { readonly booking: Booking; readonly isOpen: boolean; readonly onOpen: () => void };

function Row({ booking, isOpen, onOpen }: RowProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { when, count, back } = useBookedWords();
  const { amount, discountCode, buyer, phone, dispute, status } = booking;
  return (
    <DeskRow
      picture={<Poster {...booking.poster} format="square" />}
      title={booking.title}
      isOpen={isOpen}
      facts={[
        when(booking),
        count(booking),
        buyer,
        amount === '0' ? words('free') : formatPrice(amount, language),
        discountCode === null ? null : words('code', { code: discountCode }),
        ...back(booking),
        dispute === null ? null : words(`disputed.${dispute}`),
      ]}
      when={
        <time dateTime={booking.createdAt}>
          {words('bookedOn', { when: formatInstant(new Date(booking.createdAt), language) })}
        </time>
      }
      status={<StatusPill status={status}>{words(`status.${status}`)}</StatusPill>}
      actions={
        <>
          <Button variant="ink" size="sm" onClick={onOpen}>
            {words('open')}
          </Button>
          {phone === null ? null : (
            <Button variant="line" size="sm" render={<a href={phoneLink(phone)}>{shownPhone(phone)}</a>}>
              {words('call', { name: buyer.split(' ')[0] ?? buyer })}
            </Button>
          )}
        </>
      }
    />
  );
}
