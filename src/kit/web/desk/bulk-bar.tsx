import { useRef, useState } from 'react';
import type { BulkReply } from '#kit/shared/bulk.ts';
import { useWords } from '../i18n.tsx';
import { Button } from '../ui/button.tsx';
import { BulkQuestion, type BulkAnswer, type BulkAsk } from './bulk-question.tsx';
import { BulkRefused } from './bulk-refused.tsx';
import { deskListOf } from './desk-focus.ts';
import { messages } from './messages.ts';
import { useChange } from './use-change.ts';
import type { Selection } from './use-selection.ts';
import * as styles from './bulk.module.css';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';

type Item = { readonly id: string; readonly version: number };
type BulkCall = {
  readonly mutationFn: (answer: BulkAnswer & { readonly items: Item[] }) => Promise<BulkReply>;
};

type BulkBarProps<T extends Item> = {
  readonly selection: Selection<T>;
  readonly titleOf: (item: T) => string;
  readonly call: BulkCall;
  /** What can be asked of them; yes and no unless told. */
  readonly asks?: readonly BulkAsk[];
  readonly maxNote: number | undefined;
  readonly refresh: readonly string[];
};

const yesAndNo = ['approve', 'reject'] as const;

/** Above a list that is decided: choose several, approve them or reject them with a reason. */
export function BulkBar<T extends Item>({
  selection,
  titleOf,
  call,
  asks = yesAndNo,
  maxNote,
  refresh,
}: BulkBarProps<T>) {
  const words = useWords(messages);
  const all = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<BulkAsk>();
  const [refused, setRefused] = useState<readonly { readonly title: string; readonly code: string }[]>([]);
  const { picked, areAllPicked, toggleAll, clear } = selection;
  const { change, isPending } = useChange(call, {
    done: ({ done }) => ({ title: words('bulkDone', { count: done.length }) }),
    failed: { title: words('bulkFailed'), description: words('bulkFailedText') },
    refresh,
    onDone: (reply) => {
      const titles = new Map(picked.map((item) => [item.id, titleOf(item)]));
      setRefused(reply.refused.map(({ id, code }) => ({ title: titles.get(id) ?? id, code })));
      setAsked(undefined);
      clear();
    },
    onFailed: () => setAsked(undefined),
  });
  const decide = (answer: BulkAnswer) =>
    change({ ...answer, items: picked.map(({ id, version }) => ({ id, version })) });
  return (
    <>
      <div className={styles.bulkBar}>
        <label className={styles.bulkAll}>
          <input
            ref={all}
            className={checkboxStyles.checkbox}
            type="checkbox"
            checked={areAllPicked}
            onChange={toggleAll}
          />
          {words('pickAll')}
        </label>
        <span role="status">{picked.length === 0 ? '' : words('picked', { count: picked.length })}</span>
        {picked.length === 0 ? null : (
          <div className={styles.bulkEnd}>
            {asks.map((ask) => (
              <Button key={ask} variant={ask === 'approve' ? 'teal' : 'danger'} size="sm" onClick={() => setAsked(ask)}>
                {words(ask)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <BulkRefused refused={refused} onSeen={() => setRefused([])} />
      <BulkQuestion
        key={asked}
        ask={asked}
        titles={picked.map(titleOf)}
        maxNote={maxNote}
        isPending={isPending}
        home={() => all.current ?? deskListOf()}
        onDecide={decide}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
