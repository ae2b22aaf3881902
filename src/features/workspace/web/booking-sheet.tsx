import { useQuery } from '@tanstack/react-query';
import { issueHash } from '#features/support/rules.ts';
import { formatInstant } from '#market/town/dates.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { useMayAs } from '#kit/web/desk/role-in-team.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { useDepositWords } from '#market/listings/web/deposit/use-deposit-words.ts';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { CancelForGuest } from './cancel-for-guest.tsx';
import { workspaceApi as api } from './queries.ts';
import { useBookedWords } from './use-booked-words.ts';
import { WriteToGuest } from './write-to-guest.tsx';
import * as styles from './workspace.module.css';

type OpenProps = { readonly id: string; readonly onClose: () => void };

/** One booking by its number, from the list or the calendar. */
export function OpenBooking({ id, onClose }: OpenProps) {
  const { language } = useLanguage();
  const { data, isError } = useQuery(
    freshly(api.query('GET /api/workspace/bookings/{id}', { params: { id }, language })),
  );
  if (data) return <BookingSheet booking={data} onClose={onClose} />;
  return isError ? <GoneSheet onClose={onClose} /> : null;
}

type SheetProps = { readonly booking: Booking; readonly onClose: () => void };

/** All that an owner may know of a booking, with a way to write to whose it is. */
function BookingSheet({ booking, onClose }: SheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { when, count, back } = useBookedWords();
  const deposit = useDepositWords();
  const { id, kind, title, amount, discountCode, discount, buyer, phone, cancelRefund, dispute, status, createdAt } =
    booking;
  const [message, setMessage] = useKeptText(`message ${id}`);
  const [mayGiveBack, mayWrite] = [useMayAs('finance'), useMayAs('editor')];
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      isDirty={message !== ''}
      picture={<Poster {...booking.poster} format="strip" />}
      head={
        <>
          <StatusPill status={status}>{words(`status.${status}`)}</StatusPill>
          <span>{words('bookedOn', { when: formatInstant(new Date(createdAt), language) })}</span>
        </>
      }
      foot={cancelRefund === null || !mayGiveBack ? null : <CancelForGuest booking={booking} refund={cancelRefund} />}
    >
      <DeskFacts>
        <DeskFact label={words('guest')}>{buyer}</DeskFact>
        <DeskFact label={words('phone')}>{phone === null ? null : <PhoneLink to={phone} />}</DeskFact>
        <DeskFact label={words('when')}>{when(booking)}</DeskFact>
        <DeskFact label={words(`howMany.${kind}`)}>{count(booking)}</DeskFact>
        <DeskFact label={words('amount')}>
          {inLine([amount === '0' ? words('free') : formatPrice(amount, language), ...back(booking)])}
        </DeskFact>
        <DeskFact label={words('dispute')}>{dispute === null ? null : words(`dispute.${dispute}`)}</DeskFact>
        <DeskFact label={deposit.label}>{deposit.sumOf(booking)}</DeskFact>
        <DeskFact label={words('discountCode')}>
          {discountCode === null ? null : inLine([discountCode, `−${formatPrice(discount, language)}`])}
        </DeskFact>
        <DeskFact label={words('orderNumber')}>
          <code>{id}</code>
        </DeskFact>
      </DeskFacts>
      {mayWrite ? <WriteToGuest booking={booking} message={message} onMessage={setMessage} /> : null}
      <p className={styles.workTellDesk}>
        <Link to="/report-issue" hash={issueHash(id)}>
          {words('tellDesk')}
        </Link>
      </p>
    </Sheet>
  );
}
