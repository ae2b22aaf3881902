import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import type { StoredUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { LastApplication } from '../contract.ts';
import { messages } from '../messages.ts';
import { applyTable } from './apply-table.tsx';
import { applyFor } from './queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './applications.module.css';

type ApplyFormProps = {
  readonly jobId: string;
  /** Whoever is signed in: the form begins with what is known of them. */
  readonly user: StoredUser | null | undefined;
  /** What they wrote the last time, and how to begin without it. */
  readonly last: LastApplication | undefined;
  readonly onTyped: () => void;
  readonly onEmpty: () => void;
  /** With the mailbox that it was sent with. */
  readonly onSent: (email: string) => void;
};

/** The application itself. Nothing typed is lost until it has arrived. */
export function ApplyForm({ jobId, user, last, onTyped, onEmpty, onSent }: ApplyFormProps) {
  const words = useWords(messages);
  const { mutationFn } = applyFor();
  const form = useForm({
    table: applyTable,
    keep: `application ${jobId}`,
    call: {
      mutationFn: (input: { body: Parameters<typeof mutationFn>[0]['body'] }) =>
        mutationFn({ ...input, params: { id: jobId } }),
    },
    failed: words('failed'),
    reasons: {
      already_applied: words('already'),
      job_closed: words('closed'),
      not_found: words('gone'),
      conversation_closed: words('blocked'),
    },
    start: {
      name: user?.fullName ?? '',
      email: user?.email ?? '',
      phone: shownPhone(user?.phone ?? ''),
      ...(last && {
        availableFrom: last.availableFrom ?? '',
        languages: last.languages.join(', '),
        message: last.message,
      }),
    },
    onSent: (_, { email }) => onSent(email),
  });
  return (
    <form
      className={formStyles.form}
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        onTyped();
      }}
    >
      {last ? (
        <div className={styles.applyLast}>
          <p>{words('fromLast', { employer: last.employer })}</p>
          <Button variant="quiet" size="sm" onClick={onEmpty}>
            {words('startEmpty')}
          </Button>
        </div>
      ) : null}
      <FormFields {...form.fields} />
      <p className={styles.applyConsent}>
        {words('consent')} <Link to="/privacy-policy">{words('privacy')}</Link>
      </p>
      <FormEnd form={form} send={words('send')} sending={words('sending')} />
    </form>
  );
}
