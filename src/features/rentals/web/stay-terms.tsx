import { useWords } from '#kit/web/i18n.tsx';
import type { Rental } from '../contract.ts';
import { maxMonthsAhead } from '../horizon.ts';
import { messages } from '../stay-messages.ts';
import * as styles from './stay.module.css';

/** What the owner asks for, in words: how long, how long ahead, from when until when. */
export function StayTerms({ rental }: { readonly rental: Rental }) {
  const words = useWords(messages);
  const { priceUnit: unit, minUnits, maxUnits, leadHours, fromTime, toTime } = rental;
  if (unit === null) return null;
  const isOvernight = unit === 'night' || unit === 'week';
  const span =
    unit !== 'person' &&
    `${words(`least.${unit}`, { count: minUnits })}, ${words(`most.${unit}`, { count: maxUnits })}.`;
  return (
    <p className={styles.stayTerms}>
      {span} {words(isOvernight ? 'arriving' : 'opening', { from: fromTime, to: toTime })}{' '}
      {leadHours > 0 && words('lead', { count: leadHours })} {words('ahead', { count: maxMonthsAhead })}{' '}
      <span>{words('crossed')}.</span>
    </p>
  );
}
