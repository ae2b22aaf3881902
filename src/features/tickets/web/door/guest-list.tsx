import { useState } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { wallClock } from '#market/town/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Guest } from '../../contract.ts';
import { messages } from '../../door-messages.ts';
import * as styles from './door.module.css';

type Props = {
  readonly guests: readonly Guest[];
  readonly isPending: boolean;
  readonly onChoose: (guest: Guest) => Promise<void>;
};

/** Tickets that were found by a name, each with its holder's way in, or since when they are. */
export function GuestList({ guests, isPending, onChoose }: Props) {
  const words = useWords(messages);
  const [chosen, setChosen] = useState<string>();
  const choose = (guest: Guest) => {
    if (isPending) return;
    setChosen(guest.ticket);
    void onChoose(guest);
  };
  return (
    <ul className={styles.gateFound} aria-label={words('guests')}>
      {guests.map((guest) => {
        const { ticket, name, givenTo, number, of, ticketType, usedAt } = guest;
        return (
          <li key={ticket}>
            <span>
              <b>{givenTo ?? name}</b>
              {givenTo === null ? null : <span>{words('guestGiven', { name })}</span>}
              <span>{inLine([ticketType, words('guestOf', { number, of })])}</span>
            </span>
            {usedAt === null ? (
              <Button
                variant="ink"
                size="sm"
                aria-label={words('letIn', { name: givenTo ?? name, number, of })}
                busy={isPending && ticket === chosen}
                onClick={() => choose(guest)}
              >
                {words('enter')}
              </Button>
            ) : (
              <span>{words('guestIn', { time: wallClock(new Date(usedAt)).time })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
