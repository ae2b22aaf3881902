import { useRef } from 'react';
import { BulkRefused } from '#kit/web/desk/bulk/bulk-refused.tsx';
import { BulkSelection } from '#kit/web/desk/bulk/bulk-selection.tsx';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { deskListOf } from '#kit/web/desk/desk-focus.ts';
import { useBulk } from '#kit/web/desk/bulk/use-bulk.ts';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import type { Selection } from '#kit/web/desk/bulk/use-selection.ts';
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
import * as styles from '#kit/web/desk/bulk/bulk.module.css';

type Asked = Omit<ApplicationDecisions, 'items'>;
const call = { mutationFn: (body: ApplicationDecisions) => decideApplications().mutationFn({ body }) };

/** Above the list: choose several that wait, and answer all of them with one word. */
export function ApplicationsBulk({ selection }: { readonly selection: Selection<Application> }) {
  const words = useWords(messages);
  const isOwner = useDeskSide() === 'owner';
  const all = useRef<HTMLInputElement>(null);
  const { picked } = selection;
  const { asked, setAsked, decide, isPending, refused, forgetRefused } = useBulk<Decision, Application, Asked>({
    selection,
    titleOf: ({ name }) => name,
    call,
    refresh: [applicationsPath, '/api/admin/audit', '/api/mails'],
    onDone: () => setAnswer(''),
  });
  // A word is for those it was written to.
  const [answer, setAnswer] = useKeptText(asked && `applications ${asked} ${picked.map(({ id }) => id).join(' ')}`);
  const steps = decisions.filter((step) => picked.every(({ status }) => deskSteps(status).includes(step)));
  return (
    <>
      <BulkSelection selection={selection} label={words('pickAll')} all={all}>
        {steps.map((step) => (
          <Button key={step} variant={looks[step]} size="sm" onClick={() => setAsked(step)}>
            {words(`step.${step}`)}
          </Button>
        ))}
      </BulkSelection>
      <BulkRefused refused={refused} onSeen={forgetRefused} />
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
          if (asked) decide({ status: asked, answer });
        }}
        onClose={() => setAsked(undefined)}
      >
        <ul className={styles.bulkTitles}>
          {picked.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <Field label={words('bulkAnswer')} hint={words(isOwner ? 'bulkAnswerOwnHint' : 'bulkAnswerHint')}>
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
