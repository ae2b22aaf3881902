import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { formatInstant, wallClock } from '#market/town/dates.ts';
import type { DeskOffer } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { ChatSheet } from './chat-sheet.tsx';
import { closeChat, deskOffersQuery, touched } from './desk-queries.ts';
import * as styles from '#kit/web/desk/desk.module.css';

/** The community at the desk: how many joined what, and the chats that they find there. */
export function ChatsPanel() {
  const words = useWords(messages);
  const { search, set } = useDeskAddress();
  const [leaving, setLeaving] = useState<DeskOffer>();
  const list = useQuery(deskOffersQuery());
  const opened = list.data?.find(({ offer }) => offer === search['open']);
  const away = useChange(closeChat(), {
    done: { title: words('closed.title'), description: words('closed.text') },
    failed: { title: words('failed'), description: words('notLoadedHint') },
    refresh: touched,
    onDone: () => setLeaving(undefined),
    onFailed: () => setLeaving(undefined),
  });
  const nameOf = ({ offer }: DeskOffer) => words(`name.${offer}`);
  return (
    <section className={styles.deskList} aria-label={words('offers')} aria-busy={list.isLoading}>
      <h2 className="sr-only">{words('offers')}</h2>
      <p className={styles.deskLead}>{words('lead')}</p>
      {list.data ? (
        <div className={styles.deskRows}>
          {list.data.map((item) => (
            <OfferRow
              key={item.offer}
              item={item}
              isOpen={item === opened}
              onGive={() => set({ open: item.offer })}
              onClose={() => setLeaving(item)}
            />
          ))}
        </div>
      ) : (
        <NotThere
          isError={list.isError}
          refetch={list.refetch}
          failed={words('notLoaded')}
          hint={words('notLoadedHint')}
        />
      )}
      {opened ? (
        <ChatSheet key={`${opened.offer} ${opened.version}`} about={opened} onClose={() => set({ open: undefined })} />
      ) : null}
      <Confirm
        isOpen={leaving !== undefined}
        title={words('closeTitle', { offer: leaving ? nameOf(leaving) : '' })}
        text={words('closeText')}
        yes={words('closeYes')}
        no={words('closeNo')}
        isPending={away.isPending}
        onYes={() => leaving && away.change({ params: { offer: leaving.offer } })}
        onClose={() => setLeaving(undefined)}
      />
    </section>
  );
}

type OfferRowProps = {
  readonly item: DeskOffer;
  readonly isOpen: boolean;
  readonly onGive: () => void;
  readonly onClose: () => void;
};

/** An offer: who joined it, in number, and where its chat is. */
function OfferRow({ item, isOpen, onGive, onClose }: OfferRowProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const offer = words(`name.${item.offer}`);
  const { joined, firstJoinedAt, address, host, openedAt } = item;
  const dayOf = (instant: string) => formatDate(wallClock(new Date(instant)).date, 'long', language);
  return (
    <DeskRow
      title={offer}
      facts={
        firstJoinedAt === null
          ? [words('nobody')]
          : [
              words('joined', { count: joined, total: formatNumber(joined, language) }),
              words('since', { date: dayOf(firstJoinedAt) }),
            ]
      }
      when={
        address === null || openedAt === null ? null : (
          <>
            {words('openSince', { when: formatInstant(new Date(openedAt), language) })}{' '}
            <a href={address} target="_blank" rel="noopener noreferrer nofollow">
              {host}
            </a>
          </>
        )
      }
      isOpen={isOpen}
      status={
        address === null ? (
          <StatusPill status="waiting">{words('closed')}</StatusPill>
        ) : (
          <StatusPill status="published">{words('open')}</StatusPill>
        )
      }
      actions={
        <>
          <Button
            variant="ink"
            size="sm"
            aria-label={words(address === null ? 'giveOf' : 'changeOf', { offer })}
            onClick={onGive}
          >
            {words(address === null ? 'give' : 'change')}
          </Button>
          {address === null ? null : (
            <Button variant="line" size="sm" aria-label={words('closeOf', { offer })} onClick={onClose}>
              {words('close')}
            </Button>
          )}
        </>
      }
    />
  );
}
