import { useState } from 'react';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import type { Report } from '../contract.ts';
import { messages } from '../messages.ts';
import { maxStatement } from '../rules.ts';
import { answerObjection, changedPaths } from './desk-queries.ts';
import * as deskStyles from '#kit/web/desk/facts.module.css';

type Props = { readonly report: Report; readonly onDone: () => void };

/** The answer to an objection, which whoever runs the desk gives; others read who does. */
export function ObjectionPart({ report: { id, version }, onDone }: Props) {
  const words = useWords(messages);
  const user = useStoredUser();
  const { values, set, reset } = useDraft({ answer: '' }, { keep: `objection answer ${id}` });
  const [isMissing, setMissing] = useState(false);
  const { change, isPending } = useChange(answerObjection(), {
    done: { title: words('objectionDecided'), description: words('objectionDecidedText') },
    failed: { title: words('failed'), description: words('failedText') },
    reasons: { invalid_transition: words('over') },
    refresh: changedPaths,
    onDone: () => {
      reset({ answer: '' });
      onDone();
    },
  });
  if (user?.role !== 'admin') return <p role="status">{words('deskAnswers')}</p>;
  const answer = values.answer.trim();
  const decide = (decision: 'upheld' | 'restored') => {
    setMissing(answer === '');
    if (answer !== '') change({ params: { id }, body: { decision, answer, version } });
  };
  return (
    <div className={deskStyles.deskFields}>
      <Field
        label={words('answerField')}
        hint={words('answerHint')}
        error={isMissing && answer === '' ? words('answerMissing') : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={maxStatement}
            value={values.answer}
            onChange={(event) => set('answer', event.currentTarget.value)}
          />
        )}
      </Field>
      <p>
        <Button variant="teal" busy={isPending} onClick={() => decide('restored')}>
          {words('restore')}
        </Button>{' '}
        <Button variant="danger" busy={isPending} onClick={() => decide('upheld')}>
          {words('uphold')}
        </Button>
      </p>
    </div>
  );
}
