import { useQuery } from '@tanstack/react-query';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { heldHours } from '#features/payout-accounts/rules.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { ownerStates } from '../rules.ts';
import { BankFile } from './bank-file.tsx';
import { MadeFiles } from './made-files.tsx';
import { OwnerSheet, ownerLooks } from './owner-sheet.tsx';
import { payoutsApi as api, type OwnersAsked } from './queries.ts';

/** Owners and what is due to them; one is opened to see the orders and to record that it was paid. */
export function PayoutsPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const { open } = search;
  const list = useQuery(api.list('GET /api/admin/payouts', { query: useDeskQuery<OwnersAsked>('status') }));
  const one = api.query('GET /api/admin/payouts/{id}', { params: { id: open ?? '' }, language });
  const opened = useQuery({ ...freshly(one), enabled: Boolean(open) });
  const close = () => set({ open: undefined });
  const said = (word: 'due' | 'waits', cents: number) =>
    cents === 0 ? null : words(word, { amount: shownAmount(cents, language) });
  return (
    <>
      <BankFile />
      <MadeFiles />
      <DeskList
        query={list}
        label={words('owners')}
        lead={words('hint', { hours: heldHours })}
        empty={{ title: words('none'), text: words('noneText') }}
        filters={[
          {
            name: 'status',
            label: words('state'),
            options: ownerStates.map((value) => ({ value, label: words(`state.${value}`) })),
          },
        ]}
        sorts={[
          { value: '-due', label: words('highest') },
          { value: 'due', label: words('lowest') },
          { value: 'name', label: words('byName') },
        ]}
        row={(owner) => (
          <DeskRow
            title={owner.isErased ? words('erased') : owner.name}
            facts={[
              owner.username,
              said('due', owner.dueCents),
              owner.dueCents === 0 ? null : words('orders', { count: owner.orders }),
              said('waits', owner.waitingCents),
              owner.isSuspended || owner.payableFrom !== null ? words('held') : null,
            ]}
            isOpen={owner.id === open}
            status={<StatusPill status={ownerLooks[owner.state]}>{words(`state.${owner.state}`)}</StatusPill>}
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: owner.id })}>
                {words('look')}
              </Button>
            }
          />
        )}
      />
      {opened.data && opened.data.id === open ? (
        <OwnerSheet key={opened.data.version} owner={opened.data} onClose={close} />
      ) : null}
      {open && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
