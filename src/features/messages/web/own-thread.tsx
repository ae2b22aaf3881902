import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { messages } from '../messages.ts';
import { OrderNote } from './order-note.tsx';
import { ownThreadQuery } from './queries.ts';
import { ThreadView } from './thread-view.tsx';
import * as styles from './messages.module.css';

/** One of a guest's conversations, with what it is about above it. */
export function OwnThread({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const found = useQuery({ ...ownThreadQuery(id, language), refetchOnMount: 'always', refetchInterval: 30_000 });
  if (found.error?.code === 'not_found') return <Empty title={words('gone')}>{words('goneText')}</Empty>;
  if (found.data === undefined && found.isError)
    return (
      <Failure title={words('listFailed')} retry={{ label: words('retry'), onClick: () => void found.refetch() }}>
        {words('failedText')}
      </Failure>
    );
  const thread = found.data;
  if (thread?.id !== id) return <Skeleton />;
  return (
    <>
      <div className={styles.talkAbout}>
        <h2 className="tower-s">{thread.other === '' ? words('someone') : thread.other}</h2>
        <p>
          <Link to={`/${thread.type}/${thread.listing}`}>{thread.title}</Link>
        </p>
        <OrderNote facts={thread.facts} />
        {thread.application === null ? null : (
          <>
            <p>
              <Link to="/user-dashboard" hash="applications">
                {words('aboutApplication')}
              </Link>
            </p>
            <p className={styles.talkOrderNote}>{words('keptWithApplication')}</p>
          </>
        )}
      </div>
      <ThreadView key={id} side="guest" thread={thread} />
    </>
  );
}
