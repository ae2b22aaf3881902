import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { clearStoredUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { maxPasswordLength, minPasswordLength } from '../rules.ts';
import { refusalOf, refusalValues } from './faults.ts';
import { confirmPasswordReset } from './queries.ts';
import * as styles from './auth.module.css';

type ResetFormProps = {
  readonly token: string | undefined;
  readonly onDone: () => void;
  readonly onExpired: () => void;
};
const fields = ['password', 'confirmPassword'] as const;
type Wrong = { readonly field: (typeof fields)[number]; readonly text: string };

/** The new password, twice. */
export function ResetForm({ token, onDone, onExpired }: ResetFormProps) {
  const words = useWords(messages);
  const [wrong, setWrong] = useState<Wrong>();
  const { mutate, isPending } = useMutation(confirmPasswordReset());
  const labels = { password: words('newPassword'), confirmPassword: words('confirmPassword') };

  const refuse = (field: Wrong['field'], text: string) => {
    setWrong({ field, text });
    toast({ title: words('reset.failed'), description: text, tone: 'destructive' });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || token === undefined) return;
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password') ?? '');
    if (password.length < minPasswordLength)
      return refuse('password', words('passwordTooShort', { count: minPasswordLength }));
    if (password !== data.get('confirmPassword')) return refuse('confirmPassword', words('passwordsDiffer'));
    setWrong(undefined);
    mutate(
      { body: { token, password } },
      {
        onSuccess: () => {
          // Every session of the account is closed, this browser's too.
          clearStoredUser();
          toast({ title: words('reset.done'), description: words('reset.doneText') });
          onDone();
        },
        onError: (problem) => {
          if (problem.code === 'reset_expired') return onExpired();
          const refusal = refusalOf(problem);
          refuse('password', words(refusal.key, refusalValues(refusal)));
        },
      },
    );
  };

  return (
    <form className={styles.authForm} method="post" noValidate onSubmit={submit}>
      {fields.map((field) => (
        <Field
          key={field}
          label={labels[field]}
          required={words('required')}
          hint={field === 'password' ? words('passwordHint', { count: minPasswordLength }) : undefined}
          error={wrong?.field === field ? wrong.text : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name={field}
              type="password"
              autoComplete="new-password"
              maxLength={maxPasswordLength}
              onChange={() => setWrong(undefined)}
            />
          )}
        </Field>
      ))}
      <Button type="submit" arrow busy={isPending} className={styles.authGo}>
        {words(isPending ? 'savingPassword' : 'savePassword')}
      </Button>
    </form>
  );
}
