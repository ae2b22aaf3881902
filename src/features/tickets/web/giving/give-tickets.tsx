import { useState } from 'react';
import type { Booking } from '#features/orders/contract.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { MadeLink } from '../../contract.ts';
import { messages } from '../../booking-messages.ts';
import { ticketsToGive } from '../../rules.ts';
import * as styles from './give-tickets.module.css';

// The sheet comes when somebody asks for it: few do.
const GiveSheet = pressedPart(() => import('./give-sheet.tsx').then((module) => module.GiveSheet));

/**
 * On the card of a booking: gives several of its tickets to friends at once. The links stay at hand as long as the page is
 * open, for the house can't tell them again.
 */
export function GiveTickets({ order }: { readonly order: Booking }) {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  const [links, setLinks] = useState<readonly MadeLink[]>();
  const mine = ticketsToGive(order, useNow());
  // An open sheet says itself what became of them.
  if (mine.length < 2 && links === undefined && !isOpen) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={styles.giveAllButton}
        aria-describedby={`booking-${order.id}`}
        onClick={() => setOpen(true)}
      >
        {words(links === undefined ? 'give' : 'show')}
      </Button>
      {isOpen && <GiveSheet {...{ order, mine, links }} onMade={setLinks} onClose={() => setOpen(false)} />}
    </>
  );
}
