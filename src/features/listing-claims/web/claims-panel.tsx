import { useQuery } from '@tanstack/react-query';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import { messages } from '../desk-messages.ts';
import { claimStatuses } from '../rules.ts';
import { claimQuery, claimsQuery, type ClaimsAsked } from './desk-queries.ts';
import { ClaimDeskSheet } from './claim-desk-sheet.tsx';
import { claimLooks } from './looks.ts';

/** Claims of listings: what waits first, each decided with its reasons. */
export function ClaimsPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const open = search['open'];
  const list = useQuery(claimsQuery(useDeskQuery<ClaimsAsked>('status')));
  const opened = useQuery({ ...freshly(claimQuery(open ?? '', language)), enabled: open !== undefined });
  const claim = opened.data?.id === open ? opened.data : undefined;
  const close = () => set({ open: undefined });
  return (
    <>
      <DeskList
        query={list}
        label={words('claims')}
        lead={words('claimsLead')}
        filters={[
          {
            name: 'status',
            label: words('status'),
            options: claimStatuses.map((value) => ({ value, label: words(`is.${value}`) })),
          },
        ]}
        empty={{ title: words('noClaims'), text: words('noClaimsText') }}
        row={(item) => (
          <DeskRow
            title={item.listing.title}
            facts={[
              words('claimedBy', { name: item.claimant.name }),
              words(item.isProven ? 'proven' : `way.${item.way}`),
              item.owner && words('ownedBy', { name: item.owner.name }),
            ]}
            when={<SentWhen at={item.createdAt} />}
            isOpen={item.id === open}
            status={<StatusPill status={claimLooks[item.status]}>{words(`is.${item.status}`)}</StatusPill>}
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: item.id })}>
                {words(item.status === 'waiting' ? 'decide' : 'look')}
              </Button>
            }
          />
        )}
      />
      {claim ? <ClaimDeskSheet key={claim.id} claim={claim} onClose={close} /> : null}
      {open !== undefined && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
