import { inLine } from '#kit/shared/bidi.ts';
import { textsIn } from '#kit/shared/localized.ts';
import { formatInstant } from '#market/town/dates.ts';
import { Paragraphs } from '#market/listings/web/detail/paragraphs.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { WrittenNews } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './event-news.module.css';

/** What was written to everybody so far, the newest first. */
export function WrittenNewsList({ written }: { readonly written: readonly WrittenNews[] }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="written-news">
      <h3 id="written-news" className="tower-s">
        {words('written')}
      </h3>
      <ul>
        {written.map(({ id, text, readers, writtenAt, isRemoved }) => {
          const told = textsIn(language, { text });
          return (
            <li key={id}>
              <p className={styles.newsWhen}>
                {inLine([formatInstant(new Date(writtenAt), language), words('toReaders', { count: readers })])}
              </p>
              <Paragraphs text={told.text} lang={told.foreign?.text} />
              {isRemoved ? (
                <p className={styles.newsWhen}>
                  {words('takenDownOwn')} <Link to="/decisions">{words('decisions')}</Link>
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
