import { centsOf, formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Rental } from '../contract.ts';
import { stayCents, type Stay } from '../stay.ts';
import { messages } from '../stay-messages.ts';
import { useStayWords } from './use-stay-words.ts';
import * as styles from './stay-sum.module.css';

type Props = { readonly rental: Rental; readonly stay: Stay };

/** What a stay costs, line by line. */
export function StaySum({ rental, stay }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { when, length, sum } = useStayWords(rental.priceUnit ?? 'night');
  const cents = centsOf(rental.price ?? '0') ?? 0;
  const total = formatEuro(stayCents(cents, stay), language);
  return (
    <dl className={styles.staySum} aria-label={words('sum')}>
      <div>
        <dt>{when(stay)}</dt>
        <dd>{length(stay)}</dd>
      </div>
      <div>
        <dt>{sum(stay, cents)}</dt>
        <dd>{total}</dd>
      </div>
      <div className={styles.stayTotal}>
        <dt>{words('total')}</dt>
        <dd className="tower" aria-live="polite">
          {total}
        </dd>
      </div>
    </dl>
  );
}
