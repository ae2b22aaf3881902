import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import type { FieldProps } from './framed.tsx';
import type { MailboxHintProps } from './mailbox-hint.tsx';
import { TextField } from './text-field.tsx';

/** Comes with the first letter; where it does not come, a slip is nobody's but the writer's. */
const MailboxHint = lazy<ComponentType<MailboxHintProps>>(() =>
  import('./mailbox-hint.tsx').then(
    (module) => ({ default: module.MailboxHint }),
    () => ({ default: () => null }),
  ),
);

/** A mailbox. One that looks mistyped is asked about below it. */
export function EmailField({ field, look }: FieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const change = (next: string) => {
    setTyped(next);
    field.change(next);
  };
  const take = (mailbox: string) => {
    change(mailbox);
    const { current } = input;
    if (field.isLoose && current) {
      // What the browser keeps is written there, and told to whoever keeps what is typed.
      current.value = mailbox;
      current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    current?.focus();
  };
  return (
    <TextField field={{ ...field, change }} look={look} ref={input}>
      {typed === '' ? null : (
        <Suspense>
          <MailboxHint typed={typed} onTake={take} />
        </Suspense>
      )}
    </TextField>
  );
}
