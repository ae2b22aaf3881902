import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { placeLine } from '#market/listings/place-line.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { KeptTicket } from '../../contract.ts';
import { messages } from '../../kept-messages.ts';
import { linkedState } from '../../rules.ts';
import type { ShowNews } from './friend-print.tsx';
import { keptTicketsQuery } from '../queries.ts';
import { StateLine } from '../ticket-print.tsx';
import * as styles from './kept.module.css';

type Props = {
  readonly news: ShowNews;
  /** What else there is of one: the way to its review. */
  readonly more: (ticket: KeptTicket) => ReactNode;
};

/** The tickets that a member was given and keeps, on their own desk; nothing for whoever has none. */
export function KeptSection({ news, more }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(keptTicketsQuery(language));
  const hasFailed = data === undefined && isError && !isFetching;
  if (!hasFailed && !data?.length) return null;
  return (
    <section className={styles.keptList} aria-labelledby="kept-title">
      <h2 id="kept-title" className="tower-s">
        {words('mine')}
      </h2>
      {hasFailed ? (
        <Failure title={words('mineFailed')} retry={{ label: words('retry'), onClick: () => void refetch() }} />
      ) : null}
      <ul>
        {data?.map((ticket) => (
          <KeptLine key={ticket.id} ticket={ticket} news={news} more={more} />
        ))}
      </ul>
    </section>
  );
}

function KeptLine({ ticket, news, more }: Props & { readonly ticket: KeptTicket }) {
  const words = useWords(messages);
  const day = useDay();
  const state = linkedState(ticket, useNow());
  const { id, itemId, title, name, ticketType, date, time, location, address, listed, moved } = ticket;
  return (
    <li>
      <h3>{listed ? <Link to={`/events/${itemId}`}>{title}</Link> : title}</h3>
      <p className={styles.keptWhen}>{inLine([date === null ? words('undated') : day(date), time])}</p>
      <p>{inLine([placeLine(location, address), name, ticketType])}</p>
      {moved && ticket.shut === null ? <b>{words('moved')}</b> : null}
      {state === 'good' || state === 'used' ? news(ticket.news) : null}
      {more(ticket)}
      <div className={styles.keptWays}>
        <StateLine
          ticket={{ ...ticket, ...(ticket.shut === 'calledOff' ? { calledOff: true } : {}) }}
          state={state}
          said={ticket.shut === 'held' ? words('held') : undefined}
        />
        <ButtonLink variant="ink" size="sm" to={`/ticket/kept/${id}`} aria-label={words('openOf', { title })}>
          {words('open')}
        </ButtonLink>
      </div>
    </li>
  );
}
