import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { inLine, isolate } from '#kit/shared/bidi.ts';
import { watched } from '#kit/web/desk/watched.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { formatInstant } from '#market/town/dates.ts';
import { messages } from '../messages.ts';
import { rentalCalendarApi as api } from './queries.ts';
import * as styles from './rental-calendars.module.css';

/** The desk's calendars of other sites that can't be read, each the way to its rental; nothing where all can. */
export function FailingCalendars() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data = [] } = useQuery(watched(api.query('GET /api/admin/rental-calendars', { language })));
  if (data.length === 0) return null;
  return (
    <section className={styles.linkedClashes} aria-label={words('failing')}>
      <p>
        <Icon name="alert" />
        <b>{words('failing')}</b>
      </p>
      <p>{words('failingText')}</p>
      <ul>
        {data.map(({ id, rentalId, title, name, fault, failingSince }) => (
          <li key={id}>
            <Link to="." search={{ tab: 'rentals', open: rentalId } as never} resetScroll={false}>
              {isolate(title)}
            </Link>{' '}
            {inLine([name, words('failingSince', { when: formatInstant(new Date(failingSince), language) })])}{' '}
            {words(`fault.${fault}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
