import type { ReactNode } from 'react';
import { begun } from '#kit/shared/begun.ts';
import { voucherOf } from '#features/orders/rules.ts';
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
import { StayCalendar } from './stay-calendar.tsx';
import { TicketMoved } from './ticket-moved.tsx';
import { TicketKept } from './ticket-kept.tsx';
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
  const words = useWords(messages);
  const state = ticketState(ticket, useNow());
  const { motif, seed } = ticket.poster;
  const poster = { motif, seed, ink: inkOf(motif, seed), format: 'strip' } as const;
  const opens = state === 'good' || state === 'used';
  return (
    <>
      <article className={styles.ticketPrint} data-state={state} aria-labelledby="ticket-title">
        <Poster className={styles.ticketPoster} {...poster} eager />
        <div className={styles.ticketPaper}>
          <h1 id="ticket-title" className="tower-s">
            {ticket.title}
          </h1>
          <When ticket={ticket} />
          <TicketMoved ticket={ticket} giveBack={giveBack} />
          <div className={styles.ticketFront}>
            <StateLine ticket={ticket} state={state} />
            <p className={styles.ticketWhose}>
              <span className="sr-only">{words('holder')}: </span>
              <b>{ticket.holder}</b>
              {ticket.kind === 'event' ? <span>{words('place', { number: ticket.number, of: ticket.of })}</span> : null}
            </p>
          </div>
          {opens ? (
            <QrCode
              className={styles.ticketQr}
              text={ticket.code}
              label={words('qr', { code: spacedCode(ticket.code) })}
            />
          ) : null}
          <p className={styles.ticketCode}>
            <span className="sr-only">{words('code')}</span>
            <code translate="no">{spacedCode(ticket.code)}</code>
          </p>
          <Hint ticket={ticket} state={state} />
          {opens && ticket.kind === 'event' ? news(ticket.itemId) : null}
        </div>
      </article>
      <TicketKept ticket={ticket} member={member} poster={poster} />
      <p className={styles.ticketWays}>
        <Ways ticket={ticket} isOver={!opens || state === 'used'} />
        {ticket.canAsk ? ask(ticket) : null}
      </p>
    </>
  );
}

function When({ ticket }: { readonly ticket: ShownTicket }) {
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

type StateProps = { readonly ticket: ShownTicket; readonly state: TicketState };

/** Whether it opens the door: word, sign and colour. */
function StateLine({ ticket, state }: StateProps) {
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
      {words(key, { time })}
    </p>
  );
}

/** The same in a sentence. */
function Hint({ ticket, state }: StateProps) {
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

/** What else one may want of it: the calendar's entry, and its public page. */
function Ways({ ticket, isOver }: { readonly ticket: ShownTicket; readonly isOver: boolean }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (ticket.kind === 'plan') return null;
  return (
    <>
      {ticket.kind === 'rental' && ticket.until !== null && !isOver ? <StayCalendar id={ticket.id} /> : null}
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
