import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { storeUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { accountFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { refusalOf } from './faults.ts';
import { PasswordInput } from './password-input.tsx';
import { changeAccount } from './queries.ts';
import { useFault } from './use-fault.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './account.module.css';

/** Asks an admin for the e-mail to which the house writes about their account; it stays until there is one. */
export function AdminEmail() {
  const words = useWords(messages);
  const fault = useFault();
  const [password, setPassword] = useState('');
  const { mutate, isPending } = useMutation(changeAccount());

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const field = event.currentTarget.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '' || !field.validity.valid)
      return fault.refuse({ key: 'emailWrong', field: 'email' });
    if (password === '') return fault.refuse({ key: 'passwordMissing', field: 'password' });
    fault.clear();
    mutate(
      { body: { email: field.value.trim(), password } },
      {
        onSuccess: ({ user }) => {
          toast({ title: words('saved'), description: words('savedText') });
          storeUser(user);
        },
        onError: (problem) => fault.refuse(refusalOf(problem)),
      },
    );
  };

  return (
    <section className={styles.accountEmail} aria-labelledby="admin-email">
      <h2 id="admin-email" className="tower-s">
        {words('emailAsked')}
      </h2>
      <p className={styles.accountNote}>{words('emailAskedText')}</p>
      <form method="post" noValidate onSubmit={submit}>
        <Field label={words('email')} required={words('required')} error={fault.errorOf('email')}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={accountFacts.email.max}
              onChange={fault.clear}
            />
          )}
        </Field>
        <PasswordInput
          name="password"
          label={words('password')}
          error={fault.errorOf('password')}
          onChange={(value) => {
            fault.clear();
            setPassword(value);
          }}
        />
        <Button type="submit" variant="ink" busy={isPending}>
          {words(isPending ? 'saving' : 'save')}
        </Button>
      </form>
      <div role="alert">
        {fault.refusal === undefined ? null : (
          <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>{fault.refusal}</p>
        )}
      </div>
    </section>
  );
}
