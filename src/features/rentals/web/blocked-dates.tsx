import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kit/shared/dates.ts';
import { FormPart } from '#kit/web/form/form-part.tsx';
import { useKeptFocus } from '#kit/web/desk/desk-focus.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Block, RentalRecord } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { isOvernight, slotsOf } from '../stay.ts';
import { BlockDates } from './block-dates.tsx';
import { blocksPath, rentalDeskApi as api } from './desk-queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './blocked-dates.module.css';

/** Dates on which a rental is kept back: what there is, each with a way to take it away, and new ones. */
export function BlockedDates({ record }: { readonly record: RentalRecord }) {
  const words = useWords(messages);
  const list = useQuery(api.query('GET /api/rentals/{id}/blocks', { params: { id: record.id } }));
  // Dates that are let again go with the button that was pressed.
  const kept = useKeptFocus<HTMLDivElement>('li');
  return (
    <>
      <FormPart title={words('blocked')} />
      <p className={fieldStyles.hint}>{words(isOvernight(record) ? 'blockedNights' : 'blockedDays')}</p>
      {list.data ? (
        <div {...kept}>
          <Blocks blocks={list.data} record={record} />
        </div>
      ) : list.isError && !list.isFetching ? (
        <Failure title={words('blocksFailed')} retry={{ label: words('again'), onClick: () => void list.refetch() }} />
      ) : (
        <p role="status">{words('blocksLoading')}</p>
      )}
      <BlockDates record={record} />
    </>
  );
}

function Blocks({ blocks, record }: { readonly blocks: readonly Block[]; readonly record: RentalRecord }) {
  const words = useWords(messages);
  if (blocks.length === 0) return <p>{words('noBlocks')}</p>;
  return (
    <ul className={styles.blockedDates} aria-label={words('blocked')}>
      {blocks.map((block) => (
        <BlockLine key={block.id} block={block} record={record} />
      ))}
    </ul>
  );
}

function BlockLine({ block, record }: { readonly block: Block; readonly record: RentalRecord }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { change, isPending } = useChange(api.mutation('DELETE /api/rentals/{id}/blocks/{block}'), {
    done: { title: words('unblocked') },
    failed: { title: words('unblockFailed'), description: words('unblockFailedText') },
    refresh: [blocksPath(record.id)],
  });
  const [from, to] = [block.from, block.to].map((date) => formatDate(date, 'long', language));
  const when = words(block.from === block.to ? 'blockedOn' : 'blockedSpan', { from: from ?? '', to: to ?? '' });
  const all = slotsOf(record);
  return (
    <li>
      <p>
        <b>{when}</b>
        {all > 1 ? <span>{words('blockedOf', { number: block.quantity, all })}</span> : null}
        {block.note ? <span>{block.note}</span> : null}
      </p>
      <Button
        variant="line"
        size="sm"
        busy={isPending}
        aria-label={words('unblockOf', { when })}
        onClick={() => change({ params: { id: record.id, block: block.id } })}
      >
        <Icon name="x" />
        {words('unblock')}
      </Button>
    </li>
  );
}
