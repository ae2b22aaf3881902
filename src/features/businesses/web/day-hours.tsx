import { useWords } from '#kit/web/i18n.tsx';
import type { OpeningSpan } from '../opening.ts';
import { messages } from '../page-messages.ts';
import * as styles from './business-page.module.css';

/** When a place is open on a day: each opening on a line; round the clock from one time to the same. */
export function DayHours({ spans }: { readonly spans: readonly OpeningSpan[] }) {
  const words = useWords(messages);
  if (spans.length === 0) return words('shut');
  return spans.map(({ opens, closes }) => (
    <span key={opens} className={styles.weekSpan}>
      {opens === closes ? words('allDay') : `${opens}–${closes}`}
    </span>
  ));
}
