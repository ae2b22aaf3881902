import type { UseQueryResult } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { gapsIn, type Needs } from '../../gaps.ts';
import { listingStates } from '../../listing.ts';
import type { ListingKind } from '../../listing-kinds.ts';
import { ownerships } from '../../ownership.ts';
import type { Problem } from '#kit/shared/problem.ts';
import type { Page } from '#kit/web/api.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { deskPageSize } from '#kit/shared/desk.ts';
import { Icon } from '#kit/web/ui/icon.tsx';
import { DeskAction } from '#kit/web/desk/desk-action.tsx';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import type { DeskFilter, DeskOption } from '#kit/web/desk/desk-toolbar.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { ReviewAll } from '#kit/web/desk/review/review-all.tsx';
import { useReview } from '#kit/web/desk/review/use-review.ts';
import { useSelection, type Selection } from '#kit/web/desk/bulk/use-selection.ts';
import { ListingBulk } from './listing-bulk.tsx';
import type { CopyCall } from './copy-listing.tsx';
import type { ToldChanges } from './changed-fields.ts';
import { FirstStep } from './first-step.tsx';
import { ListingActions } from './listing-actions.tsx';
import { ListingRow, type Told } from './listing-row.tsx';
import type { ListingRecord, StepCall } from './listing.ts';
import type { ListingWords } from './listing-words.ts';
import { messages } from './messages.ts';
import { OpenedListing, type OneQuery, type OpenListing } from './opened-listing.tsx';
import { KnownOfOwner } from './own-start.ts';
import { useIsModerator } from './use-is-moderator.ts';
import type { RemoveCall } from './remove-listing.tsx';

type PanelProps<R extends ListingRecord> = {
  readonly kind: ListingKind;
  readonly said: ListingWords;
  readonly list: UseQueryResult<Page<readonly R[]>, Problem>;
  /** Asks for one of them. */
  readonly one: (id: string) => OneQuery<R>;
  /** Beside the state, which all have. */
  readonly filters: readonly DeskFilter[];
  /** Beside the last change, which comes first. */
  readonly sorts: readonly DeskOption[];
  readonly tell: (record: R) => Told;
  /** Whether it has been: its owner finds it among what is public, and has nothing to pause. */
  readonly isOver?: (record: R) => boolean;
  /** Whether it was called off: its owner keeps it in sight, and may copy it. */
  readonly isOff?: (record: R) => boolean;
  /** What is done most with one, beside its form: it stands in its row. */
  readonly first?: (record: R) => ReactNode;
  /** What else the room does with one: it stands behind one button. */
  readonly more?: (record: R) => ReactNode;
  /** What an owner does with several of their own at once, above their list. */
  readonly several?: (chosen: Several<R>) => ReactNode;
  /** Its review and its pause. */
  readonly step: StepCall;
  /** What its review asks for, and what the form calls that. */
  readonly needs: Needs;
  readonly changes: ToldChanges;
  readonly copy: CopyCall;
  readonly remove: RemoveCall;
  /** Why the server keeps one that is to be deleted; the record as it is now. */
  readonly keeps: (record: R) => string;
  readonly refresh: readonly string[];
  /** The form: of a record, or of a new one. */
  readonly sheet: (open: OpenListing<R>) => ReactNode;
};

/** Those of a list that are chosen, and how each is called. */
export type Several<R extends ListingRecord> = {
  readonly selection: Selection<R>;
  readonly titleOf: (record: R) => string;
};

/** All listings of one kind: found, added, changed, deleted and brought back. */
export function ListingPanel<R extends ListingRecord>(props: PanelProps<R>) {
  const { kind, said, list, one, filters, sorts, tell, sheet } = props;
  const words = useWords(messages);
  const { search, set } = useDeskAddress();
  const isOwner = useDeskSide() === 'owner';
  const isJudge = useIsModerator();
  const { language } = useLanguage();
  const isKnown = use(KnownOfOwner) !== undefined;
  const open = search['open'];
  const gapsOf = (record: R) => props.changes.gaps(gapsIn(props.needs, record), language);
  const close = () => set({ open: undefined });
  const items = list.data?.items ?? [];
  // An owner's first day with this kind: its list is the way to begin.
  const isFirst = isOwner && list.data?.total === 0 && !listNarrows.some((name) => search[name]);
  const review = useReview(list.data, deskPageSize);
  const isQueue = !isOwner && search['status'] === 'waiting';
  const isPublic = !isOwner && search['status'] === 'published';
  const selection = useSelection(items);
  const several = isOwner && items.length > 1 ? props.several : undefined;
  const titleOf = (record: R) => {
    const { title, name = title } = tell(record);
    return name || words('untitled');
  };
  return (
    <>
      {isQueue ? (
        <ReviewAll review={review} first={items[0]}>
          {words('reviewAll')}
        </ReviewAll>
      ) : null}
      {isJudge || isFirst ? null : (
        <DeskAction>
          <Button variant="ink" onClick={() => set({ open: 'new' })}>
            <Icon name="plus" />
            {said('add')}
          </Button>
        </DeskAction>
      )}
      <DeskList
        query={list}
        label={said('list')}
        empty={
          isFirst
            ? {
                title: said('none'),
                text: words(`own.first.${kind}`),
                action: <FirstStep kind={kind} add={said('add')} />,
              }
            : { title: said('none'), text: said('noneText') }
        }
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
        bulk={
          (isQueue || isPublic) && items.length > 0 ? (
            <ListingBulk {...props} selection={selection} titleOf={titleOf} isPublic={isPublic} />
          ) : (
            several?.({ selection, titleOf })
          )
        }
        row={(item) => (
          <ListingRow
            kind={kind}
            pick={isQueue || isPublic || several ? selection.pickOf(item.id) : undefined}
            record={item}
            told={tell(item)}
            isOver={props.isOver?.(item) ?? false}
            isOff={props.isOff?.(item) ?? false}
            gaps={gapsOf(item)}
            isOpen={item.id === open}
            onOpen={() => set({ open: item.id })}
          >
            <ListingActions
              {...props}
              record={item}
              title={titleOf(item)}
              gaps={gapsOf(item)}
              onCopied={(id) => set({ open: id })}
            />
          </ListingRow>
        )}
      />
      {open === 'new' && isKnown && !isJudge ? sheet({ record: undefined, reload: nothing, onClose: close }) : null}
      {open && open !== 'new' ? (
        <OpenedListing
          key={isQueue ? 'queue' : open}
          id={open}
          one={one}
          sheet={sheet}
          review={isQueue ? review : undefined}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const ownerFilters = { account: 'filter.account', house: 'filter.house', nobody: 'filter.nobody' } as const;

/** What an owner's list of a kind can be narrowed by. */
const listNarrows = ['q', 'status', 'category', 'series'] as const;

const nothing = () => Promise.resolve(undefined);
