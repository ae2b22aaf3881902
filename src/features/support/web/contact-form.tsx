import { ChoiceField } from '#kit/web/form/choice-field.tsx';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormField } from '#kit/web/form/form-field.tsx';
import { FormSheet } from '#kit/web/form/form-sheet.tsx';
import { TextField } from '#kit/web/form/text-field.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { TextArea } from '#kit/web/ui/input.tsx';
import { messages } from '../messages.ts';
import { contactPriorities, contactShape, maxLengths, type ContactPriority } from '../rules.ts';
import { FormPrivacy } from './form-privacy.tsx';
import { sendContactMessage } from './queries.ts';

/** A message to the desk; who is signed in need not write their name again. */
export function ContactForm() {
  const words = useWords(messages);
  const user = useStoredUser();
  const form = useForm({
    shape: contactShape,
    call: sendContactMessage(),
    bodyOf: ({ priority, ...values }) => ({ ...values, priority: priority as ContactPriority }),
    failed: words('contact.failed'),
  });
  const sent = { title: words('contact.sent'), text: words('contact.sentText'), again: words('contact.again') };
  return (
    <FormSheet form={form} title={words('contact.form')} sent={sent}>
      <TextField form={form} name="name" kind="name" label={words('name')} defaultValue={user?.fullName ?? ''} />
      <TextField form={form} name="email" kind="email" label={words('email')} defaultValue={user?.email ?? ''} />
      <TextField form={form} name="phone" kind="phone" label={words('phone')} hint={words('phoneHint')} />
      <ChoiceField
        form={form}
        name="priority"
        label={words('priority')}
        initial="normal"
        values={contactPriorities}
        labelOf={(value) => words(`priority.${value}`)}
      />
      <TextField
        form={form}
        name="subject"
        kind="text"
        label={words('subject')}
        width="full"
        maxLength={maxLengths.title}
      />
      <FormField form={form} name="message" label={words('message')} width="full">
        {(control) => <TextArea {...control} rows={6} maxLength={maxLengths.text} />}
      </FormField>
      <FormEnd form={form} send={words('send')} sending={words('sending')} />
      <FormPrivacy />
    </FormSheet>
  );
}
