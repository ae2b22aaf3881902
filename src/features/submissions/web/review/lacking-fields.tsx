import { Fragment, type ReactNode } from 'react';
import { priceRanges } from '#features/businesses/rules.ts';
import { jobSchedules, salaryTypes } from '#features/jobs/rules.ts';
import { kindOf } from '#features/listings/kinds.ts';
import { priceUnits } from '#features/rentals/rules.ts';
import { folds } from '#kit/shared/dates.ts';
import { ClockChange } from '#market/listings/web/fields/clock-change.tsx';
import { HoursField } from '#market/listings/web/fields/hours-field.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../../desk-messages.ts';
import { reviewFacts } from '../../facts.ts';
import type { SubmissionType } from '../../rules.ts';
import { ReviewField } from './review-field.tsx';
import type { ReviewForm } from './use-decision.ts';

type Props = { readonly type: SubmissionType; readonly form: Pick<ReviewForm, 'draft' | 'faultOf'> };

/** What the submission could not say, because nobody asked: what its kind asks for, field by field. */
export function LackingFields({ type, form }: Props) {
  const words = useWords(messages);
  const { asked, capacity } = kindOf(type);
  /** A closed set may stay open: nobody has to know. */
  const open = { value: '', label: words('unnamed') };
  const fields: Readonly<Record<string, () => ReactNode>> = {
    date: () => <ReviewField form={form} name="date" />,
    time: () => <ReviewField form={form} name="time" />,
    fold: () => (
      <ClockChange
        date={form.draft.values.date}
        time={form.draft.values.time}
        fold={folds.find((fold) => fold === form.draft.values.fold) ?? ''}
        onTime={(time) => form.draft.set('time', time)}
        onFold={(fold) => form.draft.set('fold', fold)}
        isRefused={form.faultOf('fold') !== undefined}
      />
    ),
    duration: () => <ReviewField form={form} name="duration" example={words('durationExample')} />,
    organizer: () => <ReviewField form={form} name="organizer" />,
    capacity: () =>
      capacity && (
        <ReviewField
          form={form}
          name="capacity"
          label={words(capacity.of)}
          fact={{ ...reviewFacts.capacity, max: capacity.max }}
        />
      ),
    price: () => <ReviewField form={form} name="price" example="12.50" />,
    price_unit: () => (
      <ReviewField
        form={form}
        name="price_unit"
        options={[open, ...priceUnits.map((value) => ({ value, label: words(`unit.${value}`) }))]}
      />
    ),
    phone: () => <ReviewField form={form} name="phone" hint={words('publicHint')} />,
    email: () => <ReviewField form={form} name="email" hint={words('publicHint')} />,
    website: () => <ReviewField form={form} name="website" example="https://" />,
    price_range: () => (
      <ReviewField form={form} name="price_range" options={priceRanges.map((value) => ({ value, label: value }))} />
    ),
    opening_hours: () => (
      <HoursField
        field={{
          name: 'opening_hours',
          value: form.draft.values.hours,
          fact: reviewFacts.opening_hours,
          isRequired: false,
          canBeNone: true,
          change: (hours) => form.draft.set('hours', hours),
          fault: undefined,
          faultOfPart: (place) => (form.faultOf(`opening_hours.${place}`) ? 'hours' : undefined),
        }}
      />
    ),
    employer: () => <ReviewField form={form} name="employer" />,
    salary: () => <ReviewField form={form} name="salary" example={words('salaryExample')} />,
    salary_type: () => (
      <ReviewField
        form={form}
        name="salary_type"
        options={[open, ...salaryTypes.map((value) => ({ value, label: words(`salary.${value}`) }))]}
      />
    ),
    schedule: () => (
      <ReviewField
        form={form}
        name="schedule"
        options={[open, ...jobSchedules.map((value) => ({ value, label: words(`schedule.${value}`) }))]}
      />
    ),
  };
  return asked.map((name) => <Fragment key={name}>{fields[name]?.()}</Fragment>);
}
