import { useEffect, useState } from 'react';
import { addDays } from '#kit/shared/dates.ts';
import { posterUrl, type Ink, type Motif, type PosterFormat } from '#market/posters/poster.ts';
import { wallClock } from '#market/town/dates.ts';
import { hours } from '#market/town/hours.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../../messages.ts';
import { useIsOnline } from './use-is-online.ts';
import * as styles from '../ticket.module.css';

type KeptProps = {
  /** It opens a door: of none else is it said that it works, though it is kept to tell why it does not. */
  readonly opens: boolean;
  /** For which it is kept; null where none is set. */
  readonly date: string | null;
  /** Keeps it with these pictures; true once it opens without network. Another one when the ticket changed. */
  readonly keep: (pictures: readonly string[], signal: AbortSignal) => Promise<boolean>;
  readonly poster: { readonly motif: Motif; readonly ink: Ink; readonly seed: number; readonly format: PosterFormat };
};

/** For so many days without a visit Safari keeps what a page laid by (decision 0151). */
export const keptDays = 7;

/** Keeps the ticket on the device while it is looked at, and says so; without network it says how old the news are. */
export function TicketKept({ opens, date, keep, poster }: KeptProps) {
  const words = useWords(messages);
  const isOnline = useIsOnline();
  const [isKept, setKept] = useState(false);
  const lastKept = addDays(wallClock(useNow()).date, keptDays);
  const isFarOff = date !== null && date > lastKept;
  const pictures = hours.map((hour) => posterUrl(poster, hour)).join(' ');
  useEffect(() => {
    if (!isOnline) return;
    const leaving = new AbortController();
    // Again when it changed: a copy shall know that it is used or paid back. What can't be kept is shown all the same,
    // and only needs the network next time.
    keep(pictures.split(' '), leaving.signal).then(setKept, () => undefined);
    return () => leaving.abort();
  }, [keep, pictures, isOnline]);
  return (
    <p className={styles.ticketKept} role="status">
      {isOnline && isKept && opens ? (
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
