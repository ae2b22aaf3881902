import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { inquiryFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { advertisedBusinessTypes, advertisingBudgets } from '../rules.ts';
import { inquireAdvertising } from './queries.ts';
import * as styles from '#kit/web/form/form.module.css';

/** Ten fields, three of them required (specification section 5); what custom stands for is the quote's alone. */
const table: FormTable<Texts<keyof typeof inquiryFacts>, WordsOf<typeof messages>> = {
  facts: inquiryFacts,
  words: messages,
  fields: {
    businessName: { fills: 'organization' },
    contactName: { required: true, fills: 'name' },
    email: { fills: 'email' },
    phone: { fills: 'tel' },
    // Asked for, but not insisted on.
    businessType: {
      isMarked: true,
      none: 'choose',
      offers: advertisedBusinessTypes,
      choices: { key: (value) => `type.${value}` },
    },
    location: {},
    currentMarketing: { none: 'choose', choices: { key: (value) => `marketing.${value}` } },
    budget: { none: 'choose', offers: advertisingBudgets, choices: { key: (value) => `budget.${value}` } },
    goals: { width: 'full', example: 'goalsExample' },
    message: { width: 'full', rows: 5 },
  },
};

/** What somebody wants to advertise; cleared when it has arrived. */
export function InquiryForm() {
  const words = useWords(messages);
  const form = useForm({
    table,
    call: inquireAdvertising(),
    keep: 'advertising-inquiry',
    failed: words('failed'),
    sent: { title: words('submitted'), description: words('submittedText') },
  });
  return (
    <form className={styles.form} {...form.props}>
      <FormFields {...form.fields} />
      <FormEnd form={form} send={words('submit')} sending={words('submitting')} />
    </form>
  );
}
