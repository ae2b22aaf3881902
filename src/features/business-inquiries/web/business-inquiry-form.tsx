import type { Values } from '#kit/shared/form-shape.ts';
import { town } from '#market/town/town.ts';
import { ChoiceField } from '#kit/web/form/choice-field.tsx';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormField } from '#kit/web/form/form-field.tsx';
import { TextField } from '#kit/web/form/text-field.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { messages } from '../messages.ts';
import { descriptionRows, inquiryForm, inquiryTypes, type InquiryType } from '../rules.ts';
import { inquire } from './queries.ts';
import * as styles from '#kit/web/form/form.module.css';

/** Eight fields, one of them free to leave; cleared when it has arrived. */
export function BusinessInquiryForm() {
  const words = useWords(messages);
  const form = useForm({
    shape: inquiryForm,
    call: inquire(),
    bodyOf: (values: Values<(typeof inquiryForm.fields)[number]>) => ({
      ...values,
      businessType: values.businessType as InquiryType,
    }),
    failed: words('failed'),
    sent: {
      title: words('submitted'),
      description: words('submittedText', { hours: town.promises.businessInquiryHours }),
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <ChoiceField
        form={form}
        name="businessType"
        label={words('businessType')}
        none={words('choose')}
        values={inquiryTypes}
        labelOf={(value) => words(`type.${value}`)}
      />
      <TextField form={form} name="businessName" kind="organization" label={words('businessName')} />
      <TextField form={form} name="contactName" kind="name" label={words('contactName')} />
      <TextField form={form} name="email" kind="email" label={words('email')} />
      <TextField form={form} name="phone" kind="phone" label={words('phone')} />
      <TextField
        form={form}
        name="location"
        kind="text"
        label={words('location')}
        placeholder={words('locationExample')}
        maxLength={200}
      />
      <TextField
        form={form}
        name="website"
        kind="link"
        label={words('website')}
        hint={words('websiteHint')}
        width="full"
      />
      <FormField form={form} name="description" label={words('description')} width="full">
        {(control) => (
          <TextArea {...control} rows={descriptionRows} placeholder={words('descriptionExample')} maxLength={4000} />
        )}
      </FormField>
      <FormEnd form={form} send={words('submit')} sending={words('submitting')} />
    </form>
  );
}
