import { useWords } from '../../i18n.tsx';
import { Confirm } from '../confirm.tsx';
import { messages } from '../messages.ts';
import { ReasonField, useReason } from '../reason.tsx';
import * as styles from './bulk.module.css';

export type BulkAnswer = { readonly decision: 'approved' | 'rejected'; readonly note?: string };

/** What is asked: yes or no to what waits, or whether what is public comes down. */
export type BulkAsk = 'approve' | 'reject' | 'takeDown';

type BulkQuestionProps = {
  /** Nothing while nothing is asked. */
  readonly ask: BulkAsk | undefined;
  readonly titles: readonly string[];
  readonly maxNote: number | undefined;
  readonly isPending: boolean;
  /** What gets the focus back. */
  readonly home: () => HTMLElement | null;
  readonly onDecide: (answer: BulkAnswer) => void;
  readonly onClose: () => void;
};

const asks = {
  approve: { title: 'bulkApprove', text: 'bulkApproveText' },
  reject: { title: 'bulkReject', text: 'bulkRejectText' },
  takeDown: { title: 'bulkTakeDown', text: 'bulkTakeDownText' },
} as const;

/** Names all that would be decided, and asks once for the reason where they are told no. */
export function BulkQuestion({ ask, titles, maxNote, isPending, home, onDecide, onClose }: BulkQuestionProps) {
  const words = useWords(messages);
  // A reason is for those it was written about.
  const reason = useReason(ask && `${ask} ${titles.join(', ')}`);
  const { title, text } = asks[ask ?? 'approve'];
  const isNo = ask === 'reject' || ask === 'takeDown';
  const send = () => {
    if (isNo) reason.give((note) => onDecide({ decision: 'rejected', note }));
    else onDecide({ decision: 'approved' });
  };
  return (
    <Confirm
      isOpen={ask !== undefined}
      title={words(title, { count: titles.length })}
      text={words(text)}
      yes={words(ask ?? 'approve')}
      no={words('cancel')}
      tone={isNo ? 'danger' : 'ink'}
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
      {isNo ? (
        <ReasonField reason={reason} label={words('bulkReason')} missing={words('bulkReasonMissing')} max={maxNote} />
      ) : null}
    </Confirm>
  );
}
