import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Paragraphs } from '#market/listings/web/detail/paragraphs.tsx';
import { messages } from '../messages.ts';
import { ownNews } from './queries.ts';
import * as styles from './event-news.module.css';

/** What the organiser of an event wrote to everybody with a ticket, beside one’s own; nothing where there is none. */
export function NewsForGuests({ eventId }: { readonly eventId: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data = [] } = useQuery(ownNews(language));
  const own = data.filter((news) => news.eventId === eventId);
  if (own.length === 0) return null;
  return (
    <section className={styles.newsForGuests} aria-label={words('fromOrganiser')}>
      <b>{words('fromOrganiser')}</b>
      <ul>
        {own.map(({ id, text, foreign, writtenAt }) => (
          <li key={id}>
            <time dateTime={writtenAt}>{formatInstant(new Date(writtenAt), language)}</time>
            <Paragraphs text={text} lang={foreign?.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
