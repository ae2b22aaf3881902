import { Dialog } from '@base-ui/react/dialog';
import { useState, type ReactNode } from 'react';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { sentWhen } from '#market/town/web/sent-when.tsx';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import type { Application, AppliedJob } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { answerFacts } from '../facts.ts';
import { deskSteps } from '../rules.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { Steps } from './application-steps.tsx';
import { useApplicationChange } from './use-application-change.ts';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';
import * as styles from '#kit/web/desk/facts.module.css';

type SheetProps = {
  readonly application: Application;
  /** How many it looks for and has, once that is known. */
  readonly job?: AppliedJob | undefined;
  /** What the employer and the applicant write to each other; the desk has none. */
  readonly talk?: ReactNode;
  readonly onClose: () => void;
  /** A step was taken: the next one may come. */
  readonly onDecided: () => void;
};

/** All of an application: who, what they wrote, where it stands; the next step with a word for them, and notes. */
export function ApplicationSheet({ application, job, talk, onClose, onDecided }: SheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const now = useNow();
  const isOwner = useDeskSide() === 'owner';
  const [seen] = useState(application);
  const draft = useDraft(
    { answer: '', notes: application.adminNotes ?? '' },
    { keep: `application ${application.id}` },
  );
  const { answer, notes } = draft.values;
  const { change, isPending } = useApplicationChange((isStep) => (isStep ? onDecided() : onClose()));
  const { id, status, version } = application;
  const steps = deskSteps(status);
  const save = (body: Parameters<typeof change>[0]['body']) =>
    change({ params: { id }, body: { ...(isOwner ? {} : { adminNotes: notes }), version, ...body } });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={application.name}
      isDirty={draft.isDirty}
      head={
        <>
          <StatusPill status={status}>{words(`status.${status}`)}</StatusPill>
          <span>{words('sent', { when: sentWhen(new Date(application.submittedAt), now, language) })}</span>
        </>
      }
      foot={
        <>
          <Steps
            steps={steps}
            name={application.name}
            isPending={isPending}
            onStep={(step) => save({ status: step, answer })}
          />
          {isOwner ? null : (
            <Button
              variant="line"
              busy={isPending}
              disabled={notes === (application.adminNotes ?? '')}
              onClick={() => save({})}
            >
              {words('save')}
            </Button>
          )}
          <Dialog.Close render={<Button variant="quiet" className={sheetStyles.deskSheetLast} />}>
            {words('close')}
          </Dialog.Close>
        </>
      }
    >
      <div role="status">
        {version === seen.version ? null : (
          <p className={styles.deskNotice}>{words('meanwhile', { status: words(`status.${status}`) })}</p>
        )}
      </div>
      <ApplicationFacts application={application} job={job} />
      {talk}
      <div className={styles.deskFields}>
        {steps.length > 0 ? (
          <Field label={words('answer')} hint={words(isOwner ? 'answerOwnHint' : 'answerHint')}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={answerFacts.answer.max}
                value={answer}
                onChange={(event) => draft.set('answer', event.currentTarget.value)}
              />
            )}
          </Field>
        ) : null}
        {isOwner ? null : (
          <Field label={words('notes')} hint={words('notesHint')}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={answerFacts.adminNotes.max}
                value={notes}
                onChange={(event) => draft.set('notes', event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Sheet>
  );
}
