import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { FormSheet } from '#kit/web/form/form-sheet.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { contactFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { FormPrivacy } from './form-privacy.tsx';
import { sendContactMessage } from './queries.ts';

const table: FormTable<Texts<keyof typeof contactFacts>, WordsOf<typeof messages>> = {
  facts: contactFacts,
  words: messages,
  fields: {
    name: { fills: 'name' },
    email: { fills: 'email' },
    phone: { hint: 'phoneHint', fills: 'tel' },
    priority: { choices: { key: (value) => `priority.${value}` } },
    subject: { width: 'full' },
    message: { width: 'full', rows: 6 },
  },
};

/** A message to the desk; who is signed in need not write their name again. */
export function ContactForm() {
  const words = useWords(messages);
  const user = useStoredUser();
  const form = useForm({
    table,
    call: sendContactMessage(),
    keep: 'contact-message',
    start: { name: user?.fullName ?? '', email: user?.email ?? '' },
    failed: words('contact.failed'),
  });
  const sent = { title: words('contact.sent'), text: words('contact.sentText'), again: words('contact.again') };
  return (
    <FormSheet form={form} title={words('contact.form')} sent={sent}>
      <FormFields {...form.fields} />
      <FormEnd form={form} send={words('send')} sending={words('sending')} />
      <FormPrivacy />
    </FormSheet>
  );
}
