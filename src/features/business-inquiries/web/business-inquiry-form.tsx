import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { town } from '#market/town/town.ts';
import { inquiryFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { descriptionRows } from '../rules.ts';
import { inquire } from './queries.ts';
import * as styles from '#kit/web/form/form.module.css';

/** Eight fields, one of them free to leave (specification section 5). */
const table: FormTable<Texts<keyof typeof inquiryFacts>, WordsOf<typeof messages>> = {
  facts: inquiryFacts,
  words: messages,
  fields: {
    businessType: { none: 'choose', choices: { key: (value) => `type.${value}` } },
    businessName: { fills: 'organization' },
    contactName: { fills: 'name' },
    email: { fills: 'email' },
    phone: { fills: 'tel' },
    location: { example: 'locationExample' },
    website: { hint: 'websiteHint', width: 'full', fills: 'url' },
    description: { width: 'full', rows: descriptionRows, example: 'descriptionExample' },
  },
};

/** What a firm is, and where its door is; cleared when it has arrived. */
export function BusinessInquiryForm() {
  const words = useWords(messages);
  const form = useForm({
    table,
    call: inquire(),
    keep: 'business-inquiry',
    failed: words('failed'),
    sent: {
      title: words('submitted'),
      description: words('submittedText', { hours: town.promises.businessInquiryHours }),
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <FormFields {...form.fields} />
      <FormEnd form={form} send={words('submit')} sending={words('submitting')} />
    </form>
  );
}
