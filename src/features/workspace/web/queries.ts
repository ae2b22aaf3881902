import { useQuery } from '@tanstack/react-query';
import type { endpoints as orderEndpoints } from '#features/orders/contract.ts';
import type { endpoints as rentalEndpoints } from '#features/rentals/contract.ts';
import { client } from '#kit/web/api.ts';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import type { endpoints, KnownOfOwner } from '../contract.ts';

export const workspaceApi = client<typeof endpoints>();
/** What is bought is the orders room's to cancel. */
export const ordersApi = client<typeof orderEndpoints>();

/** Its blocked days are the room of rentals' to keep. */
export const rentalsApi = client<typeof rentalEndpoints>();

/** What is known of whose workspace this is; undefined while it is on its way or not asked, null where it did not come. */
export function useKnownOfOwner(isAsked: boolean): KnownOfOwner | null | undefined {
  const { data, isError } = useQuery({
    ...freshly(workspaceApi.query('GET /api/workspace/known', {})),
    enabled: isAsked,
  });
  return isError ? null : data;
}

/** Whether an owner has events, and so doors; as long as it is on its way they may. */
export function useHasDoor(isOwner: boolean): boolean {
  const { language } = useLanguage();
  const { data } = useQuery({
    ...freshly(workspaceApi.query('GET /api/workspace/listings', { language })),
    enabled: isOwner,
  });
  return isOwner && (data === undefined || data.some(({ kind }) => kind === 'event'));
}

export type BookingsAsked = QueryInputOf<(typeof endpoints)['GET /api/workspace/bookings']>;
export type LedgerAsked = QueryInputOf<(typeof endpoints)['GET /api/workspace/ledger']>;
