/** The calls of a ticket and of a door. */
import type { Language } from '#kit/shared/messages.ts';
import { refundCheckMs } from '#features/orders/rules.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints, ShownTicket } from '../contract.ts';

const api = client<typeof endpoints>();

/** Asked for whenever it is looked at, because a door uses it up; also without network, where the worker answers. */
export const ticketQuery = (id: string, language: Language) => ({
  ...api.query('GET /api/tickets/{id}', { params: { id }, language }),
  refetchOnMount: 'always' as const,
  refetchOnWindowFocus: 'always' as const,
  retryOnMount: true,
  refetchInterval: ({ state }: { readonly state: { readonly data?: ShownTicket | undefined } }) =>
    isOnItsWay(state.data) ? refundCheckMs : false,
});

/** As it stands when somebody asks for it. */
export const ticketCalendarQuery = (id: string, language: Language) => ({
  ...api.query('GET /api/tickets/{id}/calendar', { params: { id }, language }),
  staleTime: 0,
  gcTime: 0,
});

/** Whether money of it goes back that is not there yet; a copy that a phone kept from before knows nothing of it. */
const isOnItsWay = (ticket: ShownTicket | undefined) =>
  ticket !== undefined && 'back' in ticket && ticket.back.asked !== '0';

export const doorsQuery = (language: Language) => ({
  ...api.query('GET /api/check-in/events', { language }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
});

export const checkInCall = () => api.mutation('POST /api/events/{id}/check-in');
export const guestsCall = () => api.mutation('POST /api/events/{id}/check-in/guests');
export const undoCall = () => api.mutation('POST /api/events/{id}/check-in/undo');
