import { useRef, useState } from 'react';
import { useWords } from '../i18n.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/input.tsx';
import { Confirm } from './confirm.tsx';
import { messages } from './messages.ts';
import { useKeptText } from './use-draft.ts';
import * as styles from './bulk.module.css';

export type BulkAnswer = { readonly decision: 'approved' | 'rejected'; readonly note?: string };

type BulkQuestionProps = {
  /** What is asked about; nothing while nothing is. */
  readonly decision: BulkAnswer['decision'] | undefined;
  readonly titles: readonly string[];
  readonly maxNote: number | undefined;
  readonly isPending: boolean;
  /** What gets the focus back. */
  readonly home: () => HTMLElement | null;
  readonly onDecide: (answer: BulkAnswer) => void;
  readonly onClose: () => void;
};

/** Names all that would be decided, and asks for the reason where they are rejected. */
export function BulkQuestion({ decision, titles, maxNote, isPending, home, onDecide, onClose }: BulkQuestionProps) {
  const words = useWords(messages);
  const field = useRef<HTMLTextAreaElement>(null);
  // A reason is for those it was written about.
  const [note, setNote] = useKeptText(decision && `reject ${titles.join(', ')}`);
  const [isMissing, setMissing] = useState(false);
  const isRejection = decision === 'rejected';
  const send = () => {
    if (!isRejection) return onDecide({ decision: 'approved' });
    if (note.trim() !== '') return onDecide({ decision: 'rejected', note: note.trim() });
    setMissing(true);
    field.current?.focus();
  };
  return (
    <Confirm
      isOpen={decision !== undefined}
      title={words(isRejection ? 'bulkReject' : 'bulkApprove', { count: titles.length })}
      text={words(isRejection ? 'bulkRejectText' : 'bulkApproveText')}
      yes={words(isRejection ? 'reject' : 'approve')}
      no={words('cancel')}
      tone={isRejection ? 'danger' : 'ink'}
      isPending={isPending}
      finalFocus={home}
      onYes={send}
      onClose={onClose}
    >
      <ul className={styles.bulkTitles}>
        {titles.map((title, place) => (
          <li key={place}>{title}</li>
        ))}
      </ul>
      {isRejection ? (
        <Field label={words('bulkReason')} error={isMissing ? words('bulkReasonMissing') : undefined}>
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              rows={3}
              maxLength={maxNote}
              value={note}
              onChange={(event) => {
                setNote(event.currentTarget.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
      ) : null}
    </Confirm>
  );
}
