import { centsOf } from '#kit/shared/money.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useInnerForm } from '#kit/web/form/use-inner-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { wallClock } from '#market/town/dates.ts';
import type { RentalRecord } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { messages as cardMessages } from '../messages.ts';
import { hasWeekends } from '../stay-price.ts';
import { rentalDeskApi as api, rentalRefresh, seasonsPath } from './desk-queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './blocked-dates.module.css';

type Name = 'from' | 'to' | 'price' | 'weekendPrice' | 'minUnits';
type Draft = Readonly<Record<Name, string>>;

const empty: Draft = { from: '', to: '', price: '', weekendPrice: '', minUnits: '' };

/** A comma parts cents as well as a point does. */
const sentPrice = (price: string) => price.trim().replace(',', '.');

/** Gives some days a price. It stands inside the sheet's form, so it is none of its own: Enter in it adds, and saves nothing else. */
export function AddSeason({ record }: { readonly record: RentalRecord }) {
  const words = useWords(messages);
  const cardWords = useWords(cardMessages);
  const held = useDraft(empty, { keep: `seasons ${record.id}` });
  const { values: draft, reset } = held;
  const { group, mark, markRefused, isFaulty, bind: bindTo } = useInnerForm(held);
  const { change, isPending, problem } = useChange(api.mutation('POST /api/rentals/{id}/seasons'), {
    done: { title: words('seasonDone') },
    failed: { title: words('seasonFailed'), description: words('blockFailedText') },
    refresh: [seasonsPath(record.id), ...rentalRefresh],
    onDone: () => reset(empty),
    onFailed: markRefused,
  });
  const add = () => {
    const { from, to, price, weekendPrice, minUnits } = draft;
    const last = to === '' ? from : to;
    const least = minUnits === '' ? null : Number(minUnits);
    const wrong: Readonly<Record<Name, boolean>> = {
      from: from === '',
      to: last < from,
      price: !centsOf(sentPrice(price)),
      weekendPrice: weekendPrice !== '' && !centsOf(sentPrice(weekendPrice)),
      minUnits: least !== null && !(Number.isInteger(least) && least >= 1 && least <= record.maxUnits),
    };
    if (mark((name) => wrong[name]) || isPending) return;
    change({
      params: { id: record.id },
      body: {
        from,
        to: last,
        price: sentPrice(price),
        weekendPrice: weekendPrice === '' ? null : sentPrice(weekendPrice),
        minUnits: least,
      },
    });
  };
  const today = wallClock(useNow()).date;
  const bind = (name: Name) => bindTo(name, add);
  const faultOf = (name: Name) => (isFaulty(name) ? words(`seasonFault.${name}`) : undefined);
  const unit = record.priceUnit ?? 'open';
  const half = formStyles.formHalf;
  return (
    <div
      ref={group}
      className={`${styles.blockDates} ${formStyles.form}`}
      role="group"
      aria-label={words('seasonMore')}
    >
      <Field className={half} label={words('seasonFrom')} error={faultOf('from')}>
        {(control) => <Input {...control} {...bind('from')} type="date" min={today} />}
      </Field>
      <Field className={half} label={words('seasonTo')} error={faultOf('to')}>
        {(control) => <Input {...control} {...bind('to')} type="date" min={draft.from || today} />}
      </Field>
      <Field
        className={half}
        label={unit === 'open' ? words('seasonPrice') : `${words('seasonPrice')} (${cardWords(`unit.${unit}`)})`}
        error={faultOf('price')}
      >
        {(control) => <Input {...control} {...bind('price')} inputMode="decimal" />}
      </Field>
      {hasWeekends(record.priceUnit) ? (
        <Field
          className={half}
          label={words('seasonWeekend')}
          hint={words('seasonWeekendHint')}
          error={faultOf('weekendPrice')}
        >
          {(control) => <Input {...control} {...bind('weekendPrice')} inputMode="decimal" />}
        </Field>
      ) : null}
      {unit === 'person' ? null : (
        <Field className={half} label={words('seasonMin')} hint={words('seasonMinHint')} error={faultOf('minUnits')}>
          {(control) => <Input {...control} {...bind('minUnits')} type="number" inputMode="numeric" min={1} step={1} />}
        </Field>
      )}
      <div role="alert">
        {problem?.code === 'conflict' ? (
          <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
            <Icon name="alert" />
            {words('seasonTaken')}
          </p>
        ) : null}
      </div>
      <div>
        <Button variant="ink" size="sm" busy={isPending} onClick={add}>
          {words('seasonAdd')}
        </Button>
      </div>
    </div>
  );
}
