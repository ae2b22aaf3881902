import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { QrCode } from '#kit/web/ui/qr-code.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../security-messages.ts';
import { beginApp, finishApp } from './security-queries.ts';
import * as styles from './security.module.css';

/** An app with codes is set up: its secret as a picture and as a key, then its first code. */
export function AppSetup({ onDone }: { readonly onDone: (codes: readonly string[] | null) => void }) {
  const words = useWords(messages);
  const [error, setError] = useState<string>();
  const begin = useMutation(beginApp());
  const finish = useMutation(finishApp());
  const start = () =>
    begin.mutate(
      {},
      {
        onError: () => toast({ title: words('failed'), description: words('failedText'), tone: 'destructive' }),
      },
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (finish.isPending) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code.length < 6) return setError(words('codeMissing'));
    setError(undefined);
    finish.mutate(
      { body: { code } },
      {
        onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
        onError: (problem) => setError(words(problem.code === 'code_wrong' ? 'codeWrong' : 'failedText')),
      },
    );
  };
  if (!begin.data)
    return (
      <Button variant="ink" size="sm" busy={begin.isPending} onClick={start}>
        {words('setUp')}
      </Button>
    );
  const { uri, secret } = begin.data;
  return (
    <form className={styles.securityForm} method="post" noValidate onSubmit={submit}>
      <p>{words('scan')}</p>
      <QrCode className={styles.securityQr} text={uri} label={words('qr')} />
      <dl className={styles.securityKey}>
        <dt>{words('secret')}</dt>
        <dd>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </dd>
      </dl>
      <Field label={words('code')} required={words('required')} error={error}>
        {(control) => (
          <Input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            onChange={() => setError(undefined)}
          />
        )}
      </Field>
      <Button type="submit" variant="ink" busy={finish.isPending}>
        {words(finish.isPending ? 'finishing' : 'finish')}
      </Button>
    </form>
  );
}
