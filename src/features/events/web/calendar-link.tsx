import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../page-messages.ts';

/** The event as a file that every calendar opens. */
export function CalendarLink({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <a className="btn btn-line btn-sm" href={`/api/events/${id}/calendar?lang=${language}`} download>
      <Icon name="calendar" />
      {words('addToCalendar')}
    </a>
  );
}
