import type { UseQueryResult } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { gapsIn, type Needs } from '../../gaps.ts';
import { listingState, listingStates } from '../../listing.ts';
import type { ListingKind } from '../../listing-kinds.ts';
import { ownerships } from '../../ownership.ts';
import { Poster } from '#market/posters/web/poster.tsx';
import type { Words } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import type { Page } from '#kit/web/api.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { deskPageSize } from '#kit/shared/desk.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import { DeskAction } from '#kit/web/desk/desk-action.tsx';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import type { DeskFilter, DeskOption } from '#kit/web/desk/desk-toolbar.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { ReviewAll } from '#kit/web/desk/review-all.tsx';
import { useReview } from '#kit/web/desk/use-review.ts';
import { useSelection } from '#kit/web/desk/use-selection.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { ListingBulk } from './listing-bulk.tsx';
import { useOwnerWords } from './listing-owner.tsx';
import { ListingPill } from './listing-pill.tsx';
import { CopyListing, type CopyCall } from './copy-listing.tsx';
import type { ToldChanges } from './changed-fields.ts';
import { ListingSteps } from './listing-steps.tsx';
import type { ListingRecord, StepCall } from './listing.ts';
import type { ListingWords } from './listing-words.ts';
import { messages } from './messages.ts';
import { OpenedListing, type OneQuery, type OpenListing } from './opened-listing.tsx';
import { KnownOfOwner } from './own-start.ts';
import { useIsModerator } from './use-is-moderator.ts';
import { RemoveListing, type RemoveCall } from './remove-listing.tsx';

/** How a room tells of one of its listings in a row. */
type Told = {
  readonly title: string;
  readonly facts: readonly (string | null)[];
};

type PanelProps<R> = {
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
  /** What else the room does with one in its row. */
  readonly more?: (record: R) => ReactNode;
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

/** All listings of one kind: found, added, changed, deleted and brought back. */
export function ListingPanel<R extends ListingRecord>(props: PanelProps<R>) {
  const { said, list, one, filters, sorts, tell, sheet } = props;
  const words = useWords(messages);
  const { search, set } = useDeskAddress();
  const isOwner = useDeskSide() === 'owner';
  const isJudge = useIsModerator();
  const { language } = useLanguage();
  const isKnown = use(KnownOfOwner) !== undefined;
  const open = search['open'];
  const gapsOf = (record: R) => props.changes.labels(gapsIn(props.needs, record), language);
  const close = () => set({ open: undefined });
  const items = list.data?.items ?? [];
  const review = useReview(list.data, deskPageSize);
  const isQueue = !isOwner && search['status'] === 'waiting';
  const isPublic = !isOwner && search['status'] === 'published';
  const selection = useSelection(items);
  const titleOf = (record: R) => tell(record).title || words('untitled');
  return (
    <>
      {isQueue ? (
        <ReviewAll review={review} first={items[0]}>
          {words('reviewAll')}
        </ReviewAll>
      ) : null}
      {isJudge ? null : (
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
        empty={{ title: said('none'), text: said('noneText') }}
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
          ) : null
        }
        row={(item) => (
          <Row
            pick={isQueue || isPublic ? selection.pickOf(item.id) : undefined}
            record={item}
            told={tell(item)}
            isOver={props.isOver?.(item) ?? false}
            isOff={props.isOff?.(item) ?? false}
            gaps={gapsOf(item)}
            isOpen={item.id === open}
            onOpen={() => set({ open: item.id })}
          >
            <ListingSteps
              record={item}
              isOver={props.isOver?.(item) ?? false}
              title={tell(item).title || words('untitled')}
              call={props.step}
              gaps={gapsOf(item)}
              refresh={props.refresh}
            />
            {isOwner && (item.status !== 'withdrawn' || props.isOff?.(item)) ? (
              <CopyListing
                record={item}
                call={props.copy}
                refresh={props.refresh}
                onCopied={(id) => set({ open: id })}
              />
            ) : null}
            {isJudge ? null : props.more?.(item)}
            {item.status === 'withdrawn' ? null : (
              <RemoveListing
                record={item}
                title={tell(item).title || words('untitled')}
                call={props.remove}
                step={props.step}
                said={said}
                keeps={props.keeps}
                refresh={props.refresh}
              />
            )}
          </Row>
        )}
      />
      {open === 'new' && isKnown ? sheet({ record: undefined, reload: nothing, onClose: close }) : null}
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

const nothing = () => Promise.resolve(undefined);

/** Why it came back, what was changed of it, or what a draft of an owner still lacks. */
function noteOf(
  record: ListingRecord,
  gaps: readonly string[],
  isOwner: boolean,
  words: Words<typeof messages>,
): string | null {
  const { reviewNote, change } = record;
  if (reviewNote !== null) return words(record.status === 'withdrawn' ? 'takenOff' : 'sentBack', { note: reviewNote });
  if (change?.status === 'rejected')
    return words(isOwner ? 'change.rejected' : 'change.rejectedHere', { note: change.note ?? '' });
  const isOpen = isOwner && gaps.length > 0 && listingState(record) === 'draft';
  return isOpen ? words('gaps', { fields: gaps.join(', ') }) : null;
}

/** Its first photo, else its poster. */
function Picture({ record }: { readonly record: ListingRecord }) {
  const { language } = useLanguage();
  const [photo] = record.photos;
  if (photo) return <Photo photo={{ ...photo, alt: inLanguage(photo.alt, language) }} sizes="88px" />;
  return <Poster {...record.poster} format="square" />;
}

type RowProps = {
  readonly pick: { readonly isPicked: boolean; readonly onPick: () => void } | undefined;
  readonly record: ListingRecord;
  readonly told: Told;
  readonly isOver: boolean;
  readonly isOff: boolean;
  readonly gaps: readonly string[];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

function Row({ pick, record, told, isOver, isOff, gaps, isOpen, onOpen, children }: RowProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const isOwner = useDeskSide() === 'owner';
  const isJudge = useIsModerator();
  const ownerWords = useOwnerWords();
  const title = told.title || words('untitled');
  const isReviewed = !isOwner && listingState(record) === 'waiting';
  return (
    <DeskRow
      picture={<Picture record={record} />}
      title={title}
      {...(pick && { pick })}
      facts={[...told.facts, isOwner ? null : ownerWords(record)]}
      when={
        <time dateTime={record.updatedAt}>
          {words('changedAt', { when: formatInstant(new Date(record.updatedAt), language) })}
        </time>
      }
      note={noteOf(record, gaps, isOwner, words)}
      isOpen={isOpen}
      status={
        <>
          <ListingPill record={record} isOver={isOver} isOff={isOff} />
          {record.change?.status === 'pending' ? (
            <StatusPill status="waiting">{words('change.waits')}</StatusPill>
          ) : null}
        </>
      }
      actions={
        <>
          {isOwner && record.status === 'withdrawn' ? null : (
            <Button variant="ink" size="sm" onClick={onOpen}>
              {words(isJudge ? 'look' : isReviewed ? 'review' : 'edit')}
            </Button>
          )}
          {children}
        </>
      }
    />
  );
}
