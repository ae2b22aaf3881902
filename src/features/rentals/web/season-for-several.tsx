import { useRef, useState } from 'react';
import { Problem } from '#kit/shared/problem.ts';
import { BulkSelection } from '#kit/web/desk/bulk/bulk-selection.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useInnerForm } from '#kit/web/form/use-inner-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Several } from '#market/listings/web/desk/listing-panel.tsx';
import type { RentalRecord } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { rentalDeskApi as api, rentalRefresh } from './desk-queries.ts';
import { emptySeason, SeasonFields, sentSeason, wrongIn } from './season-fields.tsx';
import * as bulkStyles from '#kit/web/desk/bulk/bulk.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './blocked-dates.module.css';

const { mutationFn: addSeason } = api.mutation('POST /api/rentals/{id}/seasons');
type Sent = ReturnType<typeof sentSeason>;

/** Why one of them could not have it. */
type Why = 'taken' | 'minUnits' | 'full' | 'gone' | 'other';
const whyOf = (error: unknown): Why => {
  if (!(error instanceof Problem)) return 'other';
  if (error.code === 'conflict') return 'taken';
  if (error.code === 'not_found') return 'gone';
  const [field] = error.fields;
  return field?.path === 'minUnits' ? 'minUnits' : field?.path === 'from' ? 'full' : 'other';
};

/** Writes it for one after the other, each by itself: one that is refused keeps it from none of the others. */
async function writeForAll(some: readonly RentalRecord[], body: Sent) {
  const done: string[] = [];
  const refused: { id: string; error: unknown }[] = [];
  for (const { id } of some)
    try {
      await addSeason({ params: { id }, body });
      done.push(id);
    } catch (error) {
      refused.push({ id, error });
    }
  return { done, refused };
}

/** Above an owner's rentals: several are chosen, and one season is written for all of them. */
export function SeasonForSeveral({ selection, titleOf }: Several<RentalRecord>) {
  const words = useWords(messages);
  const all = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { picked } = selection;
  return (
    <>
      <BulkSelection selection={selection} label={words('severalAll')} all={all}>
        <Button variant="ink" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words('several')}
        </Button>
      </BulkSelection>
      {isOpen && picked.length > 0 ? (
        <SeveralForm
          selection={selection}
          titleOf={titleOf}
          onClose={() => {
            setOpen(false);
            all.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

function SeveralForm({ selection, titleOf, onClose }: Several<RentalRecord> & { readonly onClose: () => void }) {
  const words = useWords(messages);
  const { picked, pickOf } = selection;
  const held = useDraft(emptySeason, { keep: 'seasons several' });
  const { group, mark, ...form } = useInnerForm(held);
  const [refused, setRefused] = useState<readonly { readonly id: string; readonly why: Why }[]>([]);
  const { change, isPending } = useChange(
    {
      mutationFn: async (body: Sent) => {
        const reply = await writeForAll(picked, body);
        setRefused(reply.refused.map(({ id, error }) => ({ id, why: whyOf(error) })));
        // Where none has it, it has failed.
        if (reply.done.length === 0) throw reply.refused[0]?.error;
        return reply;
      },
    },
    {
      done: ({ done, refused }) => ({
        title: words('severalDone', { count: done.length, all: done.length + refused.length }),
      }),
      failed: { title: words('seasonFailed'), description: words('blockFailedText') },
      refresh: rentalRefresh,
      onDone: (reply) => {
        for (const id of reply.done) pickOf(id).onPick();
        if (reply.refused.length > 0) return;
        held.reset(emptySeason);
        onClose();
      },
    },
  );
  const [first] = picked;
  if (first === undefined) return null;
  const fits = picked.every(({ priceUnit }) => priceUnit === first.priceUnit);
  // What is too long for one of them is the house's to refuse there.
  const longest = { ...first, maxUnits: Math.max(...picked.map(({ maxUnits }) => maxUnits)) };
  const send = () => {
    if (isPending || !fits || mark(wrongIn(held.values, longest))) return;
    change(sentSeason(held.values));
  };
  const told = picked.flatMap((rental) =>
    refused.filter(({ id }) => id === rental.id).map(({ why }) => ({ rental, why })),
  );
  return (
    <section className={styles.several} aria-labelledby="several-season">
      <h3 id="several-season" className="tower-s">
        {words('severalTitle', { count: picked.length })}
      </h3>
      <p>{picked.map(titleOf).join(', ')}</p>
      <p className={fieldStyles.hint}>{words(fits ? 'severalText' : 'severalUnits')}</p>
      {fits ? (
        <SeasonFields
          record={longest}
          label={words('seasonMore')}
          draft={held.values}
          form={form}
          group={group}
          onSend={send}
          taken={undefined}
        >
          <Button variant="ink" size="sm" busy={isPending} onClick={send}>
            {words('severalSend')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onClose}>
            {words('severalClose')}
          </Button>
        </SeasonFields>
      ) : null}
      <div role="alert">
        {told.length === 0 ? null : (
          <div className={bulkStyles.bulkRefused}>
            <p>{words('severalRefused', { count: told.length })}</p>
            <ul>
              {told.map(({ rental, why }) => (
                <li key={rental.id}>
                  <b>{titleOf(rental)}</b>: {words(`severalWhy.${why}`)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
