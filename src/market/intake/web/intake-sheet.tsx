import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { intakeStatuses, maxNotes, type IntakeStatus } from '../intake.ts';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { mailLink } from '#kit/web/links.ts';
import { KeyButton } from '#kit/web/desk/key-button.tsx';
import { ReasonField } from '#kit/web/desk/reason.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { messages } from './messages.ts';
import { IntakeAnswers } from './intake-answers.tsx';
import { useAnswer } from './use-answer.ts';
import type { AnswerCall, IntakeWrite, SentThing, Told } from './sent-thing.ts';
import * as styles from '#kit/web/desk/facts.module.css';

type IntakeSheetProps = {
  readonly thing: SentThing;
  readonly told: Told;
  readonly sentAt: string;
  readonly path: string;
  readonly call: { readonly mutationFn: (input: IntakeWrite) => Promise<unknown> };
  /** Answers it from here; without it the reader's own mail program does. */
  readonly answerCall?: AnswerCall | undefined;
  readonly onClose: () => void;
  /** It is put away. */
  readonly onDone?: () => void;
};

const noCall: AnswerCall = { mutationFn: () => Promise.resolve() };

const writable = (thing: SentThing) => ({ status: thing.status, notes: thing.admin_notes ?? '' });

/** All that was sent, a way to answer, and how far the desk is with it. */
export function IntakeSheet(props: IntakeSheetProps) {
  const { thing, told, sentAt, path, call, answerCall, onClose, onDone = onClose } = props;
  const { language } = useLanguage();
  const words = useWords(messages);
  const queries = useQueryClient();
  const [seen] = useState(thing);
  const draft = useDraft(writable(thing), { keep: `inbox ${thing.id}` });
  const { status, notes } = draft.values;
  const { change, isPending } = useChange(call, {
    done: { title: words('saved'), description: words('savedText') },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: [path, '/api/admin/audit'],
    onDone: status === 'done' ? onDone : onClose,
    // What was saved meanwhile is fetched and shown beside what was written here; a second try then replaces it.
    onFailed: ({ code }) => {
      if (code === 'edit_conflict')
        void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
    },
  });
  const answer = useAnswer({ thing, email: told.email, path, call: answerCall ?? noCall, onDone });
  const save = () => change({ params: { id: thing.id }, body: { status, admin_notes: notes, version: thing.version } });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={told.title}
      isDirty={draft.isDirty || answer.written.text !== ''}
      head={
        <>
          <StatusPill status={thing.status}>{words(`status.${thing.status}`)}</StatusPill>
          {told.press ? <StatusPill status={told.press}>{told.pressWord}</StatusPill> : null}
          <span>{sentAt}</span>
        </>
      }
      foot={
        <>
          {answerCall ? (
            <KeyButton
              letter="S"
              isAwaited={answer.written.text !== ''}
              variant="teal"
              busy={answer.isPending}
              onClick={answer.send}
            >
              {words('sendAnswer')}
            </KeyButton>
          ) : null}
          <Button variant="ink" busy={isPending} disabled={!draft.isDirty} onClick={save}>
            {isPending ? words('saving') : words('save')}
          </Button>
          {answerCall ? null : (
            <Answer email={told.email} subject={words('answerSubject', { subject: told.subject })} />
          )}
        </>
      }
    >
      <div role="status">
        {thing.version === seen.version ? null : (
          <p className={styles.deskNotice}>
            {words('meanwhile', { status: words(`status.${thing.status}`), notes: thing.admin_notes ?? '' })}
          </p>
        )}
      </div>
      <DeskFacts>
        {told.details}
        <DeskFact label={words('language')}>{titleOfLanguage(thing.language, language)}</DeskFact>
        {told.email === '' ? null : (
          // Most who write do so about something that they bought.
          <DeskFact label={words('orders')}>
            <Link to="/admin" search={{ tab: 'orders', q: told.email }}>
              {words('ordersOf', { email: told.email })}
            </Link>
          </DeskFact>
        )}
      </DeskFacts>
      {told.text ? (
        <figure className={styles.deskWritten}>
          <figcaption>{words('inTheirWords')}</figcaption>
          <blockquote>{told.text}</blockquote>
        </figure>
      ) : null}
      <IntakeAnswers answers={thing.answers ?? []} />
      <div className={styles.deskFields}>
        {answerCall ? (
          <ReasonField
            reason={answer.written}
            label={words('yourAnswer')}
            hint={words('answerHint', { email: told.email, language: titleOfLanguage(thing.language, language) })}
            missing={words('answerMissing')}
            max={maxNotes}
            rows={6}
          />
        ) : null}
        <Field label={words('status')}>
          {(control) => (
            <Select
              {...control}
              value={status}
              options={intakeStatuses.map((value) => ({ value, label: words(`status.${value}`) }))}
              onChange={(event) => draft.set('status', event.currentTarget.value as IntakeStatus)}
            />
          )}
        </Field>
        <Field label={words('notes')} hint={words('notesHint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={maxNotes}
              value={notes}
              onChange={(event) => draft.set('notes', event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </Sheet>
  );
}

function Answer({ email, subject }: { readonly email: string; readonly subject: string }) {
  const words = useWords(messages);
  return (
    <Button variant="line" render={<a href={mailLink(email, subject)}>{words('answer')}</a>}>
      {words('answer')}
    </Button>
  );
}
