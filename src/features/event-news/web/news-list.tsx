import { useState } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Paragraphs } from '#market/listings/web/detail/paragraphs.tsx';
import type { ReadNews } from '../contract.ts';
import { messages } from '../messages.ts';
import type { ReportSlot } from './report-slot.ts';
import * as styles from './event-news.module.css';

type Props = {
  readonly news: readonly ReadNews[];
  readonly Report: ReportSlot;
  /** Of the link by which the ticket is open: its reader may have no account. */
  readonly token?: string | undefined;
};

/** News of one event as somebody with a ticket reads them, and the way to report each; nothing where there are none. */
export function NewsList({ news, Report, token }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [reported, report] = useState<string>();
  if (news.length === 0) return null;
  return (
    <section className={styles.newsForGuests} aria-label={words('fromOrganiser')}>
      <b>{words('fromOrganiser')}</b>
      <ul>
        {news.map(({ id, text, foreign, writtenAt, isRemoved }) => {
          const at = formatInstant(new Date(writtenAt), language);
          return (
            <li key={id}>
              <time dateTime={writtenAt}>{at}</time>
              {isRemoved ? <p>{words('takenDown')}</p> : <Paragraphs text={text} lang={foreign?.text} />}
              {isRemoved || reported === id ? null : (
                <Button variant="quiet" size="sm" aria-label={words('reportOf', { at })} onClick={() => report(id)}>
                  {words('report')}
                </Button>
              )}
              {reported === id ? <Report kind="news" id={id} token={token} onClose={() => report(undefined)} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
