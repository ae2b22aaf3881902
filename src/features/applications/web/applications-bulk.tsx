import { useRef, useState } from 'react';
import { BulkRefused } from '#kit/web/desk/bulk-refused.tsx';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { deskListOf } from '#kit/web/desk/desk-focus.ts';
import { messages as deskMessages } from '#kit/web/desk/messages.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import type { Selection } from '#kit/web/desk/use-selection.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import type { Application, ApplicationDecisions } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { answerFacts } from '../facts.ts';
import { decisions, deskSteps } from '../rules.ts';
import type { Decision } from '../rules.ts';
import { looks } from './application-steps.tsx';
import { applicationsPath, decideApplications } from './desk-queries.ts';
import * as styles from '#kit/web/desk/bulk.module.css';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';

const call = { mutationFn: (body: ApplicationDecisions) => decideApplications().mutationFn({ body }) };

/** Above the list: choose several that wait, and answer all of them with one word. */
export function ApplicationsBulk({ selection }: { readonly selection: Selection<Application> }) {
  const words = useWords(messages);
  const deskWords = useWords(deskMessages);
  const all = useRef<HTMLInputElement>(null);
  const { picked, areAllPicked, toggleAll, clear } = selection;
  const [asked, setAsked] = useState<Decision>();
  // A word is for those it was written to.
  const [answer, setAnswer] = useKeptText(asked && `applications ${asked} ${picked.map(({ id }) => id).join(' ')}`);
  const [refused, setRefused] = useState<readonly { readonly title: string; readonly code: string }[]>([]);
  const { change, isPending } = useChange(call, {
    done: ({ done }) => ({ title: deskWords('bulkDone', { count: done.length }) }),
    failed: { title: deskWords('bulkFailed'), description: deskWords('bulkFailedText') },
    refresh: [applicationsPath, '/api/admin/audit', '/api/mails'],
    onDone: (reply) => {
      const names = new Map(picked.map(({ id, name }) => [id, name]));
      setRefused(reply.refused.map(({ id, code }) => ({ title: names.get(id) ?? id, code })));
      setAnswer('');
      setAsked(undefined);
      clear();
    },
    onFailed: () => setAsked(undefined),
  });
  const steps = decisions.filter((step) => picked.every(({ status }) => deskSteps(status).includes(step)));
  const items = picked.map(({ id, version }) => ({ id, version }));
  return (
    <>
      <div className={styles.bulkBar}>
        <label className={styles.bulkAll}>
          <input
            ref={all}
            className={checkboxStyles.checkbox}
            type="checkbox"
            checked={areAllPicked}
            onChange={toggleAll}
          />
          {words('pickAll')}
        </label>
        <span role="status">{picked.length === 0 ? '' : deskWords('picked', { count: picked.length })}</span>
        {picked.length === 0 ? null : (
          <div className={styles.bulkEnd}>
            {steps.map((step) => (
              <Button key={step} variant={looks[step]} size="sm" onClick={() => setAsked(step)}>
                {words(`step.${step}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <BulkRefused refused={refused} onSeen={() => setRefused([])} />
      <Confirm
        isOpen={asked !== undefined}
        title={asked ? words('bulkAsk', { step: words(`step.${asked}`), count: picked.length }) : ''}
        text={words('bulkText')}
        yes={asked ? words(`step.${asked}`) : ''}
        no={words('back')}
        tone={asked === 'declined' ? 'danger' : 'ink'}
        isPending={isPending}
        finalFocus={() => all.current ?? deskListOf()}
        onYes={() => {
          if (asked) change({ status: asked, answer, items });
        }}
        onClose={() => setAsked(undefined)}
      >
        <ul className={styles.bulkTitles}>
          {picked.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <Field label={words('bulkAnswer')} hint={words('bulkAnswerHint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={answerFacts.answer.max}
              value={answer}
              onChange={(event) => setAnswer(event.currentTarget.value)}
            />
          )}
        </Field>
      </Confirm>
    </>
  );
}
