import { useRef, useState } from 'react';
import { maxNote } from '../../listing.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { messages } from './messages.ts';
import * as styles from './listings.module.css';

type ReturnProps = {
  readonly id: string;
  readonly title: string;
  readonly isPending: boolean;
  readonly onReturn: (note: string) => void;
};

/** The desk's no to a listing: its owner is told why, so nothing goes back without a word. */
export function ReturnListing({ id, title, isPending, onReturn }: ReturnProps) {
  const words = useWords(messages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useKeptText(`return ${id}`);
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (note.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setAsking(false);
    onReturn(note.trim());
  };
  return (
    <>
      <Button variant="line" size="sm" busy={isPending} onClick={() => setAsking(true)}>
        {words('step.return')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words('askReturn', { title })}
        text={words('askReturnText')}
        yes={words('step.return')}
        no={words('keepWaiting')}
        tone="ink"
        onYes={send}
        onClose={() => setAsking(false)}
      >
        <Field
          className={styles.listingReturn}
          label={words('returnNote')}
          required={words('required')}
          error={isMissing ? words('returnNoteMissing') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              rows={4}
              maxLength={maxNote}
              placeholder={words('returnNoteExample')}
              value={note}
              onChange={(event) => {
                setNote(event.currentTarget.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
      </Confirm>
    </>
  );
}
