import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Sent } from '#kit/web/ui/sent.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { resetFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { resetMinutes } from '../rules.ts';
import { AuthFrame } from './auth-frame.tsx';
import { refusalOf, refusalValues } from './faults.ts';
import { askPasswordReset } from './queries.ts';
import * as styles from './auth.module.css';

/** Asks for a link to a new password. What is said afterwards is true of every account, also of none. */
export function ForgotScreen({ top }: { readonly top: ReactNode }) {
  const words = useWords(messages);
  const [isSent, setSent] = useState(false);
  return (
    <AuthFrame heading={words('forgot.heading')} lead={words('forgot.lead')} top={top}>
      {isSent ? (
        <Sent title={words('forgot.sent')} text={words('forgot.sentText', { minutes: resetMinutes })}>
          <ButtonLink to="/auth" search={{ tab: 'signin' }} variant="ink">
            {words('backToSignIn')}
          </ButtonLink>
        </Sent>
      ) : (
        <ForgotForm onSent={() => setSent(true)} />
      )}
      <p className={styles.authAside}>
        {words('forgot.noEmail')} <Link to="/contact-us">{words('contact')}</Link>
      </p>
    </AuthFrame>
  );
}

function ForgotForm({ onSent }: { readonly onSent: () => void }) {
  const words = useWords(messages);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation(askPasswordReset());

  const refuse = (text: string) => {
    setError(text);
    toast({ title: words('forgotFailed'), description: text, tone: 'destructive' });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const account = String(new FormData(event.currentTarget).get('account') ?? '').trim();
    if (account === '') return refuse(words('accountMissing'));
    setError(undefined);
    mutate(
      { body: { account } },
      {
        onSuccess: onSent,
        onError: (problem) => {
          const refusal = refusalOf(problem);
          refuse(words(refusal.key, refusalValues(refusal)));
        },
      },
    );
  };

  return (
    <form className={styles.authForm} method="post" noValidate onSubmit={submit}>
      <Field label={words('account')} required={words('required')} error={error}>
        {(control) => (
          <Input
            {...control}
            name="account"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={resetFacts.account.max}
            onChange={() => setError(undefined)}
          />
        )}
      </Field>
      <Link className={styles.authForgot} to="/auth" search={{ tab: 'signin' }}>
        {words('backToSignIn')}
      </Link>
      <Button type="submit" arrow busy={isPending} className={styles.authGo}>
        {words(isPending ? 'sendingLink' : 'sendLink')}
      </Button>
    </form>
  );
}
