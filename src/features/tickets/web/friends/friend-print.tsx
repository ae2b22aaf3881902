import type { ReactNode } from 'react';
import { useWas } from '#market/listings/web/moved/use-was.ts';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { KeptTicket } from '../../contract.ts';
import { messages as linkMessages } from '../../link-messages.ts';
import { messages } from '../../messages.ts';
import { linkedState, type TicketState } from '../../rules.ts';
import { TicketKept } from '../device/ticket-kept.tsx';
import { posterOf, TicketPaper, Ways } from '../ticket-print.tsx';
import * as styles from '../ticket.module.css';

/** A ticket as its friend sees it, whether they keep it or have its link. */
type FriendsTicket = Omit<KeptTicket, 'id'>;

/** What its organiser wrote to everybody with a ticket. */
export type ShowNews = (news: FriendsTicket['news']) => ReactNode;

type Props = {
  readonly ticket: FriendsTicket;
  readonly news: ShowNews;
  /** Keeps it for a door without network. */
  readonly keep: (pictures: readonly string[], signal: AbortSignal) => Promise<boolean>;
  /** What can be done with it. */
  readonly children?: ReactNode;
};

/** The paper of a ticket that was given, what keeps it on the device, and where else to go from it. */
export function FriendPrint({ ticket, news, keep, children }: Props) {
  const words = useWords(linkMessages);
  const state = linkedState(ticket, useNow());
  const opens = state === 'good' || state === 'used';
  return (
    <>
      <TicketPaper
        ticket={{ ...ticket, ...(ticket.shut === 'calledOff' ? { calledOff: true } : {}) }}
        state={state}
        said={ticket.shut === 'held' ? words('state.held') : undefined}
        code={ticket.code}
        holder={ticket.name}
        moved={<Moved ticket={ticket} />}
        hint={<Hint ticket={ticket} state={state} />}
        news={opens && news(ticket.news)}
      />
      <TicketKept opens={opens} date={ticket.date} poster={posterOf(ticket)} keep={keep} />
      {children}
      <p className={styles.ticketWays}>
        <Ways ticket={ticket} isOver={!opens || state === 'used'} />
      </p>
    </>
  );
}

/** What it was before its event was moved. */
function Moved({ ticket }: { readonly ticket: FriendsTicket }) {
  const { moved, was } = useWas();
  if (ticket.moved === undefined || ticket.shut !== null) return null;
  return (
    <p className={styles.ticketMoved}>
      <b>{moved}.</b> {was(ticket.moved, ticket)}
    </p>
  );
}

/** What it is worth, in a sentence. */
function Hint({ ticket, state }: { readonly ticket: FriendsTicket; readonly state: TicketState }) {
  const words = useWords(messages);
  const own = useWords(linkMessages);
  const { language } = useLanguage();
  if (ticket.shut !== null) return <p className={styles.ticketHint}>{own(`hint.${ticket.shut}`)}</p>;
  const when = ticket.usedAt === null ? '' : formatInstant(new Date(ticket.usedAt), language);
  if (state === 'used' && ticket.lastDay)
    return <p className={styles.ticketHint}>{words('hint.used.nights', { when })}</p>;
  return (
    <p className={styles.ticketHint}>
      {words(`hint.${state}`, { when })} {state === 'good' ? own(ticket.lastDay ? 'onceANight' : 'once') : null}
    </p>
  );
}
