import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Event } from '../contract.ts';
import { messages } from '../page-messages.ts';
import * as styles from '#kit/web/ui/button.module.css';

/** The event as a file that every calendar opens; one that was called off strikes its entry out. */
export function CalendarLink({ id, calledOff }: Pick<Event, 'id' | 'calledOff'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <a
      className={styles.btn}
      data-variant="line"
      data-size="sm"
      href={`/api/events/${id}/calendar?lang=${language}`}
      download
    >
      <Icon name="calendar" />
      {words(calledOff ? 'offCalendar' : 'addToCalendar')}
    </a>
  );
}
