import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { storeUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { signUpFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { minPasswordLength, type AccountType } from '../rules.ts';
import { AccountTypeChoice } from './account-type-choice.tsx';
import {
  firstFault,
  refusalOf,
  signUpFields,
  type Fault,
  type Refusal,
  type SignUpField,
  type SignUpValues,
} from './faults.ts';
import { signUp } from './queries.ts';
import * as styles from './auth.module.css';

const kinds = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  fullName: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
} as const satisfies Record<SignUpField, object>;

const hints = { phone: 'phoneHint', email: 'emailHint', password: 'passwordHint' } as const;
const hasHint = (field: SignUpField): field is keyof typeof hints => field in hints;

/** A new account. What is wrong is said once in a message and stays beside its field until that is changed. */
export function SignUpForm() {
  const words = useWords(messages);
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<Fault | Refusal>();
  const { mutate, isPending } = useMutation(signUp());
  const count = minPasswordLength;
  const textOf = (wrong: Fault | Refusal) =>
    words(wrong.key, { count: 'count' in wrong ? (wrong.count ?? 0) : count, reason: '' });

  const refuse = (wrong: Fault | Refusal, title: string) => {
    setFault(wrong);
    toast({ title, description: textOf(wrong), tone: 'destructive' });
    if (wrong.field) form.current?.querySelector<HTMLInputElement>(`[name=${wrong.field}]`)?.focus();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '');
    const values = Object.fromEntries(signUpFields.map((field) => [field, read(field)])) as SignUpValues;
    const email = event.currentTarget.elements.namedItem('email');
    const found = firstFault(values, email instanceof HTMLInputElement && !email.validity.valid);
    if (found) return refuse(found, words(`${found.key}.title`));
    setFault(undefined);
    const { username, fullName, phone, password } = values;
    const accountType = read('accountType') as AccountType;
    mutate(
      { body: { username, fullName, phone, email: values.email.trim() || null, password, accountType } },
      {
        onSuccess: ({ user }) => {
          toast({ title: words('created'), description: words('createdText', { name: user.fullName }) });
          storeUser(user);
        },
        onError: (problem) => refuse(refusalOf(problem), words('signUpError')),
      },
    );
  };

  return (
    <form ref={form} className={styles.authForm} method="post" noValidate onSubmit={submit}>
      {signUpFields.map((field) => (
        <Field
          key={field}
          label={words(field)}
          required={field === 'email' ? false : words('required')}
          hint={hasHint(field) ? words(hints[field], { count }) : undefined}
          error={fault?.field === field ? textOf(fault) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              {...kinds[field]}
              maxLength={signUpFacts[field === 'confirmPassword' ? 'password' : field].max}
              name={field}
              onChange={() => fault?.field === field && setFault(undefined)}
            />
          )}
        </Field>
      ))}
      <AccountTypeChoice />
      <Button type="submit" arrow busy={isPending} className={styles.authGo}>
        {words(isPending ? 'creating' : 'createAccount')}
      </Button>
    </form>
  );
}
