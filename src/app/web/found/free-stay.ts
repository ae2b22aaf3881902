import { lastDayOf } from '#features/rentals/calendar.ts';
import type { FoundRental } from '#features/rentals/contract.ts';
import type { FreeStay } from '#features/search/web/free-stay.tsx';

const unitNames = { night: 'n', day: 'd', week: 'w' } as const;

/** The stay that was found for something to let, where its days are known; undefined of all else. */
export function freeStayOf(item: object): FreeStay | undefined {
  const { stay, cost, priceUnit }: Partial<FoundRental> = item;
  if (!stay?.units || !cost?.total || !priceUnit || priceUnit === 'hour' || priceUnit === 'person') return undefined;
  const { from, units } = stay;
  return {
    first: from,
    last: lastDayOf(priceUnit, { from, units }),
    units,
    unit: unitNames[priceUnit],
    price: cost.total,
  };
}
