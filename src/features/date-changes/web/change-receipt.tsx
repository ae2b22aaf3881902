import { useQuery } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { ownDateChanges } from './queries.ts';
import { useDatesWords } from './use-dates-words.ts';
import { WhatIsDue } from './what-is-due.tsx';
import * as styles from './date-changes.module.css';

type Props = {
  /** The order by which they are paid. */
  readonly supplement: string;
  /** Of what they are. */
  readonly title: string;
  readonly category: string;
};

/** Dearer dates at the checkout: when the stay was and would be, what it costs in all, what is paid of it, and what is due. */
export function ChangeReceipt({ supplement, title, category }: Props) {
  const words = useWords(messages);
  const tell = useDatesWords(category);
  const { data = [] } = useQuery(ownDateChanges());
  const change = data.find(({ supplementId }) => supplementId === supplement);
  return (
    <article className={styles.datesReceipt} aria-label={words('receipt')}>
      <h2 className="tower-s">{title}</h2>
      {change && (
        <dl>
          <div className={styles.datesSpan}>
            <dt>{words('now')}</dt>
            <dd>{tell(change.was)}</dd>
          </div>
          <div className={styles.datesSpan}>
            <dt>{words('wanted')}</dt>
            <dd>{tell(change.wanted)}</dd>
          </div>
          <WhatIsDue {...change} />
        </dl>
      )}
    </article>
  );
}
