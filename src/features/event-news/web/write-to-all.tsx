import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { useMayAs } from '#kit/web/desk/role-in-team.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { bilingual, localizedOf } from '#kit/web/form/text-values.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { newsOfEvent } from './queries.ts';
import { NewsForm } from './news-form.tsx';
import { WrittenNewsList } from './written-news.tsx';
import * as styles from './event-news.module.css';

type Props = { readonly eventId: string; readonly title: string };

/** The way to write to everybody with a ticket for one's own event. */
export function WriteToAll({ eventId, title }: Props) {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  if (!useMayAs('editor')) return null;
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        {words('news')}
      </Button>
      {isOpen ? <NewsSheet eventId={eventId} title={title} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** What is typed is kept until it is sent, through a reload and a session that ended. */
function NewsSheet({ eventId, title, onClose }: Props & { readonly onClose: () => void }) {
  const words = useWords(messages);
  const draft = useDraft(bilingual(), { keep: `news ${eventId}` });
  const { data, isError, refetch } = useQuery(newsOfEvent(eventId));
  return (
    <Sheet
      isOpen
      isWide
      title={words('newsOf', { title })}
      isDirty={Object.keys(localizedOf(draft.values)).length > 0}
      onClose={onClose}
    >
      <div className={styles.eventNews}>
        <p>{words('lead')}</p>
        <p>
          {words('eitherLead')} {words('freeLead')}
        </p>
        {data === undefined ? (
          <NotThere isError={isError} refetch={refetch} failed={words('unavailable')} />
        ) : (
          <>
            <NewsForm eventId={eventId} news={data} draft={draft} />
            <WrittenNewsList written={data.written} />
          </>
        )}
      </div>
    </Sheet>
  );
}
