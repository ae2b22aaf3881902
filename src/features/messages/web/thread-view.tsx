import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import type { Message, Thread } from '../contract.ts';
import { messages } from '../messages.ts';
import type { Side } from '../rules.ts';
import { callsOf } from './calls.ts';
import { ReportForm } from './report-form.tsx';
import { useWriting } from './use-writing.ts';
import { Writer } from './writer.tsx';
import * as styles from './messages.module.css';

type Props = { readonly side: Side; readonly thread: Thread };

/** The lines of a conversation, where one writes the next, and how it is ended. Looking at it reads it. */
export function ThreadView({ side, thread }: Props) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const calls = callsOf(side, thread);
  const refresh = async () => {
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => calls.refresh.some((start) => String(queryKey[0]).startsWith(start)),
    });
  };
  const { mutate: markRead } = useMutation({ mutationFn: calls.read, onSuccess: refresh });
  const isUnread = thread.unread > 0;
  const read = useEffectEvent(() => markRead());
  useEffect(() => {
    if (isUnread) read();
  }, [isUnread]);
  const block = useMutation({ mutationFn: calls.block, onSuccess: refresh });
  const { blocked, other } = thread;
  return (
    <div className={styles.talkThread}>
      <ol className={styles.talkLines}>
        {thread.messages.map((message) => (
          <Line key={message.id} message={message} other={other} side={side} />
        ))}
      </ol>
      {blocked === null ? (
        <Answer side={side} thread={thread} />
      ) : (
        <p role="status">{words(blocked === 'me' ? 'blockedByMe' : 'blockedByThem')}</p>
      )}
      {blocked === 'them' ? null : (
        <Button variant="quiet" size="sm" busy={block.isPending} onClick={() => block.mutate(blocked === null)}>
          {words(blocked === null ? 'block' : 'unblock')}
        </Button>
      )}
    </div>
  );
}

/** Apart from the lines: with each letter that is typed all of them would be drawn again. */
function Answer({ side, thread }: Props) {
  const words = useWords(messages);
  const writing = useWriting({ keep: `message in ${thread.id}`, ...callsOf(side, thread) });
  const openHint = thread.application === null ? 'openHint' : side === 'guest' ? 'appliedHint' : 'employerHint';
  return (
    <Writer writing={writing} label={words('yourMessage')} hint={words(thread.isMasked ? 'maskedHint' : openHint)} />
  );
}

type LineProps = { readonly message: Message; readonly other: string; readonly side: Side };

function Line({ message, other, side }: LineProps) {
  const words = useWords(messages);
  const [isReporting, setReporting] = useState(false);
  const { isMine, text, hidden, way, dropped, at, isReported } = message;
  const name = other === '' ? words('someone') : other;
  return (
    <li className={styles.talkLine} data-mine={isMine || undefined}>
      <p className={styles.talkLineHead}>
        <b>{isMine ? words('you') : name}</b> <SentWhen at={at} />
        {way === 'mail' ? <span>{words('byMail')}</span> : null}
      </p>
      <p className={styles.talkLineText}>{text ?? <i>{words('removed')}</i>}</p>
      {hidden.length > 0 ? (
        <p className={styles.talkLineNote}>{words(isMine ? 'hiddenMine' : 'hiddenTheirs')}</p>
      ) : null}
      {dropped > 0 ? <p className={styles.talkLineNote}>{words('dropped', { count: dropped })}</p> : null}
      {isMine || text === null ? null : isReported ? (
        <p className={styles.talkLineNote}>{words('reported')}</p>
      ) : (
        <Button variant="quiet" size="sm" aria-expanded={isReporting} onClick={() => setReporting(!isReporting)}>
          {words('report')}
        </Button>
      )}
      {isReporting && !isReported ? (
        <ReportForm message={message.id} side={side} onDone={() => setReporting(false)} />
      ) : null}
    </li>
  );
}
