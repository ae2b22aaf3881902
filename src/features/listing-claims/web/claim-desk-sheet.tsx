import { Dialog } from '@base-ui/react/dialog';
import { formatInstant } from '#market/town/dates.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import type { OpenedClaim } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { maxStatement } from '../rules.ts';
import { BothSides } from './both-sides.tsx';
import { claimLooks } from './looks.ts';
import { useClaimDecision } from './use-claim-decision.ts';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';

type Props = { readonly claim: OpenedClaim; readonly onClose: () => void };

/** A claim with what both sides say; handed over or refused, never without reasons. */
export function ClaimDeskSheet({ claim, onClose }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { listing, status, isHeard, answerUntil } = claim;
  const { reason, write, fault, isPending, approve, refuse } = useClaimDecision(claim, onClose);
  const isOpen = status === 'waiting';
  return (
    <Sheet
      isOpen
      isWide
      onClose={onClose}
      title={listing.title}
      isDirty={isOpen && reason !== ''}
      head={<StatusPill status={claimLooks[status]}>{words(`is.${status}`)}</StatusPill>}
      foot={
        <>
          {isOpen && isHeard ? (
            <Button variant="teal" busy={isPending} onClick={approve}>
              {words('approve')}
            </Button>
          ) : null}
          {isOpen ? (
            <Button variant="danger" busy={isPending} onClick={refuse}>
              {words('refuse')}
            </Button>
          ) : null}
          <Dialog.Close render={<Button variant="quiet" className={sheetStyles.deskSheetLast} />}>
            {words('close')}
          </Dialog.Close>
        </>
      }
    >
      <p>
        <ButtonLink to={`/${listing.kind}/${listing.id}`} variant="quiet" size="sm">
          {words('onSite')}
        </ButtonLink>
      </p>
      <BothSides claim={claim} />
      {isOpen && !isHeard && answerUntil !== null ? (
        <p role="status">{words('notHeard', { date: formatInstant(new Date(answerUntil), language) })}</p>
      ) : null}
      {isOpen ? (
        <Field label={words('reason')} hint={words('reasonHint')} error={fault}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={maxStatement}
              value={reason}
              onChange={(event) => write(event.currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      {claim.reason === null ? null : (
        <p>
          <b>{words('reason')}:</b> {claim.reason}
        </p>
      )}
    </Sheet>
  );
}
