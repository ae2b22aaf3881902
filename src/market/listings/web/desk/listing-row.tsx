import type { ReactNode } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { Poster } from '#market/posters/web/poster.tsx';
import type { Words } from '#kit/shared/messages.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { inLanguage } from '#kit/shared/localized.ts';
import { Link } from '#kit/web/ui/link.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { listingState } from '../../listing.ts';
import type { ListingKind } from '../../listing-kinds.ts';
import { useOwnerWords } from './listing-owner.tsx';
import { ListingPill } from './listing-pill.tsx';
import type { ListingRecord } from './listing.ts';
import { messages } from './messages.ts';
import { useIsModerator } from './use-is-moderator.ts';
import * as buttonStyles from '#kit/web/ui/button.module.css';

/** How a room tells of one of its listings in a row. */
export type Told = {
  readonly title: string;
  /** What it is called where its title alone could be another’s: in questions and on its boxes. Its title, unless said. */
  readonly name?: string;
  readonly facts: readonly (string | null)[];
};

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
  readonly kind: ListingKind;
  readonly pick: { readonly isPicked: boolean; readonly onPick: () => void } | undefined;
  readonly record: ListingRecord;
  readonly told: Told;
  readonly isOver: boolean;
  readonly isOff: boolean;
  readonly gaps: readonly string[];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** What is done with it, beside opening it. */
  readonly children: ReactNode;
};

/** A listing in the list of its kind; what is done with it is handed in. */
export function ListingRow({ kind, pick, record, told, isOver, isOff, gaps, isOpen, onOpen, children }: RowProps) {
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
          {isOwner && listingState(record) === 'published' ? (
            <Link
              className={buttonStyles.btn}
              data-variant="line"
              data-size="sm"
              to={`/${kind}/${record.id}`}
              aria-label={words('own.pageOf', { title })}
            >
              {words('own.page')}
            </Link>
          ) : null}
          {children}
        </>
      }
    />
  );
}
