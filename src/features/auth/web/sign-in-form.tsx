import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { storeUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { SecondStep as Step, User } from '../contract.ts';
import { signInFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { refusalOf, refusalValues, type Refusal } from './faults.ts';
import { FormAlert } from './form-alert.tsx';
import { signIn } from './queries.ts';
import { SecondStep } from './second-step.tsx';
import * as styles from './auth.module.css';

/** Phone and password. Which of the two was wrong is nobody's business. */
export function SignInForm() {
  const words = useWords(messages);
  const [refusal, setRefusal] = useState<Refusal>();
  const [step, setStep] = useState<Step['step']>();
  const { mutate, isPending } = useMutation(signIn());
  const textOf = (wrong: Refusal) => words(wrong.key, refusalValues(wrong));

  const refuse = (wrong: Refusal) => {
    setRefusal(wrong);
    toast({ title: words('signInError'), description: textOf(wrong), tone: 'destructive' });
  };

  const enter = (user: User) => {
    toast({ title: words('welcomeBack', { name: user.fullName }) });
    storeUser(user);
  };
  const goBack = (isExpired: boolean) => {
    setStep(undefined);
    if (isExpired) refuse({ key: 'stepExpired' });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const body = { phone: String(data.get('phone') ?? ''), password: String(data.get('password') ?? '') };
    if (body.phone.trim() === '' || body.password === '') return refuse({ key: 'signInFailed' });
    setRefusal(undefined);
    mutate(
      { body },
      {
        onSuccess: (reply) => {
          if ('step' in reply) setStep(reply.step);
          else enter(reply.user);
        },
        onError: (problem) => refuse(refusalOf(problem)),
      },
    );
  };

  if (step) return <SecondStep step={step} onIn={enter} onBack={goBack} />;
  return (
    <form className={styles.authForm} method="post" noValidate onSubmit={submit}>
      <Field label={words('phone')} required={words('required')}>
        {(control) => (
          <Input {...control} name="phone" type="tel" autoComplete="username" maxLength={signInFacts.phone.max} />
        )}
      </Field>
      <Field label={words('password')} required={words('required')}>
        {(control) => (
          <Input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={signInFacts.password.max}
          />
        )}
      </Field>
      <Link className={styles.authForgot} to="/forgot-password">
        {words('forgot')}
      </Link>
      <FormAlert text={refusal && textOf(refusal)} />
      <Button type="submit" arrow busy={isPending} className={styles.authGo}>
        {words(isPending ? 'entering' : 'enter')}
      </Button>
    </form>
  );
}
