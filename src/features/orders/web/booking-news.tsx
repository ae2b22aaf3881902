import { useWas } from '#market/listings/web/moved/use-was.ts';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { isReturnable } from '../rules.ts';
import * as styles from './booking.module.css';

/** What its organizer has changed since it was bought: that it is off, or what it was before it was moved. */
export function BookingNews({ order }: { readonly order: Booking }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { moved, was } = useWas();
  const now = useNow();
  if (order.calledOff) return <p className={styles.bookingNews}>{words('calledOff')}</p>;
  if (order.moved === undefined || order.status !== 'confirmed') return null;
  const when = formatInstant(new Date(order.moved.returnUntil), language);
  return (
    <p className={styles.bookingNews}>
      <b>{moved}.</b> {was(order.moved, order)}{' '}
      {isReturnable(order.moved, now)
        ? words(order.amount === '0' ? 'returnFreeUntil' : 'returnUntil', { when })
        : null}
    </p>
  );
}
