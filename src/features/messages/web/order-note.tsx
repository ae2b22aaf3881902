import { inLine } from '#kit/shared/bidi.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { OrderFacts } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './messages.module.css';

/** What was booked, in a line. */
export function OrderNote({ facts }: { readonly facts: OrderFacts | null }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  if (facts === null) return null;
  const { status, kind, quantity, date, until, amount } = facts;
  const when =
    date === null
      ? words('undated')
      : until === null || until.date === date
        ? day(date)
        : `${day(date)} – ${day(until.date)}`;
  return (
    <p className={styles.talkOrderNote}>
      {inLine([
        words(`order.${status}`),
        when,
        kind === 'event' ? words('tickets', { count: quantity }) : undefined,
        amount === '0' ? words('free') : formatPrice(amount, language),
      ])}
    </p>
  );
}
