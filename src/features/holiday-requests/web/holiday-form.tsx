import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Field } from '#kit/web/ui/field.tsx';
import { Stepper } from '#kit/web/ui/stepper.tsx';
import { wishFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { days as dayLimits, people as peopleLimits } from '../rules.ts';
import { requestHoliday } from './queries.ts';
import type { Size } from './use-kept-size.ts';
import * as styles from '#kit/web/form/form.module.css';
import * as holidayStyles from './holiday.module.css';

type Name = keyof typeof wishFacts;

/** The letter in its order; people and days are counted before the budget. */
const table: FormTable<Texts<Name>, WordsOf<typeof messages>> = {
  facts: wishFacts,
  words: messages,
  fields: {
    client_name: { fills: 'name' },
    client_email: { fills: 'email' },
    budget: { width: 'third', example: 'budgetExample' },
    client_phone: { fills: 'tel' },
    accommodation_type: { choices: { key: (value) => value } },
    vacation_description: { width: 'full', rows: 2, hint: 'descriptionHint', example: 'descriptionExample' },
    special_requests: { width: 'full', example: 'requestsExample' },
  },
};
const counted = `${styles.formThird} ${holidayStyles.wishCount}`;
const whoWrites: readonly Name[] = ['client_name', 'client_email'];
const whatTheyWish = (Object.keys(table.fields) as Name[]).filter((name) => !whoWrites.includes(name));

type HolidayFormProps = {
  readonly size: Size;
  readonly onSize: (counted: Partial<Size>) => void;
  /** With the mailbox that it was sent with. */
  readonly onSent: (email: string) => void;
};

/** The letter: who, when, what for. Nothing typed is lost until it has arrived. */
export function HolidayForm({ size, onSize, onSent }: HolidayFormProps) {
  const words = useWords(messages);
  const user = useStoredUser();
  const form = useForm({
    table,
    call: requestHoliday(),
    keep: 'holiday-request',
    start: { client_name: user?.fullName ?? '', client_email: user?.email ?? '' },
    more: { number_of_people: size.people, duration_days: size.days, currency: 'EUR' },
    failed: words('failed'),
    onSent: (_, { client_email: email }) => onSent(email),
  });
  return (
    <form className={styles.form} {...form.props}>
      <FormFields {...form.fields} only={whoWrites} />
      <Field className={counted} label={words('people')}>
        {(control) => (
          <Stepper
            id={control.id}
            less={words('fewerPeople')}
            more={words('morePeople')}
            min={peopleLimits.min}
            max={peopleLimits.max}
            value={size.people}
            onChange={(people) => onSize({ people })}
          />
        )}
      </Field>
      <Field className={counted} label={words('days')}>
        {(control) => (
          <Stepper
            id={control.id}
            less={words('fewerDays')}
            more={words('moreDays')}
            min={dayLimits.min}
            max={dayLimits.max}
            value={size.days}
            onChange={(days) => onSize({ days })}
          />
        )}
      </Field>
      <FormFields {...form.fields} only={whatTheyWish} />
      <FormEnd form={form} send={words('send')} sending={words('sending')} />
    </form>
  );
}
