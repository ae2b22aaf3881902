import { useWords } from '#kit/web/i18n.tsx';
import { KeyButton } from '#kit/web/desk/key-button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from './messages.ts';
import type { Judging } from './use-judging.ts';

type JudgeButtonsProps = Pick<Judging, 'reason' | 'isPending' | 'approve' | 'reject'> & {
  /** Something was written in the form that is not saved: what is decided on is what was sent in. */
  readonly isDirty: boolean;
};

/** Yes or no to a listing that waits, by keys too. */
export function JudgeButtons({ reason, isPending, isDirty, approve, reject }: JudgeButtonsProps) {
  const words = useWords(messages);
  const isAwaited = reason.text !== '' || reason.isMissing;
  return (
    <>
      <KeyButton letter="A" variant="teal" busy={isPending} disabled={isDirty} onClick={approve}>
        <Icon name="check" />
        {words('step.publish')}
      </KeyButton>
      <KeyButton letter="R" isAwaited={isAwaited} variant="danger" busy={isPending} disabled={isDirty} onClick={reject}>
        <Icon name="x" />
        {words('step.return')}
      </KeyButton>
    </>
  );
}
