import { useQuery } from '@tanstack/react-query';
import { DeskLoading } from '#kit/web/desk/desk-loading.tsx';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { useWords, useLanguage } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import type { Conversation } from '../contract.ts';
import { messages } from '../messages.ts';
import { conversationHash, messagesPath, namedIn } from '../rules.ts';
import { BeginThread } from './begin-thread.tsx';
import { OwnThread } from './own-thread.tsx';
import { ownConversationsQuery } from './queries.ts';
import * as styles from './messages.module.css';

/** A guest's conversations, and the one that the address names behind its `#`. */
export function MessagesPage({ fragment }: { readonly fragment: string }) {
  const words = useWords(messages);
  const named = namedIn(fragment);
  return (
    <main className={`wrap ${styles.talkPage}`} data-open={named !== undefined || undefined}>
      <Head />
      <div className={styles.talkColumns}>
        <div className={styles.talkSide}>
          <Conversations open={named && 'open' in named ? named.open : undefined} />
        </div>
        {named ? (
          <section className={styles.talkOpened} aria-label={words('conversation')}>
            <p className={styles.talkBackLine}>
              <Link to={messagesPath}>{words('all')}</Link>
            </p>
            {'open' in named ? <OwnThread id={named.open} /> : <BeginThread about={named.about} key={fragment} />}
          </section>
        ) : (
          <p className={styles.talkChoose}>{words('waiting')}</p>
        )}
      </div>
    </main>
  );
}

/** The page before it is known who is here: all that the server draws of it. */
export function MessagesWaiting() {
  const words = useWords(messages);
  return (
    <main className={`wrap ${styles.talkPage}`}>
      <Head />
      <DeskLoading>{words('loading')}</DeskLoading>
    </main>
  );
}

function Head() {
  const words = useWords(messages);
  return (
    <header>
      <p className="horizon">{words('kicker')}</p>
      <h1 className="tower">{words('title')}</h1>
    </header>
  );
}

/** The list in its four faces. */
function Conversations({ open }: { readonly open: string | undefined }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const list = useQuery({ ...ownConversationsQuery(language), refetchOnMount: 'always' });
  if (list.data === undefined)
    return (
      <div className={list.isError ? undefined : styles.talkList}>
        <NotThere
          isError={list.isError}
          refetch={list.refetch}
          failed={words('listFailed')}
          hint={words('failedText')}
        />
      </div>
    );
  if (list.data.length === 0)
    return (
      <Empty
        title={words('none')}
        action={
          <ButtonLink variant="coral" size="sm" to="/search">
            {words('noneLink')}
          </ButtonLink>
        }
      >
        {words('noneText')}
      </Empty>
    );
  return (
    <ul className={styles.talkList}>
      {list.data.map((conversation) => (
        <li key={conversation.id}>
          <Row conversation={conversation} isOpen={conversation.id === open} />
        </li>
      ))}
    </ul>
  );
}

function Row({ conversation, isOpen }: { readonly conversation: Conversation; readonly isOpen: boolean }) {
  const words = useWords(messages);
  const { id, title, other, last, isLastMine, lastAt, unread } = conversation;
  return (
    <Link
      className={styles.talkRow}
      to={messagesPath}
      hash={conversationHash(id)}
      aria-current={isOpen || undefined}
      data-unread={unread > 0 || undefined}
    >
      <b>{other === '' ? words('someone') : other}</b>
      <span className={styles.talkRowTitle}>{title}</span>
      <span className={styles.talkRowLast}>
        {last === '' ? words('removed') : isLastMine && last !== null ? words('mine', { text: last }) : last}
      </span>
      <span className={styles.talkRowWhen}>
        <SentWhen at={lastAt} />
        {unread > 0 ? <em>{words('unread', { count: unread })}</em> : null}
      </span>
    </Link>
  );
}
