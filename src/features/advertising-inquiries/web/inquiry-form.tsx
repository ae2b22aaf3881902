import type { Values } from '#kit/shared/form-shape.ts';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormField } from '#kit/web/form/form-field.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Input, TextArea } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { messages } from '../messages.ts';
import { advertisedBusinessTypes, advertisingBudgets, currentMarketings, inquiryForm } from '../rules.ts';
import { inquireAdvertising } from './queries.ts';

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
  const none = { value: '', label: words('choose') };
  return (
    <form className="form" {...form.props}>
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
      <FormField form={form} name="businessType" label={words('businessType')} marked>
        {(control) => (
          <Select
            {...control}
            options={[none, ...advertisedBusinessTypes.map((value) => ({ value, label: words(`type.${value}`) }))]}
          />
        )}
      </FormField>
      <FormField form={form} name="location" label={words('location')}>
        {(control) => <Input {...control} maxLength={200} />}
      </FormField>
      <FormField form={form} name="currentMarketing" label={words('currentMarketing')}>
        {(control) => (
          <Select
            {...control}
            options={[none, ...currentMarketings.map((value) => ({ value, label: words(`marketing.${value}`) }))]}
          />
        )}
      </FormField>
      <FormField form={form} name="budget" label={words('budget')}>
        {(control) => (
          <Select
            {...control}
            options={[none, ...advertisingBudgets.map((value) => ({ value, label: words(`budget.${value}`) }))]}
          />
        )}
      </FormField>
      <FormField form={form} name="goals" label={words('goals')} width="full">
        {(control) => <Input {...control} placeholder={words('goalsExample')} maxLength={2000} />}
      </FormField>
      <FormField form={form} name="message" label={words('message')} width="full">
        {(control) => <TextArea {...control} rows={5} maxLength={4000} />}
      </FormField>
      <FormEnd form={form} send={words('submit')} sending={words('submitting')} />
    </form>
  );
}
