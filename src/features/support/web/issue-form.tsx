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
import { issueShape, issueTypes, issueUrgencies, maxLengths, type IssueType, type IssueUrgency } from '../rules.ts';
import { FormPrivacy } from './form-privacy.tsx';
import { sendIssueReport } from './queries.ts';

/** A report of something broken, unsafe or dishonest. */
export function IssueForm() {
  const words = useWords(messages);
  const user = useStoredUser();
  const form = useForm({
    shape: issueShape,
    call: sendIssueReport(),
    bodyOf: ({ type, urgency, ...values }) => ({
      ...values,
      type: type as IssueType,
      urgency: urgency as IssueUrgency,
    }),
    failed: words('issue.failed'),
  });
  const sent = { title: words('issue.sent'), text: words('issue.sentText'), again: words('issue.again') };
  return (
    <FormSheet form={form} title={words('issue.form')} sent={sent}>
      <ChoiceField
        form={form}
        name="type"
        label={words('type')}
        none={words('choose')}
        values={issueTypes}
        labelOf={(value) => words(`type.${value}`)}
      />
      <ChoiceField
        form={form}
        name="urgency"
        label={words('urgency')}
        none={words('choose')}
        values={issueUrgencies}
        labelOf={(value) => words(`urgency.${value}`)}
      />
      <TextField
        form={form}
        name="email"
        kind="email"
        label={words('email')}
        hint={words('emailHint')}
        width="full"
        defaultValue={user?.email ?? ''}
      />
      <TextField
        form={form}
        name="title"
        kind="text"
        label={words('title')}
        hint={words('titleHint')}
        width="full"
        maxLength={maxLengths.title}
      />
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
    </FormSheet>
  );
}
