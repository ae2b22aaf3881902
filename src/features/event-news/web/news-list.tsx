import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Paragraphs } from '#market/listings/web/detail/paragraphs.tsx';
import type { ReadNews } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './event-news.module.css';

/** News of one event as somebody with a ticket reads them; nothing where there are none. */
export function NewsList({ news }: { readonly news: readonly ReadNews[] }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (news.length === 0) return null;
  return (
    <section className={styles.newsForGuests} aria-label={words('fromOrganiser')}>
      <b>{words('fromOrganiser')}</b>
      <ul>
        {news.map(({ id, text, foreign, writtenAt }) => (
          <li key={id}>
            <time dateTime={writtenAt}>{formatInstant(new Date(writtenAt), language)}</time>
            <Paragraphs text={text} lang={foreign?.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
