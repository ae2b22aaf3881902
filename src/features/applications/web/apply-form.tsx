import { wallClock } from '#market/town/dates.ts';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormField } from '#kit/web/form/form-field.tsx';
import { TextField } from '#kit/web/form/text-field.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { StoredUser } from '#kit/web/stored-user.ts';
import { Input, TextArea } from '#kit/web/ui/input.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import { applicationForm, languagesIn, messageMax } from '../rules.ts';
import { LanguagesField } from './languages-field.tsx';
import { applyFor } from './queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './applications.module.css';

type ApplyFormProps = {
  readonly jobId: string;
  /** Whoever is signed in: the form begins with what is known of them. */
  readonly user: StoredUser | null | undefined;
  readonly onSent: () => void;
};

/** The application itself. Nothing typed is lost until it has arrived. */
export function ApplyForm({ jobId, user, onSent }: ApplyFormProps) {
  const words = useWords(messages);
  const today = wallClock(useNow()).date;
  const { mutationFn } = applyFor();
  const form = useForm({
    shape: applicationForm,
    call: {
      mutationFn: (input: { body: Parameters<typeof mutationFn>[0]['body'] }) =>
        mutationFn({ ...input, params: { id: jobId } }),
    },
    failed: words('failed'),
    reasons: { already_applied: words('already'), job_closed: words('closed'), not_found: words('gone') },
    bodyOf: (values) => ({ ...values, languages: languagesIn(values.languages) }),
    onSent,
  });
  return (
    <form className={formStyles.form} {...form.props}>
      <TextField form={form} name="name" kind="name" label={words('name')} defaultValue={user?.fullName} />
      <TextField form={form} name="email" kind="email" label={words('email')} defaultValue={user?.email ?? ''} />
      <TextField
        form={form}
        name="phone"
        kind="phone"
        label={words('phone')}
        hint={words('phoneHint')}
        placeholder="+34"
        defaultValue={user?.phone}
      />
      <FormField form={form} name="availableFrom" label={words('availableFrom')}>
        {(control) => <Input {...control} type="date" min={today} />}
      </FormField>
      <LanguagesField form={form} />
      <FormField form={form} name="message" label={words('message')} hint={words('messageHint')} width="full">
        {(control) => <TextArea {...control} rows={5} maxLength={messageMax} placeholder={words('messageExample')} />}
      </FormField>
      <p className={styles.applyConsent}>
        {words('consent')} <Link to="/privacy-policy">{words('privacy')}</Link>
      </p>
      <FormEnd form={form} send={words('send')} sending={words('sending')} />
    </form>
  );
}
