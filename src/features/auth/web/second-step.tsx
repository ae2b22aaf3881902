import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { reasonOf } from '#kit/web/form/reasons.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { SecondStep as Step, User } from '../contract.ts';
import { codeFacts } from '../facts.ts';
import { messages } from '../security-messages.ts';
import { AuthForm } from './auth-form.tsx';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { signInWithCode } from './security/security-queries.ts';
import * as styles from './security/security.module.css';

type Code = Texts<keyof typeof codeFacts>;
const table: FormTable<Code, WordsOf<typeof messages>> = {
  facts: codeFacts,
  words: messages,
  fields: {
    code: {
      label: 'stepCode',
      hint: 'stepCodeHint',
      fills: 'one-time-code',
      faults: { missing: 'codeMissing', short: 'codeMissing', refused: 'codeWrong' },
    },
  },
  refusals: { code_wrong: { code: 'refused' } },
};

type SecondStepProps = {
  readonly step: Step['step'];
  readonly onIn: (user: User) => void;
  /** Back to the password, because somebody wants to or it took too long. */
  readonly onBack: (isExpired: boolean) => void;
};

/** The second step of signing in: a passkey where there is one, else a code of the app or a recovery code. */
export function SecondStep({ step: { key, ways }, onIn, onBack }: SecondStepProps) {
  const words = useWords(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [alert, setAlert] = useState<string>();
  const passkey = useMutation<{ user: User }, Problem>({
    mutationFn: async () => (await import('./passkey.ts')).enterWithPasskey(key),
  });
  // The earlier form is gone: whoever hears the page hears where they are.
  useEffect(() => heading.current?.focus(), []);

  const reasons = {
    too_many_requests: (count: number) => words('tooMany', { count }),
    unavailable: words('unavailable'),
  };
  const isDealtWith = ({ code }: Problem) => {
    if (code === 'step_expired') onBack(true);
    return code === 'step_expired';
  };
  const code = useForm<Code, { key: string; code: string }, { user: User }>({
    table,
    call: signInWithCode(),
    more: { key },
    failed: words('codeWrong'),
    reasons,
    toastOf: false,
    isDealtWith,
    onSent: ({ user }) => onIn(user),
  });
  const touch = () => {
    setAlert(undefined);
    passkey.mutate(undefined, {
      onSuccess: ({ user }) => onIn(user),
      onError: (problem) => {
        if (!isDealtWith(problem)) setAlert(reasonOf(problem, reasons) ?? words('passkeyWrong'));
      },
    });
  };

  return (
    <div className={styles.secondStep}>
      <h2 ref={heading} tabIndex={-1} className="tower-s">
        {words('stepTitle')}
      </h2>
      <p>{words('stepText')}</p>
      {ways.includes('passkey') ? (
        <>
          <Button variant="ink" busy={passkey.isPending} onClick={touch}>
            {words(passkey.isPending ? 'adding' : 'usePasskey')}
          </Button>
          <FormAlert text={alert} />
          <p className={styles.secondStepOr}>{words('or')}</p>
        </>
      ) : null}
      <AuthForm form={code} send={words('stepEnter')} sending={words('stepEntering')} />
      <Button variant="quiet" onClick={() => onBack(false)}>
        {words('back')}
      </Button>
    </div>
  );
}
