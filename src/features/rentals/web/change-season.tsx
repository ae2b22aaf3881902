import { useEffect } from 'react';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useInnerForm } from '#kit/web/form/use-inner-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { RentalRecord, Season } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { rentalDeskApi as api, rentalRefresh, seasonsPath } from './desk-queries.ts';
import { SeasonFields, sentSeason, wrongIn, type SeasonDraft } from './season-fields.tsx';
import { useDaysWords } from './use-days-words.ts';

type Props = {
  readonly record: RentalRecord;
  readonly season: Season;
  readonly others: readonly Season[];
  readonly onClose: () => void;
};

const draftOf = ({ from, to, price, weekendPrice, minUnits }: Season): SeasonDraft => ({
  from,
  to,
  price,
  weekendPrice: weekendPrice ?? '',
  minUnits: minUnits === null ? '' : String(minUnits),
});

/** A period with what stands there, to be changed; it is saved at once. */
export function ChangeSeason({ record, season, others, onClose }: Props) {
  const words = useWords(messages);
  const { spanOf } = useDaysWords();
  const held = useDraft(draftOf(season), { keep: `season ${season.id}` });
  const { group, mark, markRefused, ...form } = useInnerForm(held);
  // What was pressed stands here no more.
  useEffect(() => group.current?.querySelector('input')?.focus(), [group]);
  const { change, isPending, problem } = useChange(api.mutation('PUT /api/rentals/{id}/seasons/{season}'), {
    done: { title: words('seasonChanged') },
    failed: { title: words('seasonUnchanged'), description: words('blockFailedText') },
    refresh: [seasonsPath(record.id), ...rentalRefresh],
    onFresh: onClose,
    onFailed: markRefused,
  });
  const save = () => {
    if (mark(wrongIn(held.values, record)) || isPending) return;
    if (!held.isDirty) onClose();
    else change({ params: { id: record.id, season: season.id }, body: sentSeason(held.values) });
  };
  return (
    <SeasonFields
      record={record}
      label={words('seasonChangeOf', { when: spanOf(season) })}
      draft={held.values}
      form={form}
      group={group}
      onSend={save}
      since={season.from}
      taken={problem?.code === 'conflict' ? others : undefined}
    >
      <Button variant="ink" size="sm" busy={isPending} onClick={save}>
        {words('seasonSave')}
      </Button>
      <Button variant="quiet" size="sm" onClick={onClose}>
        {words('seasonLeave')}
      </Button>
    </SeasonFields>
  );
}
