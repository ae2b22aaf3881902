import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { settleIdentity } from '#kit/web/identity.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { maxPasswordLength } from '../rules.ts';
import { messages } from '../security-messages.ts';
import { confirmIdentity } from './security-queries.ts';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';
import * as styles from './security.module.css';

/** Asks for the password once more, over whatever is open; what waited for it goes on or fails by itself. */
export function ConfirmIdentity() {
  const words = useWords(messages);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation(confirmIdentity());

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A form inside of another sheet's tree: its own end is enough.
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') return setError(words('passwordMissing'));
    setError(undefined);
    mutate(
      { body: { password } },
      {
        onSuccess: () => settleIdentity(true),
        onError: (problem) => {
          if (problem.code === 'unauthenticated') return settleIdentity(false);
          const count = Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60));
          if (problem.code === 'too_many_requests') setError(words('tooMany', { count }));
          else setError(words(problem.code === 'validation' ? 'passwordWrong' : 'unavailable'));
        },
      },
    );
  };

  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : settleIdentity(false))}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={`${sheetStyles.deskSheetShade} ${styles.identityShade}`} />
        <AlertDialog.Popup className={`${sheetStyles.deskConfirm} ${styles.identity}`}>
          <AlertDialog.Title className="tower-s">{words('confirmTitle')}</AlertDialog.Title>
          <AlertDialog.Description>{words('confirmText')}</AlertDialog.Description>
          <form className={styles.identityForm} method="post" noValidate onSubmit={submit}>
            <Field label={words('password')} required={words('required')} error={error}>
              {(control) => (
                <Input
                  {...control}
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  maxLength={maxPasswordLength}
                  onChange={() => setError(undefined)}
                />
              )}
            </Field>
            <div className={sheetStyles.deskConfirmEnd}>
              <AlertDialog.Close render={<Button variant="line">{words('leave')}</Button>} />
              <Button type="submit" variant="ink" busy={isPending}>
                {words(isPending ? 'confirming' : 'confirm')}
              </Button>
            </div>
          </form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
