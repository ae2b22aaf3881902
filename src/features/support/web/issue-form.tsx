import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { FormSheet } from '#kit/web/form/form-sheet.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { useFragment } from '#kit/web/use-fragment.ts';
import { issueFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { orderIn } from '../rules.ts';
import { FormPrivacy } from './form-privacy.tsx';
import { sendIssueReport } from './queries.ts';

const table: FormTable<Texts<keyof typeof issueFacts>, WordsOf<typeof messages>> = {
  facts: issueFacts,
  words: messages,
  fields: {
    type: { none: 'choose', choices: { key: (value) => `type.${value}` } },
    urgency: { none: 'choose', choices: { key: (value) => `urgency.${value}` } },
    email: { hint: 'emailHint', width: 'full', fills: 'email' },
    title: { hint: 'titleHint', width: 'full' },
    description: { hint: 'descriptionHint', width: 'full', rows: 6 },
  },
};

/** A report of something broken, unsafe or dishonest. */
export function IssueForm() {
  const order = orderIn(useFragment());
  return <Report key={order} order={order} />;
}

/** Whoever comes from a booking finds its number in the title. */
function Report({ order }: { readonly order: string | undefined }) {
  const words = useWords(messages);
  const user = useStoredUser();
  const about = order === undefined ? {} : { title: words('issue.ofOrder', { order }) };
  const form = useForm({
    table,
    call: sendIssueReport(),
    keep: 'issue-report',
    start: { email: user?.email ?? '', ...about },
    failed: words('issue.failed'),
  });
  const sent = { title: words('issue.sent'), text: words('issue.sentText'), again: words('issue.again') };
  return (
    <FormSheet form={form} title={words('issue.form')} sent={sent}>
      <FormFields {...form.fields} />
      <FormEnd form={form} send={words('report')} sending={words('reporting')} />
      <FormPrivacy />
    </FormSheet>
  );
}
