import type { Values } from '#kit/shared/form-shape.ts';
import { ChoiceField } from '#kit/web/form/choice-field.tsx';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormField } from '#kit/web/form/form-field.tsx';
import { TextField } from '#kit/web/form/text-field.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { messages } from '../messages.ts';
import { advertisedBusinessTypes, advertisingBudgets, currentMarketings, inquiryForm } from '../rules.ts';
import { inquireAdvertising } from './queries.ts';
import * as styles from '#kit/web/form/form.module.css';

type InquiryValues = Values<(typeof inquiryForm.fields)[number]>;

/** Ten fields, three of them required; cleared when it has arrived. */
export function InquiryForm() {
  const words = useWords(messages);
  const form = useForm({
    shape: inquiryForm,
    call: inquireAdvertising(),
    bodyOf: (values: InquiryValues) => values,
    failed: words('failed'),
    sent: { title: words('submitted'), description: words('submittedText') },
  });
  return (
    <form className={styles.form} {...form.props}>
      <TextField form={form} name="businessName" kind="organization" label={words('businessName')} />
      <TextField form={form} name="contactName" kind="name" label={words('contactName')} />
      <TextField form={form} name="email" kind="email" label={words('email')} />
      <TextField form={form} name="phone" kind="phone" label={words('phone')} />
      <ChoiceField
        form={form}
        name="businessType"
        label={words('businessType')}
        marked
        none={words('choose')}
        values={advertisedBusinessTypes}
        labelOf={(value) => words(`type.${value}`)}
      />
      <TextField form={form} name="location" kind="text" label={words('location')} maxLength={200} />
      <ChoiceField
        form={form}
        name="currentMarketing"
        label={words('currentMarketing')}
        none={words('choose')}
        values={currentMarketings}
        labelOf={(value) => words(`marketing.${value}`)}
      />
      <ChoiceField
        form={form}
        name="budget"
        label={words('budget')}
        none={words('choose')}
        values={advertisingBudgets}
        labelOf={(value) => words(`budget.${value}`)}
      />
      <TextField
        form={form}
        name="goals"
        kind="text"
        label={words('goals')}
        width="full"
        placeholder={words('goalsExample')}
        maxLength={2000}
      />
      <FormField form={form} name="message" label={words('message')} width="full">
        {(control) => <TextArea {...control} rows={5} maxLength={4000} />}
      </FormField>
      <FormEnd form={form} send={words('submit')} sending={words('submitting')} />
    </form>
  );
}
