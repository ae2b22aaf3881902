import { useCallback, type ReactNode } from 'react';
import { begun } from '#kit/shared/begun.ts';
import { isBookingKind, voucherOf } from '#features/orders/rules.ts';
import { placeLine } from '#market/listings/place-line.ts';
import { wallClock, formatInstant } from '#market/town/dates.ts';
import { inkOf } from '#market/posters/poster.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { QrCode } from '#kit/web/ui/qr-code.tsx';
import type { ShownTicket } from '../contract.ts';
import { messages } from '../messages.ts';
import { spacedCode, ticketState, type TicketState } from '../rules.ts';
import { GiveTicket } from './giving/give-ticket.tsx';
import { keepTicket } from './device/offline.ts';
import { StayCalendar } from './stay-calendar.tsx';
import { TicketMoved } from './ticket-moved.tsx';
import { TicketKept } from './device/ticket-kept.tsx';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as styles from './ticket.module.css';

type PrintProps = {
  readonly ticket: ShownTicket;
  readonly member: string;
  /** The way to return its order, while its event was moved. */
  readonly giveBack: (orderId: string) => ReactNode;
  /** What its organiser wrote to everybody with a ticket. */
  readonly news: (eventId: string) => ReactNode;
  readonly ask: (ticket: ShownTicket) => ReactNode;
};

/** The ticket itself: what and when, whether it is good, and the code as large as the paper is wide. */
export function TicketPrint({ ticket, member, giveBack, news, ask }: PrintProps) {
  const state = ticketState(ticket, useNow());
  const opens = state === 'good' || state === 'used';
  const keep = useCallback<Keep>((pictures, signal) => keepTicket(member, ticket, pictures, signal), [member, ticket]);
  return (
    <>
      <TicketPaper
        ticket={ticket}
        state={state}
        code={ticket.code}
        holder={ticket.holder}
        moved={<TicketMoved ticket={ticket} giveBack={giveBack} />}
        hint={<Hint ticket={ticket} state={state} />}
        news={opens && (ticket.kind === 'event' ? news(ticket.itemId) : <HowToArrive arrival={ticket.arrival} />)}
      />
      <TicketKept opens={opens} date={ticket.date} poster={posterOf(ticket)} keep={keep} />
      {ticket.kind === 'event' ? <GiveTicket ticket={ticket} isGood={state === 'good'} /> : null}
      <p className={styles.ticketWays}>
        <Ways ticket={ticket} isOver={!opens || state === 'used'} />
        {ask(ticket)}
      </p>
    </>
  );
}

/** What its owner tells who has booked: here it is at hand without network too. */
export function HowToArrive({ arrival }: Pick<ShownTicket, 'arrival'>) {
  const words = useWords(messages);
  if (arrival === undefined) return null;
  return (
    <section className={styles.ticketArrival} aria-label={words('howToArrive')}>
      <b>{words('howToArrive')}</b>
      <p>{arrival}</p>
    </section>
  );
}

type Keep = (pictures: readonly string[], signal: AbortSignal) => Promise<boolean>;

/** What every ticket shows, its buyer's and a friend's. */
type PaperTicket = Pick<ShownTicket, 'kind' | 'category' | 'title' | 'poster' | 'ticketType' | 'location' | 'address'> &
  Pick<ShownTicket, 'date' | 'time' | 'until' | 'lastDay' | 'admission' | 'usedAt' | 'calledOff'> & {
    /** Which of how many, where that is told. */
    readonly number?: number;
    readonly of?: number;
  };

type PaperProps = {
  readonly ticket: PaperTicket;
  readonly state: TicketState;
  /** Says how it stands, where the state's own words don't. */
  readonly said?: string | undefined;
  /** Null where it is not told. */
  readonly code: string | null;
  readonly holder: string | null;
  readonly moved: ReactNode;
  readonly hint: ReactNode;
  readonly news?: ReactNode;
};

export const posterOf = ({ poster: { motif, seed } }: Pick<ShownTicket, 'poster'>) =>
  ({ motif, seed, ink: inkOf(motif, seed), format: 'strip' }) as const;

/** The paper, from its poster to the code and what that is worth. */
export function TicketPaper({ ticket, state, said, code, holder, moved, hint, news }: PaperProps) {
  const words = useWords(messages);
  const opens = state === 'good' || state === 'used';
  return (
    <article className={styles.ticketPrint} data-state={state} aria-labelledby="ticket-title">
      <Poster className={styles.ticketPoster} {...posterOf(ticket)} eager />
      <div className={styles.ticketPaper}>
        <h1 id="ticket-title" className="tower-s">
          {ticket.title}
        </h1>
        <When ticket={ticket} />
        {state === 'good' && <HowToGetIn admission={ticket.admission} />}
        {moved}
        <div className={styles.ticketFront}>
          <StateLine ticket={ticket} state={state} said={said} />
          <p className={styles.ticketWhose}>
            {holder === null ? null : (
              <>
                <span className="sr-only">{words('holder')}: </span>
                <b>{holder}</b>
              </>
            )}
            {ticket.ticketType === null ? null : <b>{ticket.ticketType}</b>}
            {ticket.kind === 'event' && ticket.number !== undefined && ticket.of !== undefined ? (
              <span>{words('place', { number: ticket.number, of: ticket.of })}</span>
            ) : null}
          </p>
        </div>
        {opens && code !== null ? (
          <QrCode className={styles.ticketQr} text={code} label={words('qr', { code: spacedCode(code) })} />
        ) : null}
        {code === null ? null : (
          <p className={styles.ticketCode}>
            <span className="sr-only">{words('code')}</span>
            <code translate="no">{spacedCode(code)}</code>
          </p>
        )}
        {hint}
        {news}
      </div>
    </article>
  );
}

type Dated = Pick<PaperTicket, 'kind' | 'category' | 'location' | 'address' | 'date' | 'time' | 'until' | 'lastDay'>;

/** When and where it is. */
export function When({ ticket }: { readonly ticket: Dated }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const shortDay = useDay();
  const { date, time, until, lastDay, location, address } = ticket;
  const told = (day: string, hour: string | null) =>
    inLine([until || lastDay ? shortDay(day) : formatDate(day, 'long', language), hour]);
  const isStay = voucherOf(ticket.kind, ticket.category) === 'lodging';
  return (
    <p className={styles.ticketWhen}>
      {isStay && date && time && until ? (
        <>
          <b>{words('arrival', { day: shortDay(date), time })}</b>
          <b>{words('departure', { day: shortDay(until.date), time: until.time })}</b>
        </>
      ) : (
        <b>
          {date === null
            ? words('undated')
            : begun(lastDay ? `${shortDay(date)} – ${told(lastDay, time)}` : told(date, time))}
          {until ? ` ${words('until', { when: told(until.date, until.time) })}` : ''}
        </b>
      )}
      <span>{placeLine(location, address)}</span>
    </p>
  );
}

/** From when the doors are open and what is asked for at them: a friend without the event's page reads it here. */
function HowToGetIn({ admission }: Pick<PaperTicket, 'admission'>) {
  const words = useWords(messages);
  if (admission === undefined) return null;
  const { doors, minAge } = admission;
  return (
    <p className={styles.ticketAdmission}>
      {doors === null ? null : <b>{words('doors', { time: doors })}</b>}
      <span>{words('age', { age: minAge })}</span>
    </p>
  );
}

const signs = {
  good: 'check',
  used: 'lock',
  refunded: 'x',
  refunding: 'clock',
  stuck: 'alert',
  disputed: 'alert',
  lost: 'x',
  cancelled: 'x',
  over: 'clock',
} as const;

type StateProps<T> = { readonly ticket: T; readonly state: TicketState };

/** Whether it opens the door: word, sign and colour. */
export function StateLine({ ticket, state, said }: StateProps<PaperTicket> & Pick<PaperProps, 'said'>) {
  const words = useWords(messages);
  const sort = voucherOf(ticket.kind, ticket.category);
  const ofStay =
    state === 'good' && (sort === 'rental' || sort === 'lodging') ? (`state.good.${sort}` as const) : undefined;
  const own = state === 'good' && ticket.lastDay ? 'state.good.nights' : ofStay;
  const key = ticket.calledOff ? 'state.calledOff' : (own ?? (`state.${state}` as const));
  const time = ticket.usedAt === null ? '' : wallClock(new Date(ticket.usedAt)).time;
  return (
    <p className={styles.ticketPill} data-state={state} role="status">
      <Icon name={signs[state]} />
      {said ?? words(key, { time })}
    </p>
  );
}

/** The same in a sentence. */
function Hint({ ticket, state }: StateProps<ShownTicket>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const sort = voucherOf(ticket.kind, ticket.category);
  const isOwn = (state === 'good' || state === 'over') && (sort === 'rental' || sort === 'lodging');
  const calledOff = ticket.status === 'refunded' ? 'hint.calledOff' : 'hint.calledOff.free';
  if (ticket.calledOff) return <p className={styles.ticketHint}>{words(calledOff)}</p>;
  const when = ticket.usedAt === null ? '' : formatInstant(new Date(ticket.usedAt), language);
  if (state === 'used' && ticket.lastDay)
    return <p className={styles.ticketHint}>{words('hint.used.nights', { when })}</p>;
  return <p className={styles.ticketHint}>{words(isOwn ? `hint.${state}.${sort}` : `hint.${state}`, { when })}</p>;
}

type WaysProps = {
  /** A friend's has no id, and is of an event. */
  readonly ticket: Pick<ShownTicket, 'kind' | 'itemId' | 'date' | 'until' | 'listed'> & { readonly id?: string };
  readonly isOver: boolean;
};

/** What else one may want of it: the calendar's entry, and its public page. */
export function Ways({ ticket, isOver }: WaysProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (!isBookingKind(ticket.kind)) return null;
  return (
    <>
      {ticket.kind === 'rental' && ticket.id !== undefined && ticket.until !== null && !isOver ? (
        <StayCalendar id={ticket.id} />
      ) : null}
      {ticket.listed && ticket.kind === 'event' && ticket.date !== null && !isOver ? (
        <a
          className={buttonStyles.btn}
          data-variant="line"
          data-size="sm"
          href={`/api/events/${ticket.itemId}/calendar?lang=${language}`}
          download
        >
          <Icon name="calendar" />
          {words('calendar')}
        </a>
      ) : null}
      {ticket.listed ? (
        <ButtonLink variant="line" size="sm" to={`/${ticket.kind}s/${ticket.itemId}`}>
          {words('page')}
        </ButtonLink>
      ) : null}
    </>
  );
}
