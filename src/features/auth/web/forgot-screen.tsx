import { useState, type ReactNode } from 'react';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Sent } from '#kit/web/ui/sent.tsx';
import { resetFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { resetMinutes } from '../rules.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { onwardTo } from './destination.ts';
import { askPasswordReset } from './queries.ts';
import { useReasons } from './use-reasons.ts';
import * as styles from './auth.module.css';

type ForgotProps = {
  readonly top: ReactNode;
  /** Where somebody was going: the letter's link brings it along. */
  readonly redirect?: string | undefined;
};

/** Asks for a link to a new password. What is said afterwards is true of every account, also of none. */
export function ForgotScreen({ top, redirect }: ForgotProps) {
  const words = useWords(messages);
  const [isSent, setSent] = useState(false);
  return (
    <AuthFrame heading={words('forgot.heading')} lead={words('forgot.lead')} top={top}>
      {isSent ? (
        <Sent title={words('forgot.sent')} text={words('forgot.sentText', { minutes: resetMinutes })}>
          <ButtonLink to="/auth" search={{ tab: 'signin', ...onwardTo(redirect) }} variant="ink">
            {words('backToSignIn')}
          </ButtonLink>
        </Sent>
      ) : (
        <ForgotForm redirect={redirect} onSent={() => setSent(true)} />
      )}
      <p className={styles.authAside}>
        {words('forgot.noEmail')} <Link to="/contact-us">{words('contact')}</Link>
      </p>
    </AuthFrame>
  );
}

const table: FormTable<Texts<keyof typeof resetFacts>, WordsOf<typeof messages>> = {
  facts: resetFacts,
  words: messages,
  fields: { account: { fills: 'username', faults: { missing: 'accountMissing' } } },
};

function ForgotForm({ redirect, onSent }: Pick<ForgotProps, 'redirect'> & { readonly onSent: () => void }) {
  const words = useWords(messages);
  const form = useForm({
    table,
    call: askPasswordReset(),
    more: onwardTo(redirect),
    keep: 'forgot-password',
    ...useReasons(),
    toastOf: ({ text }) => ({ title: words('forgotFailed'), description: text }),
    onSent,
  });
  return (
    <AuthForm form={form} send={words('sendLink')} sending={words('sendingLink')}>
      <Link className={styles.authForgot} to="/auth" search={{ tab: 'signin', ...onwardTo(redirect) }}>
        {words('backToSignIn')}
      </Link>
    </AuthForm>
  );
}
