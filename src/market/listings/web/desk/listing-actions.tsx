import type { ReactNode } from 'react';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { MoreMenu } from '#kit/web/ui/more-menu.tsx';
import { CopyListing, type CopyCall } from './copy-listing.tsx';
import { ListingSteps } from './listing-steps.tsx';
import type { ListingRecord, StepCall } from './listing.ts';
import type { ListingWords } from './listing-words.ts';
import { messages } from './messages.ts';
import { RemoveListing, type RemoveCall } from './remove-listing.tsx';
import { useIsModerator } from './use-is-moderator.ts';

type ActionsProps<R> = {
  readonly record: R;
  readonly title: string;
  readonly said: ListingWords;
  /** The labels of what is still open of it. */
  readonly gaps: readonly string[];
  readonly isOver?: (record: R) => boolean;
  readonly isOff?: (record: R) => boolean;
  readonly first?: (record: R) => ReactNode;
  readonly more?: (record: R) => ReactNode;
  readonly step: StepCall;
  readonly copy: CopyCall;
  readonly remove: RemoveCall;
  readonly keeps: (record: R) => string;
  readonly refresh: readonly string[];
  /** The new draft is there. */
  readonly onCopied: (id: string) => void;
};

/**
 * What is done with a listing in its row. What leads it on, and what is done most, stand there; what is seldom done is behind
 * one button: nine of them took a row of a phone (decision 0213). At the desk that is so where a room brings more.
 */
export function ListingActions<R extends ListingRecord>(props: ActionsProps<R>) {
  const { record, title, said, gaps, first, more, step, copy, remove, keeps, refresh, onCopied } = props;
  const words = useWords(messages);
  const isOwner = useDeskSide() === 'owner';
  const isJudge = useIsModerator();
  const isGone = record.status === 'withdrawn';
  const steps = { record, title, gaps, refresh, call: step, isOver: props.isOver?.(record) ?? false };
  const rest = (
    <>
      {isJudge ? null : more?.(record)}
      <ListingSteps {...steps} which="seldom" />
      {isOwner && (!isGone || props.isOff?.(record)) ? (
        <CopyListing {...{ record, refresh, onCopied }} call={copy} />
      ) : null}
      {isGone ? null : <RemoveListing {...{ record, title, step, said, keeps, refresh }} call={remove} />}
    </>
  );
  const isFolded = !isGone && (isOwner || (more !== undefined && !isJudge));
  return (
    <>
      <ListingSteps {...steps} which="usual" />
      {isJudge ? null : first?.(record)}
      {isFolded ? (
        <MoreMenu label={words('more')} title={title}>
          {rest}
        </MoreMenu>
      ) : (
        rest
      )}
    </>
  );
}
