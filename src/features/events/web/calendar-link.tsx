import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../page-messages.ts';
import * as styles from '#kit/web/ui/button.module.css';

/** The event as a file that every calendar opens. */
export function CalendarLink({ id }: { readonly id: string }) {
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
      {words('addToCalendar')}
    </a>
  );
}
