import { useQuery } from '@tanstack/react-query';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { Block, RentalRecord } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { isOvernight, slotsOf } from '../stay.ts';
import { BlockDates } from './block-dates.tsx';
import { DaysLine, DaysPart } from './days-part.tsx';
import { blocksPath, rentalDeskApi as api } from './desk-queries.ts';

/** Dates on which a rental is kept back. */
export function BlockedDates({ record }: { readonly record: RentalRecord }) {
  const words = useWords(messages);
  const list = useQuery(api.query('GET /api/rentals/{id}/blocks', { params: { id: record.id } }));
  return (
    <DaysPart
      title={words('blocked')}
      hint={words(isOvernight(record) ? 'blockedNights' : 'blockedDays')}
      list={list}
      said={{ none: words('noBlocks'), failed: words('blocksFailed'), loading: words('blocksLoading') }}
      lineOf={(block) => <BlockLine key={block.id} block={block} record={record} />}
    >
      <BlockDates record={record} />
    </DaysPart>
  );
}

function BlockLine({ block, record }: { readonly block: Block; readonly record: RentalRecord }) {
  const words = useWords(messages);
  const { change, isPending } = useChange(api.mutation('DELETE /api/rentals/{id}/blocks/{block}'), {
    done: { title: words('unblocked') },
    failed: { title: words('unblockFailed'), description: words('unblockFailedText') },
    refresh: [blocksPath(record.id)],
  });
  const all = slotsOf(record);
  const remove = () => change({ params: { id: record.id, block: block.id } });
  return (
    <DaysLine days={block} isPending={isPending} onRemove={remove}>
      {all > 1 ? <span>{words('blockedOf', { number: block.quantity, all })}</span> : null}
      {block.note ? <span>{block.note}</span> : null}
    </DaysLine>
  );
}
