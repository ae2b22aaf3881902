import { listingState } from '../../listing.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import type { ListingRecord } from './listing.ts';
import { messages } from './messages.ts';

type PillProps = {
  readonly record: ListingRecord;
  /** Whether it has been. */
  readonly isOver?: boolean;
  /** Whether it was called off. */
  readonly isOff?: boolean;
};

/** How a listing stands, in words. */
export function ListingPill({ record, isOver = false, isOff = false }: PillProps) {
  const words = useWords(messages);
  const side = useDeskSide();
  const state = listingState(record);
  if (side === 'owner' && isOff) return <StatusPill status={state}>{words('own.off')}</StatusPill>;
  if (side === 'owner' && state === 'published' && isOver)
    return <StatusPill status="completed">{words('own.past')}</StatusPill>;
  return (
    <StatusPill status={state}>
      {side === 'owner' && (state === 'published' || state === 'withdrawn')
        ? words(`own.${state}`)
        : words(`status.${state}`)}
    </StatusPill>
  );
}
