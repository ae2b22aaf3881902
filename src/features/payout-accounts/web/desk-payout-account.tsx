import { useMutation, useQuery } from '@tanstack/react-query';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { formatInstant } from '#market/town/dates.ts';
import { messages } from '../messages.ts';
import { deskPayoutAccountQuery, payoutAccountsApi as api } from './queries.ts';
import * as styles from './payout-accounts.module.css';

/** Where an owner is paid, for the desk; the whole number of a bank account is asked for, and the log says by whom. */
export function DeskPayoutAccount({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data } = useQuery(deskPayoutAccountQuery(id));
  const {
    mutate,
    data: whole,
    isPending,
  } = useMutation({
    ...api.mutation('POST /api/admin/payout-accounts/{id}/iban'),
    onError: () => toast({ title: words('failed'), description: words('tryAgain'), tone: 'destructive' }),
  });
  if (data === undefined) return null;
  const { way, account } = data;
  if (account === null)
    return (
      <DeskFacts>
        <DeskFact label={words('deskTitle')}>{words('deskNone')}</DeskFact>
      </DeskFacts>
    );
  return (
    <>
      <DeskFacts>
        <DeskFact label={words('deskTitle')}>
          {words(account.standing === 'ready' ? 'deskReady' : 'deskNotReady')}
        </DeskFact>
        <DeskFact label={words('desk')}>{words(`desk.${way}`)}</DeskFact>
        <DeskFact label={words('deskHolder')}>{account.holder}</DeskFact>
        <DeskFact label={words('deskAccount')}>{whole?.iban ?? account.maskedIban}</DeskFact>
        {account.payableFrom === null ? null : (
          <DeskFact label={words('deskWaits')}>{formatInstant(new Date(account.payableFrom), language)}</DeskFact>
        )}
      </DeskFacts>
      {account.maskedIban === null || whole ? null : (
        <p className={styles.wholeNumber}>
          <Button variant="ink" size="sm" busy={isPending} onClick={() => mutate({ params: { id }, body: {} })}>
            {words('show')}
          </Button>
          <span>{words('showHint')}</span>
        </p>
      )}
    </>
  );
}
