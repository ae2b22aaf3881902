import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { listingStates } from '../../listing.ts';
import { ownerships } from '../../ownership.ts';
import { SeededPoster } from '#market/posters/web/seeded-poster.tsx';
import type { Motif } from '#market/posters/poster.ts';
import type { Words } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import type { Page } from '#kit/web/api.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { DeskAction } from '#kit/web/desk/desk-action.tsx';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import type { DeskFilter, DeskOption } from '#kit/web/desk/desk-toolbar.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useOwnerWords } from './listing-owner.tsx';
import { ListingPill } from './listing-pill.tsx';
import { ListingSteps, type StepCall } from './listing-steps.tsx';
import type { ListingRecord } from './listing.ts';
import { messages } from './messages.ts';
import { useIsModerator } from './use-is-moderator.ts';
import { RemoveListing, type RemoveCall, type RemoveSaid } from './remove-listing.tsx';

/** How a room tells of one of its listings in a row. */
type Told = {
  readonly title: string;
  readonly facts: readonly (string | null)[];
  readonly picture?: { readonly motif: Motif; readonly of: string };
};

type OneQuery<R> = UseQueryOptions<R, Problem, R, readonly [string]>;

/** What is open: a record, or nothing yet; `reload` asks for the record again. */
export type OpenListing<R> = {
  readonly record: R | undefined;
  readonly reload: () => Promise<R | undefined>;
  readonly onClose: () => void;
};

type PanelProps<R> = {
  readonly label: string;
  readonly add: string;
  readonly empty: { readonly title: string; readonly text?: string };
  readonly list: UseQueryResult<Page<readonly R[]>, Problem>;
  /** Asks for one of them. */
  readonly one: (id: string) => OneQuery<R>;
  /** Beside the state, which all have. */
  readonly filters: readonly DeskFilter[];
  /** Beside the last change, which comes first. */
  readonly sorts: readonly DeskOption[];
  readonly tell: (record: R) => Told;
  /** What else the room does with one in its row. */
  readonly more?: (record: R) => ReactNode;
  /** Its review and its pause. */
  readonly step: StepCall;
  readonly remove: RemoveCall;
  readonly removeSaid: RemoveSaid<R>;
  readonly refresh: readonly string[];
  /** The form: of a record, or of a new one. */
  readonly sheet: (open: OpenListing<R>) => ReactNode;
};

/** All listings of one kind: found, added, changed, deleted and brought back. */
export function ListingPanel<R extends ListingRecord>(props: PanelProps<R>) {
  const { list, one, filters, sorts, tell, sheet } = props;
  const words = useWords(messages);
  const { search, set } = useDeskAddress();
  const isOwner = useDeskSide() === 'owner';
  const isJudge = useIsModerator();
  const open = search['open'];
  const close = () => set({ open: undefined });
  return (
    <>
      {isJudge ? null : (
        <DeskAction>
          <Button variant="ink" onClick={() => set({ open: 'new' })}>
            <Icon name="plus" />
            {props.add}
          </Button>
        </DeskAction>
      )}
      <DeskList
        query={list}
        label={props.label}
        empty={props.empty}
        filters={[
          {
            name: 'status',
            label: words('status'),
            options: listingStates
              .filter((value) => !(isOwner && value === 'withdrawn'))
              .map((value) => ({
                value,
                label: isOwner && value === 'published' ? words('own.published') : words(`status.${value}`),
              })),
          },
          ...(isOwner
            ? []
            : [
                {
                  name: 'owner',
                  label: words('owner'),
                  options: ownerships.map((value) => ({ value, label: words(ownerFilters[value]) })),
                },
              ]),
          // What stands in front is decided at the desk.
          ...filters.filter(({ name }) => !(isOwner && name === 'featured')),
        ]}
        sorts={[
          { value: '-updated', label: words('lastChanged') },
          { value: 'updated', label: words('longestUnchanged') },
          ...sorts,
        ]}
        row={(item) => (
          <Row record={item} told={tell(item)} isOpen={item.id === open} onOpen={() => set({ open: item.id })}>
            <ListingSteps
              record={item}
              title={tell(item).title || words('untitled')}
              call={props.step}
              refresh={props.refresh}
            />
            {isJudge ? null : props.more?.(item)}
            {item.status === 'withdrawn' ? null : (
              <RemoveListing
                record={item}
                title={tell(item).title || words('untitled')}
                call={props.remove}
                said={props.removeSaid}
                refresh={props.refresh}
              />
            )}
          </Row>
        )}
      />
      {open === 'new' ? sheet({ record: undefined, reload: nothing, onClose: close }) : null}
      {open && open !== 'new' ? <Opened key={open} query={one(open)} sheet={sheet} onClose={close} /> : null}
    </>
  );
}

const ownerFilters = { account: 'filter.account', house: 'filter.house', nobody: 'filter.nobody' } as const;

const nothing = () => Promise.resolve(undefined);

type OpenedProps<R> = Pick<PanelProps<R>, 'sheet'> & { readonly query: OneQuery<R>; readonly onClose: () => void };

/** The sheet of one listing, once it is known how it is now: nobody shall write on top of an earlier look. */
function Opened<R>({ query, sheet, onClose }: OpenedProps<R>) {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(freshly(query));
  if (data === undefined) return isError ? <GoneSheet onClose={onClose} /> : null;
  if (!isFetchedAfterMount) return null;
  return sheet({ record: data, reload: async () => (await refetch({ throwOnError: true })).data, onClose });
}

/** Why it came back, or what was changed of it. */
function noteOf({ reviewNote, change }: ListingRecord, words: Words<typeof messages>): string | null {
  if (reviewNote !== null) return words('sentBack', { note: reviewNote });
  return change?.status === 'rejected' ? words('change.rejected', { note: change.note ?? '' }) : null;
}

type RowProps = {
  readonly record: ListingRecord;
  readonly told: Told;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

function Row({ record, told, isOpen, onOpen, children }: RowProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const isOwner = useDeskSide() === 'owner';
  const isJudge = useIsModerator();
  const ownerWords = useOwnerWords();
  const title = told.title || words('untitled');
  return (
    <DeskRow
      picture={told.picture ? <SeededPoster {...told.picture} format="square" /> : null}
      title={title}
      facts={[...told.facts, isOwner ? null : ownerWords(record)]}
      when={
        <time dateTime={record.updatedAt}>
          {words('changedAt', { when: formatInstant(new Date(record.updatedAt), language) })}
        </time>
      }
      note={noteOf(record, words)}
      isOpen={isOpen}
      status={
        <>
          <ListingPill record={record} />
          {record.change?.status === 'pending' ? (
            <StatusPill status="waiting">{words('change.waits')}</StatusPill>
          ) : null}
        </>
      }
      actions={
        <>
          <Button variant="ink" size="sm" onClick={onOpen}>
            {words(isJudge ? 'look' : 'edit')}
          </Button>
          {children}
        </>
      }
    />
  );
}
