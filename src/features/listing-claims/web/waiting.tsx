import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast-store.ts';
import type { OwnClaim } from '../contract.ts';
import { messages } from '../messages.ts';
import { claimsPath } from '../rules.ts';
import { withdrawClaim } from './queries.ts';
import { useClaimChange } from './use-claim-change.ts';
import * as styles from './claims.module.css';

/** A claim that the desk looks at. */
export function Waiting({ claim }: { readonly claim: OwnClaim }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <>
      <p className={styles.claimTitle}>{claim.listing.title}</p>
      <p role="status">
        <b>{words('waiting')}.</b> {words('waitingText')}
      </p>
      {claim.answerUntil === null ? null : (
        <p>{words('waitingOwner', { date: formatInstant(new Date(claim.answerUntil), language) })}</p>
      )}
      <div className={styles.claimButtons}>
        <ButtonLink to={claimsPath} variant="ink">
          {words('allClaims')}
        </ButtonLink>
        <Withdraw id={claim.id} />
      </div>
    </>
  );
}

/** Takes a claim back, with its paper. */
export function Withdraw({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const withdraw = useClaimChange(withdrawClaim().mutationFn, {
    onDone: () => toast({ title: words('withdrawn'), description: words('withdrawnText') }),
  });
  return (
    <Button variant="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate({ params: { id } })}>
      {words('withdraw')}
    </Button>
  );
}
