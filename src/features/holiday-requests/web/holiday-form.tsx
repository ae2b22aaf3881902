import { useState } from 'react';
import type { Values } from '#kit/shared/form-shape.ts';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormField } from '#kit/web/form/form-field.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input, TextArea } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { Stepper } from '#kit/web/ui/stepper.tsx';
import { messages } from '../messages.ts';
import { accommodationTypes, days as dayLimits, holidayForm, people as peopleLimits } from '../rules.ts';
import type { AccommodationType } from '../rules.ts';
import { requestHoliday } from './queries.ts';

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
    <form className="form" {...form.props}>
      <FormField form={form} name="client_name" label={words('client_name')}>
        {(control) => <Input {...control} autoComplete="name" maxLength={120} />}
      </FormField>
      <FormField form={form} name="client_email" label={words('client_email')}>
        {(control) => <Input {...control} type="email" autoComplete="email" maxLength={254} />}
      </FormField>
      <Field className="form-third" label={words('people')}>
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
      <Field className="form-third" label={words('days')}>
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
      <FormField form={form} name="budget" label={words('budget')} width="third">
        {(control) => <Input {...control} placeholder={words('budgetExample')} maxLength={120} />}
      </FormField>
      <FormField form={form} name="client_phone" label={words('client_phone')}>
        {(control) => <Input {...control} type="tel" autoComplete="tel" placeholder="+34" maxLength={40} />}
      </FormField>
      <FormField form={form} name="accommodation_type" label={words('accommodation_type')}>
        {(control) => (
          <Select
            {...control}
            defaultValue="any"
            options={accommodationTypes.map((value) => ({ value, label: words(value) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="vacation_description" label={words('vacation_description')} width="full">
        {(control) => <TextArea {...control} placeholder={words('descriptionExample')} maxLength={4000} />}
      </FormField>
      <FormField form={form} name="special_requests" label={words('special_requests')} width="full">
        {(control) => <Input {...control} placeholder={words('requestsExample')} maxLength={2000} />}
      </FormField>
      <FormEnd form={form} send={words('send')} sending={words('sending')} />
    </form>
  );
}
