import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useKeyAgain } from '#kit/web/key-on-the-way.ts';
import { useFragment } from '#kit/web/use-fragment.ts';
import type { LinkedTicket } from '../../contract.ts';
import { messages } from '../../link-messages.ts';
import { FriendPrint } from './friend-print.tsx';
import { KeepInAccount } from './keep-in-account.tsx';
import { keepLinkedTicket } from '../device/offline.ts';
import { linkedTicketQuery, readLinked } from '../queries.ts';
import { DroppedLine, Gone, TicketFrame, Waiting } from '../ticket-frame.tsx';

/** The key that stands behind the # of a link; empty where there is none. */
const keyIn = (fragment: string) => /^token=([\w-]+)$/.exec(fragment)?.[1] ?? '';

type PageProps = { readonly news: (news: LinkedTicket['news'], token: string) => ReactNode };

/** What a friend sees who opened the link of a ticket: that ticket alone, without an account. */
export function LinkedTicketPage({ dial, news }: PageProps & { readonly dial: ReactNode }) {
  const words = useWords(messages);
  const fragment = useFragment();
  // Whoever signed in on the way comes back without it: no address that a server hears has the key.
  useKeyAgain('/ticket/link', fragment);
  return (
    <TicketFrame to="/" back={words('home')} dial={dial}>
      {fragment === undefined ? <Waiting /> : <Shown token={keyIn(fragment)} news={news} />}
    </TicketFrame>
  );
}

function Shown({ token, news }: { readonly token: string } & PageProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(linkedTicketQuery(token, language));
  // It may have been taken back while it is looked at, or is none.
  if (token === '' || error?.code === 'not_found' || error?.code === 'validation')
    return <Gone words={words} to="/" back={words('home')} />;
  if (data) return <LinkedPrint ticket={data} token={token} news={news} />;
  if (error === null || isFetching) return <Waiting />;
  return <DroppedLine onRetry={() => void refetch()} />;
}

function LinkedPrint({ ticket, token, news }: { readonly ticket: LinkedTicket; readonly token: string } & PageProps) {
  const { language } = useLanguage();
  const keep = useCallback(
    (pictures: readonly string[], signal: AbortSignal) =>
      keepLinkedTicket(token, pictures, signal, async (one) => (one === language ? ticket : readLinked(token, one))),
    [token, language, ticket],
  );
  return (
    // A copy that a phone kept before there were these has neither.
    <FriendPrint ticket={{ ...ticket, news: ticket.news ?? [] }} news={(all) => news(all, token)} keep={keep}>
      <KeepInAccount ticket={ticket} token={token} />
    </FriendPrint>
  );
}
