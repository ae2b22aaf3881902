import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#market/town/dates.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { OwnSession } from '../../security-contract.ts';
import { messages } from '../../security-messages.ts';
import { endOtherSessions, endSession, sessionsQuery } from './security-queries.ts';
import * as styles from './security.module.css';

const refresh = ['/api/account/sessions'];

/** Where somebody is signed in: each can be ended, and all but this one at once. */
export function SessionsSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(messages);
  const sessions = useQuery(sessionsQuery());
  const failed = { title: words('failed'), description: words('failedText') };
  const one = useChange(endSession(), { done: { title: words('ended') }, failed, refresh });
  const others = useChange(endOtherSessions(), {
    done: { title: words('endOthers') },
    failed,
    refresh,
    onDone: ({ ended }) => toast({ title: words('othersEnded', { count: ended }) }),
  });
  const hasOthers = (sessions.data?.length ?? 0) > 1;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words('devices')}
      foot={
        <Button variant="danger" disabled={!hasOthers} busy={others.isPending} onClick={() => others.change({})}>
          {words('endOthers')}
        </Button>
      }
    >
      <p className={styles.securityNote}>{words('devicesText')}</p>
      {sessions.data ? (
        <ul className={styles.securityList}>
          {sessions.data.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => one.change({ params: { id: session.id } })} />
          ))}
        </ul>
      ) : sessions.isError ? (
        <Failure
          title={words('unavailable')}
          retry={{ label: words('retry'), onClick: () => void sessions.refetch() }}
        />
      ) : (
        <div role="status" aria-label={words('loading')}>
          <Skeleton />
        </div>
      )}
      {sessions.data && !hasOthers ? <p className={styles.securityNote}>{words('onlyThis')}</p> : null}
    </Sheet>
  );
}

function SessionLine({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { browser, system, createdAt, lastSeenAt, isThis } = session;
  const device = [browser, system].filter(Boolean).join(' · ') || words('someDevice');
  const stamp = (when: string) => formatInstant(new Date(when), language);
  return (
    <li>
      <div>
        <b>{device}</b>
        <small>
          {words('opened', { when: stamp(createdAt) })}, {words('seen', { when: stamp(lastSeenAt) })}
        </small>
      </div>
      {isThis ? (
        <StatusPill status="confirmed">{words('thisDevice')}</StatusPill>
      ) : (
        <Button variant="line" size="sm" aria-label={words('endOf', { device })} onClick={onEnd}>
          {words('end')}
        </Button>
      )}
    </li>
  );
}
