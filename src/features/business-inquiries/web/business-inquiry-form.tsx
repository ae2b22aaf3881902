import { town } from '#features/site/rules.ts';
import type { Values } from '#kit/shared/form-shape.ts';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormField } from '#kit/web/form/form-field.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Input, TextArea } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { messages } from '../messages.ts';
import { descriptionRows, inquiryForm, inquiryTypes, type InquiryType } from '../rules.ts';
import { inquire } from './queries.ts';

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
    <form className="form" {...form.props}>
      <FormField form={form} name="businessType" label={words('businessType')}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: words('choose') },
              ...inquiryTypes.map((value) => ({ value, label: words(`type.${value}`) })),
            ]}
          />
        )}
      </FormField>
      <FormField form={form} name="businessName" label={words('businessName')}>
        {(control) => <Input {...control} autoComplete="organization" maxLength={120} />}
      </FormField>
      <FormField form={form} name="contactName" label={words('contactName')}>
        {(control) => <Input {...control} autoComplete="name" maxLength={120} />}
      </FormField>
      <FormField form={form} name="email" label={words('email')}>
        {(control) => <Input {...control} type="email" autoComplete="email" maxLength={254} />}
      </FormField>
      <FormField form={form} name="phone" label={words('phone')}>
        {(control) => <Input {...control} type="tel" autoComplete="tel" maxLength={40} />}
      </FormField>
      <FormField form={form} name="location" label={words('location')}>
        {(control) => <Input {...control} placeholder={words('locationExample')} maxLength={200} />}
      </FormField>
      <FormField form={form} name="website" label={words('website')} hint={words('websiteHint')} width="full">
        {(control) => <Input {...control} type="url" autoComplete="url" maxLength={500} />}
      </FormField>
      <FormField form={form} name="description" label={words('description')} width="full">
        {(control) => (
          <TextArea {...control} rows={descriptionRows} placeholder={words('descriptionExample')} maxLength={4000} />
        )}
      </FormField>
      <FormEnd form={form} send={words('submit')} sending={words('submitting')} />
    </form>
  );
}
