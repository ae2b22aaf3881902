import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useInnerForm } from '#kit/web/form/use-inner-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { RentalRecord, Season } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { rentalDeskApi as api, rentalRefresh, seasonsPath } from './desk-queries.ts';
import { emptySeason, SeasonFields, sentSeason, wrongIn } from './season-fields.tsx';

type Props = { readonly record: RentalRecord; readonly others: readonly Season[] };

/** Gives some days a price. */
export function AddSeason({ record, others }: Props) {
  const words = useWords(messages);
  const held = useDraft(emptySeason, { keep: `seasons ${record.id}` });
  const { group, mark, markRefused, ...form } = useInnerForm(held);
  const { change, isPending, problem } = useChange(api.mutation('POST /api/rentals/{id}/seasons'), {
    done: { title: words('seasonDone') },
    failed: { title: words('seasonFailed'), description: words('blockFailedText') },
    refresh: [seasonsPath(record.id), ...rentalRefresh],
    onDone: () => held.reset(emptySeason),
    onFailed: markRefused,
  });
  const add = () => {
    if (mark(wrongIn(held.values, record)) || isPending) return;
    change({ params: { id: record.id }, body: sentSeason(held.values) });
  };
  return (
    <SeasonFields
      record={record}
      label={words('seasonMore')}
      draft={held.values}
      form={form}
      group={group}
      onSend={add}
      taken={problem?.code === 'conflict' ? others : undefined}
    >
      <Button variant="ink" size="sm" busy={isPending} onClick={add}>
        {words('seasonAdd')}
      </Button>
    </SeasonFields>
  );
}
