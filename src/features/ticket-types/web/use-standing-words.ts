import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { TicketType } from '../contract.ts';
import { messages } from '../messages.ts';

/** How it stands with a ticket type, and until when it is sold; nothing of one that is simply to be had. */
export function useStandingWords() {
  const words = useWords(messages);
  const day = useDay();
  return ({ state, soldFrom, soldUntil, each }: Pick<TicketType, 'state' | 'soldFrom' | 'soldUntil' | 'each'>) => {
    if (state === 'soldOut') return words('soldOut');
    if (state === 'past' && soldUntil !== null) return words('past', { day: day(soldUntil) });
    if (state === 'early' && soldFrom !== null) return words('early', { day: day(soldFrom) });
    const told = inLine([
      soldUntil === null ? null : words('until', { day: day(soldUntil) }),
      each === null ? null : words('each', { count: each }),
    ]);
    return told === '' ? null : told;
  };
}
