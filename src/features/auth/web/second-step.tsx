import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import type { SecondStep as Step, User } from '../contract.ts';
import { messages } from '../security-messages.ts';
import { maxCodeLength } from '../rules.ts';
import { FormAlert } from './form-alert.tsx';
import { signInWithCode } from './security-queries.ts';
import * as authStyles from './auth.module.css';
import * as styles from './security.module.css';

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
  const [error, setError] = useState<string>();
  const [alert, setAlert] = useState<string>();
  const code = useMutation(signInWithCode());
  const passkey = useMutation<{ user: User }, Problem>({
    mutationFn: async () => (await import('./passkey.ts')).enterWithPasskey(key),
  });
  // The form of before is gone: whoever hears the page hears where they are.
  useEffect(() => heading.current?.focus(), []);

  const refuse = (problem: Problem, wrong: (text: string) => void, text: string) => {
    if (problem.code === 'step_expired') return onBack(true);
    const count = Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60));
    if (problem.code === 'too_many_requests') wrong(words('tooMany', { count }));
    else wrong(problem.code === 'unavailable' ? words('unavailable') : text);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.isPending) return;
    const typed = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (typed.length < 6) return setError(words('codeMissing'));
    setError(undefined);
    setAlert(undefined);
    code.mutate(
      { body: { key, code: typed } },
      {
        onSuccess: ({ user }) => onIn(user),
        onError: (problem) => refuse(problem, setError, words('codeWrong')),
      },
    );
  };
  const touch = () => {
    setAlert(undefined);
    passkey.mutate(undefined, {
      onSuccess: ({ user }) => onIn(user),
      onError: (problem) => refuse(problem, setAlert, words('passkeyWrong')),
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
      <form className={authStyles.authForm} method="post" noValidate onSubmit={submit}>
        <Field label={words('stepCode')} required={words('required')} hint={words('stepCodeHint')} error={error}>
          {(control) => (
            <Input
              {...control}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={maxCodeLength}
              onChange={() => setError(undefined)}
            />
          )}
        </Field>
        <Button type="submit" arrow busy={code.isPending} className={authStyles.authGo}>
          {words(code.isPending ? 'stepEntering' : 'stepEnter')}
        </Button>
      </form>
      <Button variant="quiet" onClick={() => onBack(false)}>
        {words('back')}
      </Button>
    </div>
  );
}
