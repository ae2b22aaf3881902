import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useReason } from '#kit/web/desk/reason.tsx';
import { messages } from './messages.ts';
import { OwnersReason } from './owners-reason.tsx';

type ReturnProps = {
  readonly id: string;
  readonly title: string;
  /** It is public: it comes down. Else it waits, and goes back. */
  readonly isPublic: boolean;
  readonly isPending: boolean;
  readonly onReturn: (note: string) => void;
};

/** The desk's no to a listing: its owner is told why, so nothing goes back or comes down without a word. */
export function ReturnListing({ id, title, isPublic, isPending, onReturn }: ReturnProps) {
  const words = useWords(messages);
  const reason = useReason(`return ${id}`);
  const [isAsking, setAsking] = useState(false);
  const send = () =>
    reason.give((note) => {
      setAsking(false);
      onReturn(note);
    });
  const step = words(isPublic ? 'step.takeDown' : 'step.return');
  return (
    <>
      <Button variant="line" size="sm" busy={isPending} onClick={() => setAsking(true)}>
        {step}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words(isPublic ? 'askTakeDown' : 'askReturn', { title })}
        text={words(isPublic ? 'askTakeDownText' : 'askReturnText')}
        yes={step}
        no={words(isPublic ? 'keepPublic' : 'keepWaiting')}
        tone="ink"
        onYes={send}
        onClose={() => setAsking(false)}
      >
        <OwnersReason reason={reason} />
      </Confirm>
    </>
  );
}
