import { useEffect, useState, type ReactNode } from 'react';
import { entryOf } from '#features/orders/nights.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { PolicyWords } from '#market/listings/web/cancellation/policy-words.tsx';
import { useDepositWords } from '#market/listings/web/deposit/use-deposit-words.ts';
import { formatInstant, wallClock } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useClock, useNow } from '#kit/web/now.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { QrCode } from '#kit/web/ui/qr-code.tsx';
import { messages as ticketMessages } from '../messages.ts';
import { messages } from '../offline-messages.ts';
import { spacedCode } from '../rules.ts';
import { forgetOver, keptBookings, type Kept, type KeptBooking } from './device/kept-bookings.ts';
import { HowToArrive, When } from './ticket-print.tsx';
import { useWayOn } from './use-way-on.ts';
import * as ticketStyles from './ticket.module.css';
import * as styles from './offline.module.css';

type PageProps = {
  /** Whose bookings they are; undefined until the browser says who is here, null for nobody. */
  readonly member: string | null | undefined;
  /** Where somebody wanted to go and there was no network; undefined for whoever came to look at what is kept. */
  readonly to: string | undefined;
  /** Stands at the end of the bar. */
  readonly dial: ReactNode;
};

/** What somebody has booked, without network: where any page of the house leads then (decision 0206). */
export function OfflinePage({ member, to, dial }: PageProps) {
  const words = useWords(messages);
  useWayOn(to);
  return (
    <main className={ticketStyles.ticketPage}>
      <header className={styles.offlineBar}>{dial}</header>
      <div className={styles.offlineHead} role="status">
        <h1 className="tower-s">{words(to === undefined ? 'kept' : 'away')}</h1>
        {to === undefined ? null : (
          <>
            <p>{words('awayText')}</p>
            <Button variant="ink" size="sm" onClick={() => location.replace(to)}>
              {words('retry')}
            </Button>
          </>
        )}
      </div>
      {member === undefined ? null : <Bookings member={member} isLed={to !== undefined} />}
    </main>
  );
}

/** What is kept is read at once; a moment of nothing is better than a word that is not so. */
function Bookings({ member, isLed }: { readonly member: string | null; readonly isLed: boolean }) {
  const words = useWords(messages);
  const ticketWords = useWords(ticketMessages);
  const { language } = useLanguage();
  const clock = useClock();
  const [kept, setKept] = useState<Kept | 'none'>();
  useEffect(() => {
    const read = async () => {
      if (member !== null) await forgetOver(member, clock());
      return member === null ? undefined : keptBookings(member, language, clock());
    };
    read().then(
      (all) => setKept(all ?? 'none'),
      () => setKept('none'),
    );
  }, [member, language, clock]);
  if (kept === undefined) return null;
  if (kept === 'none' || kept.bookings.length === 0) {
    // Whoever was led here has no line to go there by.
    const way = isLed ? null : (
      <ButtonLink variant="ink" size="sm" to="/user-dashboard">
        {ticketWords('back')}
      </ButtonLink>
    );
    return (
      <Empty title={words('none')} action={way}>
        {words('noneText')}
      </Empty>
    );
  }
  return (
    <>
      <p className={styles.offlineSeen}>{words('asOf', { when: formatInstant(new Date(kept.seenAt), language) })}</p>
      {kept.bookings.map((booking, index) => (
        <BookingPaper key={booking.codes[0]?.id ?? booking.id} booking={booking} isNext={index === 0} />
      ))}
    </>
  );
}

/** One booking: what, when, where, the way in, who to ring, its codes, and what goes back to whoever cancels. */
function BookingPaper({ booking, isNext }: { readonly booking: KeptBooking; readonly isNext: boolean }) {
  const words = useWords(messages);
  const { label, sumOf } = useDepositWords();
  const { title, ticketType, arrival, left, owner, terms } = booking;
  const deposit = left && sumOf(left);
  return (
    <article className={styles.offlinePaper} aria-label={title}>
      <h2 className="tower-s">{title}</h2>
      <When ticket={booking} />
      {ticketType === null ? null : <b>{ticketType}</b>}
      <HowToArrive arrival={arrival} />
      {owner ? (
        <p>
          {inLine([words('owner'), owner.name], ': ')}
          <br />
          <a className={styles.offlineCall} href={`tel:${owner.phone}`}>
            {shownPhone(owner.phone)}
          </a>
        </p>
      ) : null}
      {deposit ? <p>{inLine([label, deposit], ': ')}</p> : null}
      <Codes booking={booking} isOpen={isNext} />
      {terms ? (
        <details>
          <summary>{words('terms')}</summary>
          <PolicyWords steps={terms.refundSteps} startsAt={terms.startsAt} />
        </details>
      ) : null}
    </article>
  );
}

function Codes({ booking, isOpen }: { readonly booking: KeptBooking; readonly isOpen: boolean }) {
  const words = useWords(messages);
  const ticketWords = useWords(ticketMessages);
  const now = useNow();
  const { codes } = booking;
  if (codes.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        {codes.length === 1
          ? inLine([words('code'), spacedCode(codes[0]?.code ?? '')], ': ')
          : `${words('codes')} (${codes.length})`}
      </summary>
      <ol className={styles.offlineCodes}>
        {codes.map(({ id, code, usedAt, givenTo }) => {
          const entry = entryOf({ usedAt }, { date: booking.date, lastDay: booking.lastDay }, now);
          return (
            <li key={id}>
              <QrCode
                className={ticketStyles.ticketQr}
                text={code}
                label={ticketWords('qr', { code: spacedCode(code) })}
              />
              <p className={ticketStyles.ticketCode}>
                <code translate="no">{spacedCode(code)}</code>
              </p>
              {givenTo === undefined ? null : (
                <p>{givenTo === '' ? words('given') : words('givenTo', { name: givenTo })}</p>
              )}
              {entry === null ? null : <p>{ticketWords('state.used', { time: wallClock(new Date(entry)).time })}</p>}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
