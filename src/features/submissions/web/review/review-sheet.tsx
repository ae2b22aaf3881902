import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import { MailLink, PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { sentWhen } from '#market/town/web/sent-when.tsx';
import { KeyButton } from '#kit/web/desk/key-button.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import type { Submission } from '../../contract.ts';
import { messages } from '../../desk-messages.ts';
import { decisionFacts } from '../../facts.ts';
import { publicPath } from '../../rules.ts';
import { CorrectFields } from './correct-fields.tsx';
import { LackingFields } from './lacking-fields.tsx';
import { LikelyDuplicates } from './likely-duplicates.tsx';
import { ListingPreview } from './listing-preview.tsx';
import { Proposer } from './proposer.tsx';
import { TellMore } from './tell-more.tsx';
import { useSubmissionFacts } from './submission-facts.ts';
import { useDecision } from './use-decision.ts';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './review.module.css';

/** What was proposed, what its listing still lacks, and the decision. It is taken once. */
export function ReviewSheet({
  submission,
  onClose,
  onDecided,
}: {
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const now = useNow();
  const factsOf = useSubmissionFacts();
  const { ref, draft, faultOf, approve, reject, isPending, isPriceAsked, isReasonAsked, reasonFault } = useDecision(
    submission,
    onDecided,
  );
  const form = { draft, faultOf };
  const [seen] = useState(submission.status);
  const { type, title, status } = submission;
  const isOpen = status === 'pending';
  const when = (at: string) => sentWhen(new Date(at), now, language);
  const { facts, where, price } = factsOf(submission);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      picture={<Poster {...submission.poster} format="strip" />}
      isDirty={isOpen && draft.isDirty}
      head={
        <>
          <StatusPill status={status}>{words(`is.${status}`)}</StatusPill>
          <span>{words('sent', { when: when(submission.submitted_at) })}</span>
          {submission.decided_at ? <span>{words('decided', { when: when(submission.decided_at) })}</span> : null}
        </>
      }
      foot={
        <>
          {isOpen ? (
            <>
              <KeyButton letter="A" isAwaited={isPriceAsked} variant="teal" busy={isPending} onClick={approve}>
                <Icon name="check" />
                {words('approve')}
              </KeyButton>
              <KeyButton letter="R" isAwaited={isReasonAsked} variant="danger" busy={isPending} onClick={reject}>
                <Icon name="x" />
                {words('reject')}
              </KeyButton>
            </>
          ) : null}
          <Dialog.Close render={<Button variant="quiet" className={sheetStyles.deskSheetLast} />}>
            {words('close')}
          </Dialog.Close>
        </>
      }
    >
      <div role="status">
        {status === seen ? null : <p>{words('decidedMeanwhile', { status: words(`is.${status}`) })}</p>}
      </div>
      <DeskFacts>
        <DeskFact label={words('type')}>{facts}</DeskFact>
        <DeskFact label={words('where')}>{where}</DeskFact>
        <DeskFact label={words('price')}>{price}</DeskFact>
        <DeskFact label={words('contact')}>
          <MailLink to={submission.contact_email} />
          {submission.contact_phone ? (
            <>
              {' · '}
              <PhoneLink to={submission.contact_phone} />
            </>
          ) : null}
        </DeskFact>
        <DeskFact label={words('proposer')}>
          <Proposer submission={submission} />
        </DeskFact>
        <DeskFact label={words('language')}>{titleOfLanguage(submission.language, language)}</DeskFact>
        <DeskFact label={words('inTheirWords')}>{submission.description}</DeskFact>
        <DeskFact label={words('noteSent')}>{isOpen ? null : submission.admin_notes}</DeskFact>
        <DeskFact label={words('onSite')}>
          {submission.listing_id ? (
            <Link to={publicPath(type, submission.listing_id)}>{words('onSiteLink')}</Link>
          ) : null}
        </DeskFact>
      </DeskFacts>
      {isOpen ? (
        <div ref={ref}>
          <LikelyDuplicates id={submission.id} />
          <fieldset className={styles.reviewSet}>
            <legend className="tower-s">{words('lacking')}</legend>
            <p className={fieldStyles.hint}>{words('lackingHint')}</p>
            <div className={styles.reviewFields}>
              <LackingFields type={type} form={form} />
            </div>
            <TellMore submission={submission} form={form} />
            <CorrectFields submission={submission} form={form} />
          </fieldset>
          <ListingPreview type={type} review={draft.values} />
          <Field label={isReasonAsked ? words('reason') : words('note')} error={reasonFault}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={decisionFacts.admin_notes.max}
                placeholder={words('noteExample')}
                value={draft.values.note}
                onChange={(event) => draft.set('note', event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
      ) : null}
    </Sheet>
  );
}
