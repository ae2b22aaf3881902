import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#kit/shared/numbers.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { chainStandings } from '../rules.ts';
import { Declaration } from './declaration.tsx';
import { IssuerSheet } from './issuer-sheet.tsx';
import { recordsApi as api, standingLooks, type IssuersAsked } from './queries.ts';

/** Who issues here and how their records stand at the tax office; one is opened to set, check and mend it. */
export function TaxRecordsPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const { open } = search;
  const list = useQuery(api.list('GET /api/admin/tax-issuers', { query: useDeskQuery<IssuersAsked>('status') }));
  const one = api.query('GET /api/admin/tax-issuers/{id}', { params: { id: open ?? '' }, language });
  const opened = useQuery({ ...freshly(one), enabled: Boolean(open) });
  const close = () => set({ open: undefined });
  const said = (word: 'waits' | 'faults', count: number) => (count === 0 ? null : words(word, { count }));
  return (
    <>
      <DeskList
        query={list}
        label={words('records')}
        lead={words('hint')}
        empty={{ title: words('none'), text: words('noneText') }}
        filters={[
          {
            name: 'status',
            label: words('state'),
            options: chainStandings.map((value) => ({ value, label: words(`standing.${value}`) })),
          },
        ]}
        sorts={[
          { value: '-waiting', label: words('needsFirst') },
          { value: 'waiting', label: words('needsLast') },
          { value: 'name', label: words('byName') },
        ]}
        row={(issuer) => (
          <DeskRow
            title={issuer.name}
            facts={[
              issuer.taxNumber,
              words('count', { count: issuer.records, total: formatNumber(issuer.records, language) }),
              said('waits', issuer.unsent),
              said('faults', issuer.faulty),
            ]}
            isOpen={issuer.id === open}
            status={
              <StatusPill status={standingLooks[issuer.standing]}>{words(`standing.${issuer.standing}`)}</StatusPill>
            }
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: issuer.id })}>
                {words('look')}
              </Button>
            }
          />
        )}
      />
      <Declaration />
      {opened.data && opened.data.id === open ? (
        <IssuerSheet key={opened.data.version} issuer={opened.data} onClose={close} />
      ) : null}
      {open && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
