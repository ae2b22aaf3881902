import { useQuery } from '@tanstack/react-query';
import { deskPageSize } from '#kit/shared/desk.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { BulkBar } from '#kit/web/desk/bulk/bulk-bar.tsx';
import { useSelection } from '#kit/web/desk/bulk/use-selection.ts';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { ReviewFrame } from '#kit/web/desk/review/review-frame.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { ReviewAll } from '#kit/web/desk/review/review-all.tsx';
import { useOpened } from '#kit/web/desk/use-opened.ts';
import { useReview } from '#kit/web/desk/review/use-review.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { inLanguage } from '#kit/shared/localized.ts';
import { maxNote } from '#market/listings/listing.ts';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import type { ToldChanges } from '#market/listings/web/desk/changed-fields.ts';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import type { ChangeQuery, ListingChange } from '../contract.ts';
import { messages } from '../messages.ts';
import { changeViews, shownDays } from '../rules.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { touchedBy } from './use-decision.ts';
import { changesApi, decideChanges, type DecisionsBody } from './queries.ts';

/** Several as they were asked for. */
const bulkCall = { mutationFn: (body: DecisionsBody) => decideChanges.mutationFn({ body }) };

/** How the form of each kind tells its changes. */
type Told = Readonly<Record<ListingKind, ToldChanges>>;

/** What owners changed of public listings: what waits for the desk, and what went out of late. */
export function ChangesPanel({ told, pending }: { readonly told: Told; readonly pending: number | undefined }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search } = useDeskAddress();
  const view = changeViews.find((one) => one === search['view']) ?? 'pending';
  const query = { ...useDeskQuery<Pick<ChangeQuery, 'kind'>>('kind'), view };
  const list = useQuery(changesApi.list('GET /api/admin/listing-changes', { query }));
  const review = useReview(list.data, deskPageSize);
  const { open, close, show } = review;
  const opened = useOpened(review, (id) => changesApi.query('GET /api/admin/listing-changes/{id}', { params: { id } }));
  const items = list.data?.items ?? [];
  const isQueue = view === 'pending';
  const selection = useSelection(items);
  return (
    <>
      {isQueue ? (
        <ReviewAll review={review} first={items[0]}>
          {words('reviewAll')}
        </ReviewAll>
      ) : null}
      <DeskViews
        label={words('changes')}
        views={changeViews.map((value) => ({
          value,
          label: words(`view.${value}`),
          count: value === 'pending' ? pending : undefined,
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
        bulk={
          isQueue && items.length > 0 ? (
            <BulkBar
              selection={selection}
              titleOf={({ title }) => inLanguage(title, language)}
              call={bulkCall}
              maxNote={maxNote}
              refresh={touchedBy(listingKinds)}
            />
          ) : null
        }
        row={(item) => (
          <Row
            item={item}
            pick={isQueue ? selection.pickOf(item.id) : undefined}
            told={told[item.kind]}
            isOpen={item.id === open}
            onOpen={() => show(item.id)}
          />
        )}
      />
      {open === undefined ? null : (
        <ReviewFrame review={review} isWide isLoading={opened.data?.id !== open && !opened.isError}>
          {opened.data?.id === open ? (
            <ChangeSheet
              key={open}
              change={opened.data}
              told={told[opened.data.kind]}
              onDecided={review.onDecided}
              onClose={close}
            />
          ) : null}
          {opened.isError ? <GoneSheet onClose={close} /> : null}
        </ReviewFrame>
      )}
    </>
  );
}

type RowProps = {
  readonly item: ListingChange;
  readonly told: ToldChanges;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly pick: { readonly isPicked: boolean; readonly onPick: () => void } | undefined;
};

function Row({ item, told, isOpen, onOpen, pick }: RowProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { kind, title, owner, status, after, askedAt, decidedAt } = item;
  const fields = told.labels(Object.keys(after), language).join(', ');
  return (
    <DeskRow
      title={inLanguage(title, language)}
      {...(pick && { pick })}
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
