import { Dialog } from '@base-ui/react/dialog';
import { useId, type ReactNode } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { listingState } from '../../listing.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Problem } from '#kit/shared/problem.ts';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { ChangeNote } from './change-note.tsx';
import { changesIn } from './changed-fields.ts';
import { Written } from './difference.tsx';
import { JudgeButtons } from './judge-buttons.tsx';
import { ListingOwner } from './listing-owner.tsx';
import { ListingPill } from './listing-pill.tsx';
import type { ListingRecord } from './listing.ts';
import { messages } from './messages.ts';
import { useIsModerator } from './use-is-moderator.ts';
import { OwnersReason } from './owners-reason.tsx';
import { useJudging } from './use-judging.ts';
import { useSaving, type Saving } from './use-saving.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as formStyles from '#kit/web/form/form.module.css';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';
import * as styles from './listings.module.css';

type SheetProps<R, V extends object, B> = Saving<R, V, B> & {
  /** What stands below the fields. */
  readonly more?: ReactNode;
  /** Asks for the yes that a change needs (`asks`). */
  readonly question?: (question: Question) => ReactNode;
  /** Asks what else a change is for (`chooses`). */
  readonly choice?: (choice: Choice<B>) => ReactNode;
  /** The public card as it will be. */
  readonly card: (values: V) => ReactNode;
};

/** What a change waits for, as the server told it. */
export type Question = {
  readonly problem: Problem;
  readonly isPending: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** What is to be saved, and waits for an answer. */
export type Choice<B> = {
  readonly id: string;
  readonly body: B & { readonly version: number };
  readonly isPending: boolean;
  readonly onChosen: (also: object) => void;
  readonly onClose: () => void;
};

/** The sheet on which a listing is written, with its card beside it. */
export function ListingSheet<R extends ListingRecord, V extends object, B extends object>(props: SheetProps<R, V, B>) {
  const { kind, said, record, table, more, card, onClose } = props;
  const words = useWords(messages);
  const formId = useId();
  const isOwner = useDeskSide() === 'owner';
  const isJudge = useIsModerator();
  const {
    form,
    formRef,
    isDirty,
    isBusy: isUploading,
    base,
    isPending,
    isRefused,
    isHeld,
    conflict,
    isOwnDraft,
    open,
    save,
    saveAndAsk,
    ...asked
  } = useSaving(props);
  const judging = useJudging({ record, step: props.calls.step, refresh: props.refresh, onClose });
  return (
    <Sheet
      isOpen
      isWide
      onClose={onClose}
      title={isJudge && record ? words('asWritten') : said(record ? 'editTitle' : 'newTitle')}
      isDirty={isDirty || isUploading || (judging.isOpen && judging.reason.text !== '')}
      head={base ? <Head record={base} /> : null}
      foot={
        <>
          {judging.isOpen ? <JudgeButtons {...judging} isDirty={isDirty || isUploading} /> : null}
          {isJudge ? null : (
            <Button
              type="submit"
              form={formId}
              variant={judging.isOpen ? 'line' : 'ink'}
              busy={isPending}
              disabled={isUploading}
            >
              {isPending ? words('saving') : words(isOwnDraft ? 'saveDraft' : 'save')}
            </Button>
          )}
          {isOwnDraft ? (
            <Button variant="teal" busy={isPending} disabled={isUploading} onClick={saveAndAsk}>
              {words('step.ask')}
            </Button>
          ) : null}
          <Dialog.Close
            render={
              <Button
                {...(isJudge ? { variant: 'quiet', className: sheetStyles.deskSheetLast } : { variant: 'line' })}
              />
            }
          >
            {words(isJudge ? 'close' : 'cancel')}
          </Dialog.Close>
          {isJudge ? null : (
            <p className={styles.deskFootNote} role="status">
              {isUploading ? words('uploading') : ''}
            </p>
          )}
        </>
      }
    >
      <div role="alert">
        {conflict ? <Conflict {...conflict} /> : null}
        {isHeld ? <Wrong>{words('takeDownFirst')}</Wrong> : null}
        {isRefused ? <Wrong>{words('notAccepted')}</Wrong> : null}
        {isOwnDraft && open !== '' ? <Wrong>{words('gaps', { fields: open })}</Wrong> : null}
      </div>
      {asked.choice ? props.choice?.(asked.choice) : null}
      {asked.question ? props.question?.(asked.question) : null}
      {isOwner && record?.change?.status === 'pending' ? null : <StateNote record={record} />}
      {record ? <ChangeNote record={record} table={table} refresh={props.refresh} onDone={onClose} /> : null}
      {judging.isOpen ? <OwnersReason reason={judging.reason} /> : null}
      {record && base && !isOwner ? (
        <ListingOwner kind={kind} record={base} isDirty={isDirty} refresh={props.refresh} onDone={onClose} />
      ) : null}
      <div className={styles.listingSides}>
        {isJudge ? (
          // A form that can't be saved would take words and lose them.
          <Written told={changesIn(table)} fields={record ?? {}} />
        ) : (
          <form
            ref={formRef}
            id={formId}
            className={formStyles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isPending && !isUploading) save();
            }}
          >
            <FormFields table={table} form={form} isOwner={isOwner} />
            {more}
          </form>
        )}
        <aside className={styles.listingPreview} aria-label={words('preview')}>
          <p className="horizon">{words('preview')}</p>
          <div inert>{card(form.values)}</div>
        </aside>
      </div>
    </Sheet>
  );
}

/** Why it came back, and what saving means for whoever sees it. */
function StateNote({ record }: { readonly record: ListingRecord | undefined }) {
  const words = useWords(messages);
  const isOwner = useDeskSide() === 'owner';
  if (record?.reviewNote)
    return (
      <p className={`${styles.deskNote} ${styles.deskNoteReturned}`}>
        {words('sentBack', { note: record.reviewNote })}
      </p>
    );
  if (isOwner) return <p className={styles.deskNote}>{words(record ? ownNotes[listingState(record)] : 'own.new')}</p>;
  return record?.status === 'withdrawn' ? <p className={styles.deskNote}>{words('deletedNote')}</p> : null;
}

const ownNotes = {
  draft: 'own.draft',
  waiting: 'own.waiting',
  published: 'own.live',
  paused: 'own.paused',
  withdrawn: 'own.deletedText',
  suspended: 'own.suspended',
} as const;

function Head({ record }: { readonly record: ListingRecord }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <>
      <ListingPill record={record} />
      <span>{words('changedAt', { when: formatInstant(new Date(record.updatedAt), language) })}</span>
    </>
  );
}

function Conflict({ load, merge }: { readonly load: () => void; readonly merge: () => void }) {
  const words = useWords(messages);
  return (
    <div className={`${styles.deskNote} ${styles.deskNoteConflict}`}>
      <p>
        <b>{words('conflict')}.</b> {words('conflictText')}
      </p>
      <Button variant="ink" size="sm" onClick={merge}>
        {words('mergeNewer')}
      </Button>
      <Button variant="line" size="sm" onClick={load}>
        {words('loadNewer')}
      </Button>
    </div>
  );
}

function Wrong({ children }: { readonly children: string }) {
  return (
    <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
