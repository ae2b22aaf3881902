import { useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { ReasonField, useReason } from '#kit/web/desk/reason.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { maxAnswer } from '../rules.ts';
import { disputesApi as api } from './queries.ts';

/** Answers a dispute, once: what is written goes to the buyer's bank. */
export function AnswerButton({ id, title }: { readonly id: string; readonly title: string }) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const answer = useReason(`answer ${id}`);
  const end = () => setAsking(false);
  const { change, isPending } = useChange(api.mutation('POST /api/admin/disputes/{id}/answer'), {
    done: { title: words('answered'), description: words('answeredText') },
    failed: { title: words('notAnswered'), description: words('notAnsweredText') },
    refresh: ['/api/admin/disputes', '/api/admin/audit'],
    onDone: end,
  });
  return (
    <>
      <Button variant="ink" size="sm" onClick={() => setAsking(true)}>
        {words('answer')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words('answerTitle', { title })}
        text={words('answerText')}
        yes={words('answerYes')}
        no={words('answerNo')}
        tone="ink"
        isPending={isPending}
        onYes={() => answer.give((text) => change({ params: { id }, body: { text } }))}
        onClose={end}
      >
        <ReasonField
          reason={answer}
          label={words('answerLabel')}
          required={words('answerRequired')}
          missing={words('answerMissing')}
          max={maxAnswer}
        />
      </Confirm>
    </>
  );
}
