import { use, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { StandingCard } from '#kit/web/ui/standing-card.tsx';
import { wallClock } from '#market/town/dates.ts';
import type { OwnPayoutAccount } from '../contract.ts';
import { messages } from '../messages.ts';
import { heldHours } from '../rules.ts';
import { AtProvider } from './at-provider.tsx';
import { BankForm } from './bank-form.tsx';
import { payoutAccountQuery } from './queries.ts';
import * as styles from './payout-accounts.module.css';

/** Where an owner is paid, and how they say it: here for a bank, at the provider for an account there. */
export function PayoutAccountPanel() {
  const words = useWords(messages);
  const { data, isError, refetch } = useQuery(payoutAccountQuery());
  const role = use(RoleInTeam);
  if (data === undefined)
    return <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('tryAgain')} />;
  const { way, account } = data;
  // Whoever works for an owner reads it; only the owner says it.
  const isOwner = role === undefined;
  return (
    <section className={styles.payoutAccount} aria-labelledby="how-paid">
      <h2 id="how-paid" className="tower-s">
        {words('title')}
      </h2>
      <p className={styles.payoutAccountLead}>
        {way === 'bank' ? words('leadBank') : words('leadProvider', { hours: heldHours })}
      </p>
      <Standing {...data}>{isOwner && way !== 'bank' ? <AtProvider {...data} /> : null}</Standing>
      {isOwner && way === 'bank' ? <BankForm key={account?.updatedAt ?? ''} account={account} /> : null}
    </section>
  );
}

const longDay = (instant: string, language: Language) =>
  formatDate(wallClock(new Date(instant)).date, 'long', language);

type StandingProps = OwnPayoutAccount & { readonly children: ReactNode };

/** Whether the owner can be paid, and what is missing. */
function Standing({ way, account, children }: StandingProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const isBank = way === 'bank';
  if (account === null)
    return (
      <StandingCard title={words('none')}>
        <p>{words(isBank ? 'noneBank' : 'noneProvider')}</p>
        {children}
      </StandingCard>
    );
  const { standing, holder, maskedIban, missingUntil, payableFrom } = account;
  if (standing === 'ready')
    return (
      <StandingCard title={words('ready')} isGood>
        <p>
          {isBank
            ? words('readyBank', { holder: holder ?? '', number: maskedIban?.replaceAll(' ', '\u00a0') ?? '' })
            : words('readyProvider')}
        </p>
        {payableFrom === null ? null : <p>{words('waits', { date: longDay(payableFrom, language) })}</p>}
        {children}
      </StandingCard>
    );
  return (
    <StandingCard title={words(standing)}>
      <p>{words(`${standing}Text`)}</p>
      {missingUntil === null ? null : <p>{words('missingUntil', { date: longDay(missingUntil, language) })}</p>}
      {children}
    </StandingCard>
  );
}
