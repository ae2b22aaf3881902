import { priceRanges } from '#features/businesses/rules.ts';
import { jobSchedules, salaryTypes } from '#features/jobs/rules.ts';
import { priceUnits } from '#features/rentals/rules.ts';
import { folds } from '#kit/shared/dates.ts';
import { ClockChange } from '#market/listings/web/fields/clock-change.tsx';
import { HoursField } from '#market/listings/web/fields/hours-field.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import type { SubmissionType } from '../rules.ts';
import { ReviewField } from './review-field.tsx';
import type { ReviewForm } from './use-decision.ts';

const amount = { inputMode: 'decimal', placeholder: '12.50', maxLength: 10 } as const;
const count = { type: 'number', min: 1, inputMode: 'numeric' } as const;

/** What the submission could not say, because nobody asked: by its type. */
export function LackingFields({
  type,
  form,
}: {
  readonly type: SubmissionType;
  readonly form: Pick<ReviewForm, 'draft' | 'faultOf'>;
}) {
  const words = useWords(messages);
  /** A closed set may stay open: nobody has to know. */
  const open = { value: '', label: words('unnamed') };
  switch (type) {
    case 'event':
      return (
        <>
          <ReviewField form={form} name="date" input={{ type: 'date' }} />
          <ReviewField form={form} name="time" input={{ type: 'time' }} />
          <ClockChange
            date={form.draft.values.date}
            time={form.draft.values.time}
            fold={folds.find((fold) => fold === form.draft.values.fold) ?? ''}
            onTime={(time) => form.draft.set('time', time)}
            onFold={(fold) => form.draft.set('fold', fold)}
            isRefused={form.faultOf('fold') !== undefined}
          />
          <ReviewField form={form} name="duration" input={{ maxLength: 60, placeholder: words('durationExample') }} />
          <ReviewField form={form} name="organizer" input={{ maxLength: 120 }} />
          <ReviewField form={form} name="capacity" label={words('tickets')} input={{ ...count, max: 100_000 }} />
          <ReviewField form={form} name="price" input={amount} />
        </>
      );
    case 'rental':
      return (
        <>
          <ReviewField form={form} name="price" input={amount} />
          <ReviewField
            form={form}
            name="price_unit"
            options={[open, ...priceUnits.map((value) => ({ value, label: words(`unit.${value}`) }))]}
          />
          <ReviewField form={form} name="capacity" label={words('guests')} input={{ ...count, max: 500 }} />
        </>
      );
    case 'business':
      return (
        <>
          <ReviewField form={form} name="phone" hint={words('publicHint')} input={{ type: 'tel', maxLength: 40 }} />
          <ReviewField form={form} name="email" hint={words('publicHint')} input={{ type: 'email', maxLength: 254 }} />
          <ReviewField form={form} name="website" input={{ type: 'url', maxLength: 500, placeholder: 'https://' }} />
          <ReviewField form={form} name="price_range" options={priceRanges.map((value) => ({ value, label: value }))} />
          <HoursField
            field={{
              name: 'opening_hours',
              value: form.draft.values.hours,
              isRequired: false,
              change: (hours) => form.draft.set('hours', hours),
              fault: undefined,
              faultOfPart: (place) => (form.faultOf(`opening_hours.${place}`) ? 'hours' : undefined),
            }}
          />
        </>
      );
    case 'job':
      return (
        <>
          <ReviewField form={form} name="employer" input={{ maxLength: 120 }} />
          <ReviewField form={form} name="salary" input={{ maxLength: 80, placeholder: words('salaryExample') }} />
          <ReviewField
            form={form}
            name="salary_type"
            options={[open, ...salaryTypes.map((value) => ({ value, label: words(`salary.${value}`) }))]}
          />
          <ReviewField
            form={form}
            name="schedule"
            options={[open, ...jobSchedules.map((value) => ({ value, label: words(`schedule.${value}`) }))]}
          />
        </>
      );
  }
}
