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
import { issueShape, issueTypes, issueUrgencies, maxLengths, type IssueType, type IssueUrgency } from '../rules.ts';
import { FormPrivacy } from './form-privacy.tsx';
import { sendIssueReport } from './queries.ts';

/** A report of something broken, unsafe or dishonest. */
export function IssueForm() {
  const words = useWords(messages);
  const user = useStoredUser();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    shape: issueShape,
    call: sendIssueReport(),
    bodyOf: ({ type, urgency, ...values }) => ({
      ...values,
      type: type as IssueType,
      urgency: urgency as IssueUrgency,
    }),
    failed: words('issue.failed'),
    onSent: () => setSent(true),
  });
  const first = { value: '', label: words('choose') };

  if (isSent)
    return (
      <FormCard>
        <Sent title={words('issue.sent')} text={words('issue.sentText')}>
          <Button variant="line" onClick={() => setSent(false)}>
            {words('issue.again')}
          </Button>
        </Sent>
      </FormCard>
    );

  return (
    <FormCard title={words('issue.form')}>
      <form className="form" {...form.props}>
        <FormField form={form} name="type" label={words('type')}>
          {(control) => (
            <Select
              {...control}
              defaultValue=""
              options={[first, ...issueTypes.map((value) => ({ value, label: words(`type.${value}`) }))]}
            />
          )}
        </FormField>
        <FormField form={form} name="urgency" label={words('urgency')}>
          {(control) => (
            <Select
              {...control}
              defaultValue=""
              options={[first, ...issueUrgencies.map((value) => ({ value, label: words(`urgency.${value}`) }))]}
            />
          )}
        </FormField>
        <FormField form={form} name="email" label={words('email')} hint={words('emailHint')} width="full">
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
        <FormField form={form} name="title" label={words('title')} hint={words('titleHint')} width="full">
          {(control) => <Input {...control} maxLength={maxLengths.title} />}
        </FormField>
        <FormField
          form={form}
          name="description"
          label={words('description')}
          hint={words('descriptionHint')}
          width="full"
        >
          {(control) => <TextArea {...control} rows={6} maxLength={maxLengths.text} />}
        </FormField>
        <FormEnd form={form} send={words('report')} sending={words('reporting')} />
        <FormPrivacy />
      </form>
    </FormCard>
  );
}
