import { useQuery } from '@tanstack/react-query';
import type { Stay } from '#features/rentals/stay.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { heldStay } from '../rules.ts';
import { ordersQuery } from './queries.ts';

/** What a member holds of a rental at this moment: it is taken to everybody else, and free to them. */
export function useOwnStay(userId: string | undefined, rentalId: string | undefined): Stay | undefined {
  const { language } = useLanguage();
  const orders = useQuery({
    ...ordersQuery(userId ?? '', language),
    enabled: userId !== undefined && rentalId !== undefined,
  });
  const held = orders.data?.find(({ status, itemId }) => status === 'pending' && itemId === rentalId);
  return held && heldStay(held);
}
