import { createContext, use } from 'react';
import { listingState } from '../../listing.ts';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useReason } from '#kit/web/desk/reason.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import type { ListingRecord, StepCall } from './listing.ts';
import { useStepWords } from './use-step-words.ts';

/** What follows a decision while a queue is looked through: the next one opens. */
export const OnDecided = createContext<(() => void) | undefined>(undefined);

type Judged = {
  readonly record: ListingRecord | undefined;
  readonly step: StepCall;
  readonly refresh: readonly string[];
  readonly onClose: () => void;
};

/** The desk's decision on a listing that waits for its review, where it is read. */
export function useJudging({ record, step, refresh, onClose }: Judged) {
  const isDesk = useDeskSide() === 'desk';
  const onDone = use(OnDecided) ?? onClose;
  const reason = useReason(record && `return ${record.id}`);
  const publishing = useChange(step, { ...useStepWords('publish', []), refresh, onDone });
  const returning = useChange(step, { ...useStepWords('return', []), refresh, onDone });
  const about = record && { params: { id: record.id }, version: record.version };
  return {
    reason,
    isOpen: isDesk && record !== undefined && listingState(record) === 'waiting',
    isPending: publishing.isPending || returning.isPending,
    approve: () =>
      about && publishing.change({ params: about.params, body: { step: 'publish', version: about.version } }),
    reject: () =>
      reason.give(
        (note) =>
          about && returning.change({ params: about.params, body: { step: 'return', note, version: about.version } }),
      ),
  };
}
export type Judging = ReturnType<typeof useJudging>;
