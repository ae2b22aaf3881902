import type { ReactNode } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import type { ClaimRecord, OpenedClaim } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { Paper } from './paper.tsx';
import * as styles from './claims.module.css';

/** Who claims a listing, who looks after it and who claims it as well, beside each other, each in their own words. */
export function BothSides({ claim }: { readonly claim: OpenedClaim }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { owner, ownerStatement, isHeard, answerUntil, rivals } = claim;
  const until = answerUntil === null ? '' : formatInstant(new Date(answerUntil), language);
  return (
    <div className={styles.claimSides}>
      <Claimant claim={claim} label={words('claimant')} />
      <Side
        label={words('owner')}
        name={owner?.name ?? words('nobody')}
        said={owner === null ? undefined : ownerStatement}
      >
        {owner === null || ownerStatement !== null ? null : (
          <small>{isHeard ? words('silent') : words('until', { date: until })}</small>
        )}
      </Side>
      {rivals.map((rival) => (
        <Claimant key={rival.id} claim={rival} label={words('rival', { name: rival.claimant.name })}>
          <ButtonLink variant="quiet" size="sm" to="/admin" search={{ tab: 'claims', open: rival.id }}>
            {words('openClaim')}
          </ButtonLink>
        </Claimant>
      ))}
    </div>
  );
}

type ClaimantProps = { readonly claim: ClaimRecord; readonly label: string; readonly children?: ReactNode };

function Claimant({
  claim: { id, claimant, claimantStatement, isProven, way, document },
  label,
  children,
}: ClaimantProps) {
  const words = useWords(messages);
  return (
    <Side label={label} name={claimant.name} said={claimantStatement}>
      <small>
        {words('shownBy')}: {words(isProven ? 'proven' : `way.${way}`)}
      </small>
      {document === null ? null : <Paper claimId={id} />}
      {children}
    </Side>
  );
}

type SideProps = {
  readonly label: string;
  readonly name: string;
  /** Null: nothing so far. */
  readonly said: string | null | undefined;
  readonly children?: ReactNode;
};

function Side({ label, name, said, children }: SideProps) {
  const words = useWords(messages);
  return (
    <section className={styles.claimSide} aria-label={label}>
      <h3>{label}</h3>
      <p className={styles.claimTitle}>{name}</p>
      {said === undefined ? null : (
        <blockquote className={styles.claimSaid}>
          <p>{said ?? words('saidNothing')}</p>
        </blockquote>
      )}
      {children}
    </section>
  );
}
