import { useRef } from 'react';
import type { BulkReply } from '#kit/shared/bulk.ts';
import { useWords } from '../../i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { BulkQuestion, type BulkAnswer, type BulkAsk } from './bulk-question.tsx';
import { BulkRefused } from './bulk-refused.tsx';
import { BulkSelection } from './bulk-selection.tsx';
import { deskListOf } from '../desk-focus.ts';
import { messages } from '../messages.ts';
import { useBulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

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
  const { picked } = selection;
  const { asked, setAsked, decide, isPending, refused, forgetRefused } = useBulk<BulkAsk, T, BulkAnswer>({
    selection,
    titleOf,
    call,
    refresh,
  });
  return (
    <>
      <BulkSelection selection={selection} label={words('pickAll')} all={all}>
        {asks.map((ask) => (
          <Button key={ask} variant={ask === 'approve' ? 'teal' : 'danger'} size="sm" onClick={() => setAsked(ask)}>
            {words(ask)}
          </Button>
        ))}
      </BulkSelection>
      <BulkRefused refused={refused} onSeen={forgetRefused} />
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
