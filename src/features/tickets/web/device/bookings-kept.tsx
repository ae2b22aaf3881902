import { useEffect, useRef, useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { addDays } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useClock } from '#kit/web/now.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { wallClock } from '#market/town/dates.ts';
import { messages as ticketMessages } from '../../messages.ts';
import { messages } from '../../offline-messages.ts';
import { keepBookings, keptBookings, keptPage } from './kept-bookings.ts';
import { keptDays } from './ticket-kept.tsx';
import * as styles from '../ticket.module.css';

type KeptProps = {
  readonly member: string;
  /** As the house told them just now. */
  readonly orders: readonly Order[] | undefined;
  /** They did not come. */
  readonly hasFailed: boolean;
};

/** Keeps on the device what somebody has booked, whenever their desk is told it, and leads to it where the line dropped. */
export function BookingsKept({ member, orders, hasFailed }: KeptProps) {
  const words = useWords(messages);
  const ticketWords = useWords(ticketMessages);
  const { language } = useLanguage();
  const clock = useClock();
  const [isKept, setKept] = useState(false);
  const last = useRef<AbortController>(undefined);
  useEffect(() => {
    // What is told now counts; whoever goes on to another page meanwhile has it kept all the same.
    last.current?.abort();
    const keeping = new AbortController();
    last.current = keeping;
    const keep = async () => {
      if (orders) return keepBookings(member, { orders, language }, clock(), keeping.signal);
      return hasFailed && (await keptBookings(member, language, clock())) !== undefined;
    };
    // What can't be kept is shown all the same, and only needs the network next time.
    keep().then(setKept, () => undefined);
  }, [member, orders, hasFailed, language, clock]);
  if (!isKept) return null;
  if (orders === undefined)
    return (
      <p className={styles.ticketKept} role="status">
        <Icon name="info" />
        <a href={keptPage}>{words('seeKept')}</a>
      </p>
    );
  const lastKept = addDays(wallClock(clock()).date, keptDays);
  const isFarOff = orders.some(({ date, status }) => status === 'confirmed' && date !== null && date > lastKept);
  return (
    <p className={styles.ticketKept} role="status">
      <Icon name="check" />
      {words('opens')}
      {isFarOff ? ` ${ticketWords('keptAgain')}` : null}
    </p>
  );
}
