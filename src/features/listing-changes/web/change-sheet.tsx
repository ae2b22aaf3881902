import { Dialog } from '@base-ui/react/dialog';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { KeyButton } from '#kit/web/desk/key-button.tsx';
import { ReasonField } from '#kit/web/desk/reason.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { inLanguage } from '#kit/shared/localized.ts';
import { maxNote } from '#market/listings/listing.ts';
import type { ToldChanges } from '#market/listings/web/desk/changed-fields.ts';
import { Difference } from '#market/listings/web/desk/difference.tsx';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import type { OpenedChange } from '../contract.ts';
import { messages } from '../messages.ts';
import { useDecision } from './use-decision.ts';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';

type ChangeSheetProps = {
  readonly change: OpenedChange;
  readonly told: ToldChanges;
  readonly onDecided: () => void;
  readonly onClose: () => void;
};

/** What an owner changed, field by field, and the decision. It is taken once. */
export function ChangeSheet({ change, told, onDecided, onClose }: ChangeSheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { kind, listingId, title, owner, status, before, after, clashes, askedAt, decidedAt } = change;
  const { reason, approve, reject, isPending } = useDecision(change, onDecided);
  const isOpen = status === 'pending';
  const isClashing = clashes.length > 0;
  return (
    <Sheet
      isOpen
      isWide
      onClose={onClose}
      title={inLanguage(title, language)}
      isDirty={isOpen && reason.text !== ''}
      head={
        <>
          <StatusPill status={status}>{words(`is.${status}`)}</StatusPill>
          <SentWhen at={decidedAt ?? askedAt} />
        </>
      }
      foot={
        <>
          {isOpen ? (
            <>
              <KeyButton letter="A" variant="teal" busy={isPending} disabled={isClashing} onClick={approve}>
                <Icon name="check" />
                {words('approve')}
              </KeyButton>
              <KeyButton
                letter="R"
                isAwaited={reason.text !== '' || reason.isMissing}
                variant="danger"
                busy={isPending}
                onClick={reject}
              >
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
      <DeskFacts>
        <DeskFact label={words('kind')}>{words(`kind.${kind}`)}</DeskFact>
        <DeskFact label={words('owner')}>{owner.name ?? words('gone')}</DeskFact>
        <DeskFact label={words('listing')}>
          <Link to={`/${kind}/${listingId}`}>{words('onSite')}</Link>
        </DeskFact>
      </DeskFacts>
      {isClashing ? <p role="status">{words('clashes')}</p> : null}
      <Difference told={told} before={before} after={after} clashes={clashes} />
      {isOpen ? (
        <ReasonField
          reason={reason}
          label={words('note')}
          missing={words('noteMissing')}
          example={words('noteExample')}
          max={maxNote}
        />
      ) : null}
    </Sheet>
  );
}
