import type { ReactNode } from 'react';
import { isReturnable } from '#features/orders/rules.ts';
import { useWas } from '#market/listings/web/moved/use-was.ts';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { ShownTicket } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './ticket.module.css';

type MovedProps = { readonly ticket: ShownTicket; readonly giveBack: (orderId: string) => ReactNode };

/** What it was before its event was moved, and the way to return it as long as there is one. */
export function TicketMoved({ ticket, giveBack }: MovedProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const now = useNow();
  const { moved, was } = useWas();
  if (ticket.moved === undefined || ticket.calledOff || ticket.status !== 'confirmed') return null;
  const when = formatInstant(new Date(ticket.moved.returnUntil), language);
  const isOpen = isReturnable(ticket.moved, now) && ticket.usedAt === null;
  return (
    <div className={styles.ticketMoved}>
      <p>
        <b>{moved}.</b> {was(ticket.moved, ticket)} {isOpen ? words('returnUntil', { when }) : null}
      </p>
      {isOpen ? giveBack(ticket.orderId) : null}
    </div>
  );
}
