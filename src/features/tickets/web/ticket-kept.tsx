import { useEffect, useState, useSyncExternalStore } from 'react';
import { addDays } from '#kit/shared/dates.ts';
import { posterUrl, type Ink, type Motif, type PosterFormat } from '#market/posters/poster.ts';
import { wallClock } from '#market/town/dates.ts';
import { hours } from '#market/town/hours.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { ShownTicket } from '../contract.ts';
import { messages } from '../messages.ts';
import { keepTicket } from './offline.ts';
import * as styles from './ticket.module.css';

type KeptProps = {
  readonly ticket: ShownTicket;
  readonly member: string;
  readonly poster: { readonly motif: Motif; readonly ink: Ink; readonly seed: number; readonly format: PosterFormat };
};

/** For so many days without a visit Safari keeps what a page laid by (decision 0151). */
const keptFor = 7;

/** Keeps the ticket on the device while it is looked at, and says so; without network it says how old the news are. */
export function TicketKept({ ticket, member, poster }: KeptProps) {
  const words = useWords(messages);
  const isOnline = useSyncExternalStore(listen, isConnected, () => true);
  const [isKept, setKept] = useState(false);
  const lastKept = addDays(wallClock(useNow()).date, keptFor);
  const isFarOff = ticket.date !== null && ticket.date > lastKept;
  const pictures = hours.map((hour) => posterUrl(poster, hour)).join(' ');
  useEffect(() => {
    if (!isOnline) return;
    const leaving = new AbortController();
    // Again when it changed: a copy shall know that it is used or paid back. What can't be kept is shown all the same,
    // and only needs the network next time.
    keepTicket(member, ticket, pictures.split(' '), leaving.signal).then(setKept, () => undefined);
    return () => leaving.abort();
  }, [member, ticket, pictures, isOnline]);
  return (
    <p className={styles.ticketKept} role="status">
      {isOnline && isKept ? (
        <>
          <Icon name="check" />
          {words('kept')}
          {isFarOff ? ` ${words('keptAgain')}` : null}
        </>
      ) : null}
      {isOnline ? null : (
        <>
          <Icon name="info" />
          {words('away')}
        </>
      )}
    </p>
  );
}

const isConnected = () => navigator.onLine;

function listen(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
