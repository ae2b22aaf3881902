import { useState } from 'react';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { Report } from '../contract.ts';
import { messages } from '../messages.ts';
import { groundsOf } from '../rules.ts';
import { changedPaths, decideReport } from './desk-queries.ts';

/** The decision on a report. Nobody is answered without a reason, and nothing comes down without a ground. */
export function useReportDecision({ id, kind, version }: Report, onDone: () => void) {
  const [isBooked, setBooked] = useState(false);
  const words = useWords(messages);
  const { values, set, reset } = useDraft({ ground: '', statement: '' }, { keep: `report decision ${id}` });
  const [tried, setTried] = useState<'kept' | 'removed'>();
  const { change, isPending } = useChange(decideReport(), {
    done: { title: words('decided'), description: words('decidedText') },
    failed: { title: words('failed'), description: words('failedText') },
    reasons: { invalid_transition: words('over') },
    // What to do about its money stays on the sheet.
    asks: ['has_bookings'],
    onFailed: ({ code }) => setBooked(code === 'has_bookings'),
    refresh: changedPaths,
    onDone: () => {
      reset({ ground: '', statement: '' });
      onDone();
    },
  });
  const statement = values.statement.trim();
  const ground = groundsOf[kind].find((one) => one === values.ground);
  const decide = (decision: 'kept' | 'removed') => {
    setTried(decision);
    if (statement === '' || (decision === 'removed' && !ground)) return;
    const on = decision === 'removed' && ground ? { ground } : {};
    change({ params: { id }, body: { decision, statement, version, ...on } });
  };
  return {
    values,
    set,
    faults: {
      ground: tried === 'removed' && !ground ? words('groundMissing') : undefined,
      statement: tried !== undefined && statement === '' ? words('statementMissing') : undefined,
    },
    isPending,
    isBooked,
    keep: () => decide('kept'),
    takeDown: () => decide('removed'),
  };
}
