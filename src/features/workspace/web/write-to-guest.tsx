import { useRef, useState } from 'react';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { newKey } from '#features/messages/key.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import type { Booking } from '../contract.ts';
import { guestMessageFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { workspaceApi as api } from './queries.ts';
import * as styles from './workspace.module.css';

type WriteProps = {
  readonly booking: Booking;
  /** What is written: the sheet asks before it is lost. */
  readonly message: string;
  readonly onMessage: (message: string) => void;
};

/** A message to the guest of a booking, into the conversation about it. */
export function WriteToGuest({ booking, message, onMessage }: WriteProps) {
  const words = useWords(messages);
  const field = useRef<HTMLTextAreaElement>(null);
  const { id, buyer } = booking;
  const [key, setKey] = useState(newKey);
  const [isMissing, setMissing] = useState(false);
  const name = buyer.split(' ')[0] ?? buyer;
  const { change, isPending } = useChange(api.mutation('POST /api/workspace/bookings/{id}/messages'), {
    done: ({ isHidden }) => ({
      title: words('sent'),
      description: isHidden ? words('sentHidden') : words('sentText', { name }),
    }),
    failed: { title: words('sendFailed'), description: words('sendFailedText') },
    reasons: { too_many_requests: words('sendTooMany'), conversation_closed: words('closed') },
    refresh: ['/api/workspace/conversations'],
    onDone: () => {
      onMessage('');
      setKey(newKey());
    },
  });
  const send = () => {
    if (message.trim() !== '') return change({ params: { id }, body: { message: message.trim(), key } });
    setMissing(true);
    return field.current?.focus();
  };
  return (
    <form
      className={styles.workWrite}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <Field
        label={words('write', { name })}
        hint={words('writeHint')}
        error={isMissing ? words('writeMissing') : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={4}
            maxLength={guestMessageFacts.message.max}
            value={message}
            onChange={(event) => {
              onMessage(event.currentTarget.value);
              setMissing(false);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="ink" busy={isPending}>
        {words('send')}
      </Button>
    </form>
  );
}
