import { useState } from 'react';
import type { Values } from '#kit/shared/form-shape.ts';
import { ChoiceField } from '#kit/web/form/choice-field.tsx';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormField } from '#kit/web/form/form-field.tsx';
import { TextField } from '#kit/web/form/text-field.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { Stepper } from '#kit/web/ui/stepper.tsx';
import { messages } from '../messages.ts';
import { accommodationTypes, days as dayLimits, holidayForm, people as peopleLimits } from '../rules.ts';
import type { AccommodationType } from '../rules.ts';
import { requestHoliday } from './queries.ts';
import * as styles from '#kit/web/form/form.module.css';

type HolidayFormProps = {
  readonly days: number;
  readonly onDays: (days: number) => void;
  readonly onSent: () => void;
};

/** The letter: who, when, what for. Nothing typed is lost until it has arrived. */
export function HolidayForm({ days, onDays, onSent }: HolidayFormProps) {
  const words = useWords(messages);
  const [people, setPeople] = useState<number>(peopleLimits.initial);
  const form = useForm({
    shape: holidayForm,
    call: requestHoliday(),
    failed: words('failed'),
    bodyOf: (values: Values<(typeof holidayForm.fields)[number]>) => ({
      ...values,
      accommodation_type: values.accommodation_type as AccommodationType,
      number_of_people: people,
      duration_days: days,
      currency: 'EUR' as const,
    }),
    onSent,
  });
  return (
    <form className={styles.form} {...form.props}>
      <TextField form={form} name="client_name" kind="name" label={words('client_name')} />
      <TextField form={form} name="client_email" kind="email" label={words('client_email')} />
      <Field className={styles.formThird} label={words('people')}>
        {(control) => (
          <Stepper
            id={control.id}
            less={words('fewerPeople')}
            more={words('morePeople')}
            min={peopleLimits.min}
            max={peopleLimits.max}
            value={people}
            onChange={setPeople}
          />
        )}
      </Field>
      <Field className={styles.formThird} label={words('days')}>
        {(control) => (
          <Stepper
            id={control.id}
            less={words('fewerDays')}
            more={words('moreDays')}
            min={dayLimits.min}
            max={dayLimits.max}
            value={days}
            onChange={onDays}
          />
        )}
      </Field>
      <TextField
        form={form}
        name="budget"
        kind="text"
        label={words('budget')}
        width="third"
        placeholder={words('budgetExample')}
        maxLength={120}
      />
      <TextField form={form} name="client_phone" kind="phone" label={words('client_phone')} placeholder="+34" />
      <ChoiceField
        form={form}
        name="accommodation_type"
        label={words('accommodation_type')}
        initial="any"
        values={accommodationTypes}
        labelOf={(value) => words(value)}
      />
      <FormField form={form} name="vacation_description" label={words('vacation_description')} width="full">
        {(control) => <TextArea {...control} placeholder={words('descriptionExample')} maxLength={4000} />}
      </FormField>
      <TextField
        form={form}
        name="special_requests"
        kind="text"
        label={words('special_requests')}
        width="full"
        placeholder={words('requestsExample')}
        maxLength={2000}
      />
      <FormEnd form={form} send={words('send')} sending={words('sending')} />
    </form>
  );
}
