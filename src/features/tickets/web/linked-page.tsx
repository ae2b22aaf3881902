import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useWas } from '#market/listings/web/moved/use-was.ts';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { useFragment } from '#kit/web/use-fragment.ts';
import type { LinkedTicket } from '../contract.ts';
import { messages as linkMessages } from '../link-messages.ts';
import { messages } from '../messages.ts';
import { linkedState, type TicketState } from '../rules.ts';
import { keepLinkedTicket } from './offline.ts';
import { linkedTicketQuery, readLinked } from './queries.ts';
import { TicketKept } from './ticket-kept.tsx';
import { DroppedLine, Waiting } from './ticket-page.tsx';
import { posterOf, TicketPaper, Ways } from './ticket-print.tsx';
import * as styles from './ticket.module.css';

/** The key that stands behind the # of a link; empty where there is none. */
const keyIn = (fragment: string) => /^token=([\w-]+)$/.exec(fragment)?.[1] ?? '';

/** What a friend sees who opened the link of a ticket: that ticket alone, without an account. */
export function LinkedTicketPage({ dial }: { readonly dial: ReactNode }) {
  const words = useWords(linkMessages);
  const fragment = useFragment();
  return (
    <main className={styles.ticketPage}>
      <header className={styles.ticketBar}>
        <Link className={styles.ticketBack} to="/">
          <Icon name="back" />
          {words('home')}
        </Link>
        {dial}
      </header>
      {fragment === undefined ? <Waiting /> : <Shown token={keyIn(fragment)} />}
    </main>
  );
}

function Shown({ token }: { readonly token: string }) {
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(linkedTicketQuery(token, language));
  // It may have been taken back while it is looked at.
  if (token === '' || error?.code === 'not_found' || error?.code === 'validation') return <Gone />;
  if (data) return <LinkedPrint ticket={data} token={token} />;
  if (error === null || isFetching) return <Waiting />;
  return <DroppedLine onRetry={() => void refetch()} />;
}

function LinkedPrint({ ticket, token }: { readonly ticket: LinkedTicket; readonly token: string }) {
  const words = useWords(linkMessages);
  const { language } = useLanguage();
  const state = linkedState(ticket, useNow());
  const opens = state === 'good' || state === 'used';
  const keep = useCallback(
    (pictures: readonly string[], signal: AbortSignal) =>
      keepLinkedTicket(token, pictures, signal, async (one) => (one === language ? ticket : readLinked(token, one))),
    [token, language, ticket],
  );
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
      />
      <TicketKept date={ticket.date} poster={posterOf(ticket)} keep={keep} />
      <p className={styles.ticketWays}>
        <Ways ticket={ticket} isOver={!opens || state === 'used'} />
      </p>
    </>
  );
}

/** What it was before its event was moved. */
function Moved({ ticket }: { readonly ticket: LinkedTicket }) {
  const { moved, was } = useWas();
  if (ticket.moved === undefined || ticket.shut !== null) return null;
  return (
    <p className={styles.ticketMoved}>
      <b>{moved}.</b> {was(ticket.moved, ticket)}
    </p>
  );
}

/** What it is worth, in a sentence. */
function Hint({ ticket, state }: { readonly ticket: LinkedTicket; readonly state: TicketState }) {
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

/** The link was taken back, or is none. */
function Gone() {
  const words = useWords(linkMessages);
  return (
    <>
      <h1 className="sr-only">{words('heading')}</h1>
      <Empty
        title={words('gone')}
        action={
          <ButtonLink variant="ink" size="sm" to="/">
            {words('home')}
          </ButtonLink>
        }
      >
        {words('goneText')}
      </Empty>
    </>
  );
}
