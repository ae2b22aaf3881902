import { formatInstant } from '#market/town/dates.ts';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import type { OwnClaim } from '../contract.ts';
import { messages } from '../messages.ts';
import { claimLooks } from './looks.ts';
import { Withdraw } from './waiting.tsx';

/** A claim of one's own, with what became of it. */
export function ClaimRow({ claim }: { readonly claim: OwnClaim }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { listing, status, way, createdAt, reason, answerUntil } = claim;
  const day = (instant: string) => formatInstant(new Date(instant), language);
  const state = status === 'approved' && !claim.isYours ? 'past' : status;
  const waitsForOwner = status === 'waiting' && answerUntil !== null;
  return (
    <DeskRow
      title={listing.title}
      facts={[words(`way.${way}`), words('asked', { date: day(createdAt) }), status === 'approved' ? reason : null]}
      note={
        (status === 'refused' ? reason : null) ??
        (waitsForOwner ? words('waitingOwner', { date: day(answerUntil) }) : null)
      }
      status={<StatusPill status={claimLooks[state]}>{words(`is.${state}`)}</StatusPill>}
      actions={
        <>
          {status === 'waiting' ? <Withdraw id={claim.id} /> : null}
          <ButtonLink to={`/${listing.kind}/${listing.id}`} variant="line" size="sm">
            {words('open')}
          </ButtonLink>
        </>
      }
    />
  );
}
