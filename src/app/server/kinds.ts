/** The kinds of listing on the server: a room's kind becomes part of all that shows several kinds by its line here. */
import { businessesOnServer } from '#features/businesses/server/kind.ts';
import { eventsOnServer } from '#features/events/server/kind.ts';
import { jobsOnServer } from '#features/jobs/server/kind.ts';
import { releaseAllExpiredHolds } from '#features/orders/server/doors/buying.ts';
import { soldTickets } from '#features/orders/server/doors/sold.ts';
import { rentalsOnServer } from '#features/rentals/server/kind.ts';
import { copyTicketTypes } from '#features/ticket-types/server/service.ts';
import { countWaiting } from '#features/waiting-list/server/service.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';

export const serverKinds: ServerKinds = {
  events: eventsOnServer(soldTickets, countWaiting, copyTicketTypes),
  rentals: rentalsOnServer(releaseAllExpiredHolds),
  businesses: businessesOnServer,
  jobs: jobsOnServer,
};
