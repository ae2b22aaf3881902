import { wallClock } from '#market/town/dates.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useInnerForm } from '#kit/web/form/use-inner-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import type { RentalRecord } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { blockFacts } from '../facts.ts';
import { slotsOf } from '../stay.ts';
import { blocksPath, rentalDeskApi as api } from './desk-queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './blocked-dates.module.css';

type Draft = { readonly from: string; readonly to: string; readonly quantity: string; readonly note: string };
type Name = keyof Draft;

/** Blocks more dates. It stands inside the sheet's form, so it is none of its own: Enter in it blocks, and saves nothing else. */
export function BlockDates({ record }: { readonly record: RentalRecord }) {
  const words = useWords(messages);
  const all = slotsOf(record);
  const empty: Draft = { from: '', to: '', quantity: String(all), note: '' };
  const held = useDraft(empty, { keep: `blocks ${record.id}` });
  const { values: draft, reset } = held;
  const { group, mark, markRefused, isFaulty, bind: bindTo } = useInnerForm(held);
  const { change, isPending, problem } = useChange(api.mutation('POST /api/rentals/{id}/blocks'), {
    done: { title: words('blockDone') },
    failed: { title: words('blockFailed'), description: words('blockFailedText') },
    refresh: [blocksPath(record.id)],
    onDone: () => reset(empty),
    onFailed: markRefused,
  });
  const block = () => {
    const { from, to, quantity, note } = draft;
    const last = to === '' ? from : to;
    const isWrong = (name: Name) => (name === 'from' && from === '') || (name === 'to' && last < from);
    if (mark(isWrong) || isPending) return;
    change({
      params: { id: record.id },
      body: { from, to: last, quantity: Number(quantity), note: note.trim() || null },
    });
  };
  const today = wallClock(useNow()).date;
  const bind = (name: Name) => bindTo(name, block);
  const faultOf = (name: Name) => (isFaulty(name) ? words(`blockFault.${name}`) : undefined);
  return (
    <div ref={group} className={`${styles.blockDates} ${formStyles.form}`} role="group" aria-label={words('blockMore')}>
      <Field
        className={all > 1 ? formStyles.formThird : formStyles.formHalf}
        label={words('blockFrom')}
        error={faultOf('from')}
      >
        {(control) => <Input {...control} {...bind('from')} type="date" min={today} />}
      </Field>
      <Field
        className={all > 1 ? formStyles.formThird : formStyles.formHalf}
        label={words('blockTo')}
        error={faultOf('to')}
      >
        {(control) => <Input {...control} {...bind('to')} type="date" min={draft.from || today} />}
      </Field>
      {all > 1 ? (
        <Field className={formStyles.formThird} label={words('blockCount')} error={faultOf('quantity')}>
          {(control) => (
            <Input {...control} {...bind('quantity')} type="number" inputMode="numeric" min={1} max={all} step={1} />
          )}
        </Field>
      ) : null}
      <Field label={words('blockNote')} hint={words('blockNoteHint')} error={faultOf('note')}>
        {(control) => <Input {...control} {...bind('note')} maxLength={blockFacts.note.max} />}
      </Field>
      <div role="alert">
        {problem?.code === 'dates_unavailable' ? (
          <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
            <Icon name="alert" />
            {words('blockTaken')}
          </p>
        ) : null}
      </div>
      <div>
        <Button variant="ink" size="sm" busy={isPending} onClick={block}>
          {words('block')}
        </Button>
      </div>
    </div>
  );
}
