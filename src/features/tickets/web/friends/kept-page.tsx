import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { KeptTicket } from '../../contract.ts';
import { messages } from '../../kept-messages.ts';
import { messages as ticketMessages } from '../../messages.ts';
import { FriendPrint, type ShowNews } from './friend-print.tsx';
import { LetGo } from './let-go.tsx';
import { forgetGivenTicket, keepGivenTicket } from '../device/offline.ts';
import { keptTicketQuery } from '../queries.ts';
import { DroppedLine, Gone, TicketFrame, Waiting } from '../ticket-frame.tsx';

type PageProps = {
  readonly id: string;
  /** Who keeps it; undefined until the browser says who is here. */
  readonly member: string | undefined;
  readonly news: ShowNews;
  /** Stands at the end of the bar. */
  readonly dial: ReactNode;
};

/** A ticket that a member was given and keeps in their account (decision 0182). */
export function KeptTicketPage({ id, member, news, dial }: PageProps) {
  const words = useWords(ticketMessages);
  return (
    <TicketFrame to="/user-dashboard" back={words('back')} dial={dial}>
      {member === undefined ? <Waiting /> : <Shown id={id} member={member} news={news} />}
    </TicketFrame>
  );
}

type ShownProps = Pick<PageProps, 'id' | 'news'> & { readonly member: string };

function Shown({ id, member, news }: ShownProps) {
  const words = useWords(messages);
  const back = useWords(ticketMessages);
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(keptTicketQuery(id, language));
  const isGone = error?.code === 'not_found';
  useEffect(() => {
    // What the device keeps of it would open without network still.
    if (isGone) void forgetGivenTicket(member, id).catch(() => undefined);
  }, [isGone, member, id]);
  // It may have been taken back while it is looked at, or let go, or is somebody else's.
  if (isGone) return <Gone words={words} to="/user-dashboard" back={back('back')} />;
  if (data) return <KeptPrint ticket={data} member={member} news={news} />;
  if (error === null || isFetching) return <Waiting />;
  return <DroppedLine onRetry={() => void refetch()} />;
}

type PrintProps = Pick<ShownProps, 'member' | 'news'> & { readonly ticket: KeptTicket };

function KeptPrint({ ticket, member, news }: PrintProps) {
  const keep = useCallback(
    (pictures: readonly string[], signal: AbortSignal) => keepGivenTicket(member, ticket, pictures, signal),
    [member, ticket],
  );
  return (
    <>
      <FriendPrint ticket={ticket} news={news} keep={keep} />
      <LetGo id={ticket.id} member={member} />
    </>
  );
}
