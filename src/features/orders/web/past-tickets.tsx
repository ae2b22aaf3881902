import { wallClock } from '#market/town/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../ticket-messages.ts';
import * as styles from './ticket-codes.module.css';

type Props = Pick<Booking, 'tickets' | 'kind' | 'status'>;
type Ticket = Pick<Booking['tickets'][number], 'usedAt' | 'cancelledAt'>;

/** What became of an event's tickets, without codes that would look as if they opened something still. */
export function PastTickets({ tickets, kind, status }: Props) {
  const words = useWords(messages);
  if (kind !== 'event' || tickets.length === 0) return null;
  const fateOf = ({ usedAt, cancelledAt }: Ticket) => {
    if (status !== 'confirmed' || cancelledAt !== null) return words('cancelled');
    return usedAt === null ? words('unused') : words('used', { time: wallClock(new Date(usedAt)).time });
  };
  return (
    <ol className={styles.codesPast} aria-label={words('list.event')}>
      {tickets.map(({ id, usedAt, cancelledAt }, index) => (
        <li key={id}>
          <Link to={`/ticket/${id}`}>{words('one.event', { number: index + 1 })}</Link>
          <span>{fateOf({ usedAt, cancelledAt })}</span>
        </li>
      ))}
    </ol>
  );
}
