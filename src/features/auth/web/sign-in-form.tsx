import { useState } from 'react';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { storeUser } from '#kit/web/stored-user.ts';
import { Link } from '#kit/web/ui/link.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { SecondStep as Step, User } from '../contract.ts';
import { signInFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { AuthForm } from './auth-form.tsx';
import { noteBeenIn } from './been-in.ts';
import { onwardTo } from './destination.ts';
import { signIn } from './queries.ts';
import { SecondStep } from './second-step.tsx';
import { useReasons } from './use-reasons.ts';
import * as styles from './auth.module.css';

const table: FormTable<Texts<keyof typeof signInFacts>, WordsOf<typeof messages>> = {
  facts: signInFacts,
  words: messages,
  fields: {
    phone: { type: 'tel', fills: 'username' },
    password: { fills: 'current-password' },
  },
};

/** Phone and password. Which of the two was wrong is nobody's business. */
export function SignInForm({ redirect }: { readonly redirect?: string | undefined }) {
  const words = useWords(messages);
  const [step, setStep] = useState<Step['step']>();
  const [isExpired, setExpired] = useState(false);
  const enter = (user: User) => {
    toast({ title: words('welcomeBack', { name: user.fullName }) });
    storeUser(user);
    noteBeenIn();
  };
  const form = useForm({
    table,
    call: signIn(),
    keep: 'sign-in',
    ...useReasons(),
    // What is left empty was not wrong.
    toastOf: ({ at, fault, text }) => ({
      title: words('signInError'),
      description: at && fault !== 'missing' ? words('signInFailed') : text,
    }),
    onSent: (reply) => {
      setExpired(false);
      if ('step' in reply) setStep(reply.step);
      else enter(reply.user);
    },
  });
  const goBack = (tookTooLong: boolean) => {
    setStep(undefined);
    setExpired(tookTooLong);
    if (tookTooLong) toast({ title: words('signInError'), description: words('stepExpired'), tone: 'destructive' });
  };

  if (step) return <SecondStep step={step} onIn={enter} onBack={goBack} />;
  return (
    <AuthForm
      form={form}
      said={isExpired ? words('stepExpired') : undefined}
      send={words('enter')}
      sending={words('entering')}
    >
      <Link className={styles.authForgot} to="/forgot-password" search={onwardTo(redirect)}>
        {words('forgot')}
      </Link>
    </AuthForm>
  );
}
