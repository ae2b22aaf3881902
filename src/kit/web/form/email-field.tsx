import { useRef, useState } from 'react';
import { latePart } from '../parts/late-part.tsx';
import type { FieldProps } from './framed.tsx';
import { TextField } from './text-field.tsx';

/** Comes with the first letter; until it does, a slip is nobody's but the writer's. */
const MailboxHint = latePart(() => import('./mailbox-hint.tsx').then((module) => module.MailboxHint));

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
      {typed === '' ? null : <MailboxHint typed={typed} onTake={take} />}
    </TextField>
  );
}
