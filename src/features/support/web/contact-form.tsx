import { useState } from 'react';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormField } from '#kit/web/form/form-field.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { FormCard } from '#kit/web/ui/form-card.tsx';
import { Input, TextArea } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { Sent } from '#kit/web/ui/sent.tsx';
import { messages } from '../messages.ts';
import { contactPriorities, contactShape, maxLengths, type ContactPriority } from '../rules.ts';
import { FormPrivacy } from './form-privacy.tsx';
import { sendContactMessage } from './queries.ts';

/** A message to the desk; who is signed in need not write their name again. */
export function ContactForm() {
  const words = useWords(messages);
  const user = useStoredUser();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    shape: contactShape,
    call: sendContactMessage(),
    bodyOf: ({ priority, ...values }) => ({ ...values, priority: priority as ContactPriority }),
    failed: words('contact.failed'),
    onSent: () => setSent(true),
  });

  if (isSent)
    return (
      <FormCard>
        <Sent title={words('contact.sent')} text={words('contact.sentText')}>
          <Button variant="line" onClick={() => setSent(false)}>
            {words('contact.again')}
          </Button>
        </Sent>
      </FormCard>
    );

  return (
    <FormCard title={words('contact.form')}>
      <form className="form" {...form.props}>
        <FormField form={form} name="name" label={words('name')}>
          {(control) => (
            <Input {...control} autoComplete="name" maxLength={maxLengths.name} defaultValue={user?.fullName ?? ''} />
          )}
        </FormField>
        <FormField form={form} name="email" label={words('email')}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              maxLength={maxLengths.email}
              defaultValue={user?.email ?? ''}
            />
          )}
        </FormField>
        <FormField form={form} name="phone" label={words('phone')} hint={words('phoneHint')}>
          {(control) => <Input {...control} type="tel" autoComplete="tel" maxLength={maxLengths.phone} />}
        </FormField>
        <FormField form={form} name="priority" label={words('priority')}>
          {(control) => (
            <Select
              {...control}
              defaultValue="normal"
              options={contactPriorities.map((value) => ({ value, label: words(`priority.${value}`) }))}
            />
          )}
        </FormField>
        <FormField form={form} name="subject" label={words('subject')} width="full">
          {(control) => <Input {...control} maxLength={maxLengths.title} />}
        </FormField>
        <FormField form={form} name="message" label={words('message')} width="full">
          {(control) => <TextArea {...control} rows={6} maxLength={maxLengths.text} />}
        </FormField>
        <FormEnd form={form} send={words('send')} sending={words('sending')} />
        <FormPrivacy />
      </form>
    </FormCard>
  );
}
