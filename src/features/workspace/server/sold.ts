import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { bookingKinds } from '#features/orders/rules.ts';
import { orders } from '#features/orders/server/table.ts';
import { soldStates } from '../rules.ts';

/** Orders of somebody's listings that were confirmed once. */
export const soldBy = (ownerId: string) =>
  and(
    eq(orders.ownerId, ownerId),
    isNotNull(orders.confirmedAt),
    inArray(orders.status, [...soldStates]),
    inArray(orders.kind, [...bookingKinds]),
  );
