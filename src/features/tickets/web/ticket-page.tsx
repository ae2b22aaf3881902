import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { ShownTicket } from '../contract.ts';
import { messages } from '../messages.ts';
import { ticketQuery } from './queries.ts';
import { DroppedLine, Gone, TicketFrame, Waiting } from './ticket-frame.tsx';
import { TicketPrint } from './ticket-print.tsx';

type PageProps = {
  readonly id: string;
  /** Whose ticket it is; undefined until the browser says who is here. */
  readonly member: string | undefined;
  /** The way to return the order of a ticket whose event was moved. */
  readonly giveBack: (orderId: string) => ReactNode;
  /** What the organiser of an event wrote to everybody with a ticket. */
  readonly news: (eventId: string) => ReactNode;
  /** The way to write to whoever sold a ticket. */
  readonly ask: (ticket: ShownTicket) => ReactNode;
  /** Stands at the end of the bar. */
  readonly dial: ReactNode;
};

/** A ticket at the door: nothing but it, and the way back. */
export function TicketPage({ id, member, giveBack, news, ask, dial }: PageProps) {
  const words = useWords(messages);
  return (
    <TicketFrame to="/user-dashboard" back={words('back')} dial={dial}>
      {member === undefined ? <Waiting /> : <Shown id={id} member={member} giveBack={giveBack} news={news} ask={ask} />}
    </TicketFrame>
  );
}

type ShownProps = Pick<PageProps, 'id' | 'giveBack' | 'news' | 'ask'> & { readonly member: string };

function Shown({ id, member, giveBack, news, ask }: ShownProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(ticketQuery(id, language));
  if (data) return <TicketPrint ticket={data} member={member} giveBack={giveBack} news={news} ask={ask} />;
  if (error?.code === 'not_found') return <Gone words={words} to="/user-dashboard" back={words('back')} />;
  if (error === null || isFetching) return <Waiting />;
  return <DroppedLine onRetry={() => void refetch()} />;
}
