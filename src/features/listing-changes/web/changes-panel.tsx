import { useQuery } from '@tanstack/react-query';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { inLanguage } from '#kit/shared/localized.ts';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import type { ToldChanges } from '#market/listings/web/desk/changed-fields.ts';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import type { ChangeQuery, ListingChange } from '../contract.ts';
import { messages } from '../messages.ts';
import { changeViews, shownDays } from '../rules.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { changeCountsQuery, changesApi } from './queries.ts';

/** How the form of each kind tells its changes. */
type Told = Readonly<Record<ListingKind, ToldChanges>>;

/** What owners changed of public listings: what waits for the desk, and what went out of late. */
export function ChangesPanel({ told }: { readonly told: Told }) {
  const words = useWords(messages);
  const { search, set } = useDeskAddress();
  const view = changeViews.find((one) => one === search['view']) ?? 'pending';
  const query = { ...useDeskQuery<Pick<ChangeQuery, 'kind'>>('kind'), view };
  const list = useQuery(changesApi.list('GET /api/admin/listing-changes', { query }));
  const counts = useQuery(freshly(changeCountsQuery())).data;
  const open = search['open'];
  const one = changesApi.query('GET /api/admin/listing-changes/{id}', { params: { id: open ?? '' } });
  const opened = useQuery({ ...freshly(one), enabled: open !== undefined });
  const close = () => set({ open: undefined });
  return (
    <>
      <DeskViews
        label={words('changes')}
        views={changeViews.map((value) => ({
          value,
          label: words(`view.${value}`),
          count: value === 'pending' ? counts?.pending : undefined,
        }))}
      />
      <DeskList
        query={list}
        label={words(`view.${view}`)}
        lead={view === 'recent' ? words('recentLead', { count: shownDays }) : words('pendingLead')}
        filters={[
          {
            name: 'kind',
            label: words('kind'),
            options: listingKinds.map((value) => ({ value, label: words(`kind.${value}`) })),
          },
        ]}
        empty={{ title: words(`none.${view}`), text: words(`noneText.${view}`) }}
        row={(item) => (
          <Row item={item} told={told[item.kind]} isOpen={item.id === open} onOpen={() => set({ open: item.id })} />
        )}
      />
      {open !== undefined && opened.data?.id === open ? (
        <ChangeSheet key={open} change={opened.data} told={told[opened.data.kind]} onClose={close} />
      ) : null}
      {open !== undefined && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}

type RowProps = {
  readonly item: ListingChange;
  readonly told: ToldChanges;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

function Row({ item, told, isOpen, onOpen }: RowProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { kind, title, owner, status, after, askedAt, decidedAt } = item;
  const fields = told.labels(Object.keys(after), language).join(', ');
  return (
    <DeskRow
      title={inLanguage(title, language)}
      facts={[words(`kind.${kind}`), owner.name ?? words('gone'), fields]}
      when={<SentWhen at={decidedAt ?? askedAt} />}
      isOpen={isOpen}
      status={<StatusPill status={status}>{words(`is.${status}`)}</StatusPill>}
      actions={
        <Button variant="ink" size="sm" onClick={onOpen}>
          {status === 'pending' ? words('review') : words('look')}
        </Button>
      }
    />
  );
}
