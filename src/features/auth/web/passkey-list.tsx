import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { Passkey } from '../second-factor-contract.ts';
import { messages } from '../security-messages.ts';
import { maxPasskeyName } from '../rules.ts';
import { removePasskey } from './security-queries.ts';
import * as styles from './security.module.css';

type PasskeyListProps = {
  readonly passkeys: readonly Passkey[];
  readonly onDone: (codes: readonly string[] | null) => void;
};

/** The passkeys of an account, and a new one under a name by which it is known again. */
export function PasskeyList({ passkeys, onDone }: PasskeyListProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation<{ recoveryCodes: readonly string[] | null }, Problem, string>({
    mutationFn: async (name) => (await import('./passkey.ts')).addPasskey(name),
  });
  const { change } = useChange(removePasskey(), {
    done: { title: words('removed') },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: ['/api/account/second-factor'],
  });
  const stamp = (when: string) => formatInstant(new Date(when), language);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    if (name === '') return setError(words('passkeyNameHint'));
    setError(undefined);
    mutate(name, {
      onSuccess: ({ recoveryCodes }) => {
        form.reset();
        toast({ title: words('passkeyAdded') });
        onDone(recoveryCodes);
      },
      onError: () => setError(words('passkeyRefused')),
    });
  };
  return (
    <>
      <ul className={styles.securityList}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <small>
                {[
                  words('made', { when: stamp(createdAt) }),
                  lastUsedAt === null ? null : words('used', { when: stamp(lastUsedAt) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </div>
            <Button
              variant="line"
              size="sm"
              aria-label={words('removeOf', { name })}
              onClick={() => change({ params: { id } })}
            >
              {words('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.securityForm} method="post" noValidate onSubmit={add}>
        <Field
          label={words('passkeyName')}
          required={words('required')}
          hint={error === undefined ? words('passkeyNameHint') : undefined}
          error={error}
        >
          {(control) => (
            <Input {...control} name="name" maxLength={maxPasskeyName} onChange={() => setError(undefined)} />
          )}
        </Field>
        <Button type="submit" variant="ink" size="sm" busy={isPending}>
          {words(isPending ? 'adding' : 'addPasskey')}
        </Button>
      </form>
    </>
  );
}
