import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useReason } from '#kit/web/desk/reason.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import type { ListingRecord, StepCall } from './listing.ts';
import type { ListingWords } from './listing-words.ts';
import { messages } from './messages.ts';
import { OwnersReason } from './owners-reason.tsx';

export type RemoveCall = {
  readonly mutationFn: (input: { params: { id: string }; query: { version: string } }) => Promise<unknown>;
};

type RemoveProps<R> = {
  readonly record: R;
  readonly title: string;
  readonly call: RemoveCall;
  /** How the desk deletes what is public and somebody's: with the reason for its owner. */
  readonly step: StepCall;
  readonly said: ListingWords;
  /** Why the server keeps it; the record as it is now. */
  readonly keeps: (record: R) => string;
  readonly refresh: readonly string[];
};

/** Deletes a listing, after it is asked for; when it must stay, the question turns into the reason. */
export function RemoveListing<R extends ListingRecord>({
  record,
  title,
  call,
  step,
  said,
  keeps,
  refresh,
}: RemoveProps<R>) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const isOwner = useDeskSide() === 'owner';
  const [asks, setAsks] = useState<'no' | 'sure' | 'refused'>('no');
  const reason = useReason(`remove ${record.id}`);
  const asksWhy = !isOwner && record.status === 'published' && record.owner !== null;
  const removing = {
    mutationFn: (note: string | undefined) => {
      const [params, { version }] = [{ id: record.id }, record];
      return note === undefined
        ? call.mutationFn({ params, query: { version: String(version) } })
        : step.mutationFn({ params, body: { step: 'withdraw', note, version } });
    },
  };
  const { change, isPending } = useChange(removing, {
    done: {
      title: said('deleted'),
      description: words(isOwner ? 'own.deletedText' : asksWhy ? 'step.withdraw.doneText' : 'deletedText'),
    },
    failed: { title: words('error'), description: said('deleteFailed') },
    refresh,
    onDone: () => setAsks('no'),
    onFailed: ({ code }) => {
      setAsks(code === 'has_bookings' ? 'refused' : 'no');
      // What stands in its way, or what somebody else made of it, is shown from now on.
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => refresh.some((start) => String(queryKey[0]).startsWith(start)),
      });
    },
  });
  const remove = () => (asksWhy ? reason.give(change) : change(undefined));
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setAsks('sure')}>
        {words('delete')}
      </Button>
      <Confirm
        isOpen={asks !== 'no'}
        title={said('askDelete', { title })}
        text={asks === 'refused' ? keeps(record) : said('askDeleteText')}
        yes={words('delete')}
        no={words('keep')}
        isPending={isPending}
        onYes={remove}
        onClose={() => setAsks('no')}
      >
        {asksWhy && asks === 'sure' ? <OwnersReason reason={reason} /> : null}
      </Confirm>
    </>
  );
}
