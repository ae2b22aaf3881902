import { useId } from 'react';
import { wallClock } from '#market/town/dates.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { QrCode } from '#kit/web/ui/qr-code.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { Booking } from '../contract.ts';
import { entryOf } from '../nights.ts';
import { goodTickets, voucherOf } from '../rules.ts';
import { messages } from '../ticket-messages.ts';
import * as styles from './ticket-codes.module.css';

type CodesProps = Pick<Booking, 'tickets' | 'kind' | 'category' | 'status' | 'dispute' | 'date' | 'lastDay'>;

/**
 * The tickets of a booking, each with its code and the way to its own page, also once they are cancelled: the code tells
 * which one it was. Why they open no door, where a bank has its say.
 */
export function TicketCodes({ tickets: all, kind, category, status, dispute, date, lastDay }: CodesProps) {
  const words = useWords(messages);
  const label = useId();
  const now = useNow();
  const tickets = all.map((ticket) => ({ ...ticket, usedAt: entryOf(ticket, { date, lastDay }, now) }));
  const sort = voucherOf(kind, category);
  const isOver = status !== 'confirmed';
  const good = isOver || dispute !== null ? 0 : goodTickets(tickets).length;
  const wayOf = ({ usedAt, cancelledAt }: Pick<Booking['tickets'][number], 'usedAt' | 'cancelledAt'>) => {
    if (isOver || cancelledAt !== null) return words('cancelled');
    if (usedAt !== null) return words('used', { time: wallClock(new Date(usedAt)).time });
    return dispute === null ? words(`open.${sort}`) : words('shut');
  };
  const toWhom = (given: Booking['tickets'][number]['given']) =>
    given && (given.name === null ? words('given') : words('givenTo', { name: given.name }));
  if (tickets.length === 0) return null;
  return (
    <div className={styles.codes}>
      <h4 id={label} className="horizon">
        {words(`list.${kind}`)}
      </h4>
      {dispute === null ? null : <p className={styles.codesDisputed}>{words(`dispute.${dispute}`)}</p>}
      <ol aria-labelledby={label}>
        {tickets.map(({ id, code, usedAt, cancelledAt, given }, index) => (
          <li key={id} data-used={usedAt !== null} data-cancelled={isOver || cancelledAt !== null || dispute !== null}>
            <Link className={styles.codeLink} to={`/ticket/${id}`}>
              <span aria-hidden="true">
                <QrCode className={styles.codeQr} text={code} label={code} />
              </span>
              <span>
                <span>{inLine([words(`one.${sort}`, { number: index + 1 }), toWhom(given)])}</span>
                <code translate="no">{code}</code>
                <span className={styles.codeWay}>{wayOf({ usedAt, cancelledAt })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {good > 0 ? <p>{words(`hint.${sort}`, { count: good })}</p> : null}
    </div>
  );
}
