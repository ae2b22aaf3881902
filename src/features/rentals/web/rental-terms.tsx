import { PolicyField } from '#market/listings/web/cancellation/policy-field.tsx';
import { NumberField, TextField } from '#market/listings/web/fields/text-field.tsx';
import type { Bound, ListingForm } from '#market/listings/web/fields/use-listing-form.ts';
import { FormPart } from '#market/listings/web/desk/parts.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import { isOvernight } from '../stay.ts';
import { usualDraft, type RentalDraft } from './rental-draft.ts';
import * as styles from '#kit/web/ui/field.module.css';

/** A whole number on a third of a line. */
const whole = { width: 'third', step: 1 } as const;

type TermsProps = { readonly form: ListingForm<RentalDraft> };

/** How a rental is booked, in words that fit its unit; by person the guests are the places, and a place is for a day. */
export function RentalTerms({ form: { at } }: TermsProps) {
  const words = useWords(messages);
  const priceUnit = at('priceUnit').value || null;
  const [kind, unit] = [isOvernight({ priceUnit }) ? 'night' : 'day', priceUnit ?? 'open'] as const;
  return (
    <>
      <FormPart title={words('booking')} />
      {unit === 'person' ? (
        <p className={styles.hint}>{words('placesHint')}</p>
      ) : (
        <>
          <NumberField
            field={at('minUnits')}
            label={words(`min.${unit}`)}
            {...whole}
            min={1}
            max={365}
            refused={words('minRefused')}
          />
          <NumberField
            field={at('maxUnits')}
            label={words(`max.${unit}`)}
            {...whole}
            min={1}
            max={365}
            refused={words('maxRefused')}
          />
          <NumberField
            field={at('quantity')}
            label={words('quantity')}
            hint={words('quantityHint')}
            {...whole}
            min={1}
            max={500}
          />
        </>
      )}
      <TextField field={at('fromTime')} label={words(`from.${kind}`)} type="time" width="third" max={5} />
      <TextField
        field={at('toTime')}
        label={words(`to.${kind}`)}
        type="time"
        width="third"
        max={5}
        refused={words(`toRefused.${kind}`)}
      />
      <NumberField
        field={at('leadHours')}
        label={words('leadHours')}
        hint={words('leadHint')}
        {...whole}
        min={0}
        max={1440}
      />
      <PolicyField field={at('cancellation')} />
    </>
  );
}

/** The unit of the price; what is still usual of the old one becomes what is usual of the new one. */
export function unitField({ values, at }: ListingForm<RentalDraft>): Bound<RentalDraft['priceUnit']> {
  const field = at('priceUnit');
  const change: typeof field.change = (unit) => {
    const [before, after] = [usualDraft(field.value || null), usualDraft(unit || null)];
    field.change(unit);
    for (const name of termNames) if (values[name] === before[name]) at(name).change(after[name]);
  };
  return { ...field, change };
}

const termNames = ['minUnits', 'maxUnits', 'fromTime', 'toTime'] as const;
