/** The fields of a period with a price of its own, for a new one and for one that is changed. */
import type { ReactNode } from 'react';
import { centsOf } from '#kit/shared/money.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';
import { PriceInput } from '#kit/web/form/price-input.tsx';
import type { useInnerForm } from '#kit/web/form/use-inner-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { wallClock } from '#market/town/dates.ts';
import type { RentalRecord, Season } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { messages as cardMessages } from '../messages.ts';
import { hasWeekends } from '../stay-price.ts';
import { useDaysWords } from './use-days-words.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './blocked-dates.module.css';

type Name = 'from' | 'to' | 'price' | 'weekendPrice' | 'minUnits';
export type SeasonDraft = Readonly<Record<Name, string>>;

/** A new one has nothing in it yet. */
export const emptySeason: SeasonDraft = { from: '', to: '', price: '', weekendPrice: '', minUnits: '' };

/** What is sent of a draft; one date is enough. */
export const sentSeason = ({ from, to, price, weekendPrice, minUnits }: SeasonDraft) => ({
  from,
  to: to === '' ? from : to,
  price: typedPrice(price),
  weekendPrice: weekendPrice === '' ? null : typedPrice(weekendPrice),
  minUnits: minUnits === '' ? null : Number(minUnits),
});

/** What can't be sent of it. */
export function wrongIn(draft: SeasonDraft, { maxUnits }: RentalRecord): (name: Name) => boolean {
  const { from, to, price, weekendPrice, minUnits } = sentSeason(draft);
  const wrong: Readonly<Record<Name, boolean>> = {
    from: from === '',
    to: to < from,
    price: !centsOf(price),
    weekendPrice: weekendPrice !== null && !centsOf(weekendPrice),
    minUnits: minUnits !== null && !(Number.isInteger(minUnits) && minUnits >= 1 && minUnits <= maxUnits),
  };
  return (name) => wrong[name];
}

type Form = ReturnType<typeof useInnerForm<SeasonDraft>>;

type Props = {
  readonly record: RentalRecord;
  readonly label: string;
  readonly draft: SeasonDraft;
  readonly form: Pick<Form, 'isFaulty' | 'bind'>;
  readonly group: Form['group'];
  readonly onSend: () => void;
  /** The first day that can be chosen, where one has begun already. */
  readonly since?: string;
  /** The house refused it, because one of these has a day of it. */
  readonly taken: readonly Season[] | undefined;
  /** What is pressed. */
  readonly children: ReactNode;
};

/** They stand inside the sheet's form, so they are none of their own: Enter in one sends these, and saves nothing else. */
export function SeasonFields({ record, label, draft, form, group, onSend, since, taken, children }: Props) {
  const words = useWords(messages);
  const cardWords = useWords(cardMessages);
  const today = wallClock(useNow()).date;
  const bind = (name: Name) => form.bind(name, onSend);
  const faultOf = (name: Name) => (form.isFaulty(name) ? words(`seasonFault.${name}`) : undefined);
  const unit = record.priceUnit ?? 'open';
  const half = formStyles.formHalf;
  const first = since !== undefined && since < today ? since : today;
  return (
    <div ref={group} className={`${styles.blockDates} ${formStyles.form}`} role="group" aria-label={label}>
      <Field className={half} label={words('seasonFrom')} error={faultOf('from')}>
        {(control) => <Input {...control} {...bind('from')} type="date" min={first} />}
      </Field>
      <Field className={half} label={words('seasonTo')} error={faultOf('to')}>
        {(control) => <Input {...control} {...bind('to')} type="date" min={draft.from || first} />}
      </Field>
      <Field
        className={half}
        label={unit === 'open' ? words('seasonPrice') : `${words('seasonPrice')} (${cardWords(`unit.${unit}`)})`}
        error={faultOf('price')}
      >
        {(control) => <PriceInput {...control} {...bind('price')} />}
      </Field>
      {hasWeekends(record.priceUnit) ? (
        <Field
          className={half}
          label={words('seasonWeekend')}
          hint={words('seasonWeekendHint')}
          error={faultOf('weekendPrice')}
        >
          {(control) => <PriceInput {...control} {...bind('weekendPrice')} />}
        </Field>
      ) : null}
      {unit === 'person' ? null : (
        <Field className={half} label={words('seasonMin')} hint={words('seasonMinHint')} error={faultOf('minUnits')}>
          {(control) => <Input {...control} {...bind('minUnits')} type="number" inputMode="numeric" min={1} step={1} />}
        </Field>
      )}
      <div role="alert">
        {taken ? (
          <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
            <Icon name="alert" />
            <Taken draft={draft} seasons={taken} />
          </p>
        ) : null}
      </div>
      <div className={styles.seasonButtons}>{children}</div>
    </div>
  );
}

/** Which of them it is; none where somebody else has just added it. */
function Taken({ draft, seasons }: { readonly draft: SeasonDraft; readonly seasons: readonly Season[] }) {
  const words = useWords(messages);
  const { spanOf } = useDaysWords();
  const { from, to } = sentSeason(draft);
  const other = seasons.find((season) => season.from <= to && from <= season.to);
  return other ? words('seasonTakenBy', { when: spanOf(other) }) : words('seasonTaken');
}
