import { refundSteps } from '#market/listings/cancellation.ts';
import { PolicyWords } from '#market/listings/web/cancellation/policy-words.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import type { Rental } from '../contract.ts';
import { periodOf, type Stay } from '../stay.ts';
import { messages } from '../stay-messages.ts';
import * as styles from './stay.module.css';

type Props = { readonly rental: Rental; readonly stay: Stay | undefined };

/** What comes back to whoever cancels: with dates once the stay is chosen. */
export function StayPolicy({ rental, stay }: Props) {
  const words = useWords(messages);
  return (
    <div className={styles.stayPolicy}>
      <h3 className="horizon">{words('policy')}</h3>
      <PolicyWords
        steps={refundSteps[rental.cancellation]}
        startsAt={stay === undefined ? undefined : periodOf(rental, stay).startsAt}
      />
    </div>
  );
}
