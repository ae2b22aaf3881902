/** The calls of a ticket and of a door. */
import { queryOptions } from '@tanstack/react-query';
import { urlOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { refundCheckMs } from '#features/orders/rules.ts';
import { client, receive } from '#kit/web/api.ts';
import type { endpoints, LinkedTicket, ShownTicket } from '../contract.ts';
import { forgetLinkedTicket, keptLinkedTicket } from './device/offline.ts';

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

/** What shows a ticket: its own page, and the bookings. */
export const showsTickets = ['/api/tickets', '/api/orders', '/api/users'];

export const giveAllCall = () => api.mutation('POST /api/orders/{id}/ticket-links');
export const giveCall = () => api.mutation('POST /api/tickets/{id}/link');
export const takeBackCall = () => api.mutation('DELETE /api/tickets/{id}/link');

const readPath = '/api/ticket-links/read';

/** The ticket of a link as the house tells it. The key travels in the body of a call: addresses are written down. */
export function readLinked(token: string, language: Language): Promise<LinkedTicket> {
  const url = new URL(urlOf(readPath, undefined, { lang: language }), location.origin);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  return receive(fetch, () => new Request(url, { method: 'POST', headers, body })) as Promise<LinkedTicket>;
}

/** A crowd at a door leaves little network: after so long what is kept has to do, in milliseconds (as the worker does). */
const patience = 4000;

/** The same, or what this device keeps of it where there is no network, or none in time. */
async function readOrKept(token: string, language: Language): Promise<LinkedTicket> {
  const kept = await keptLinkedTicket(token, language).catch(() => undefined);
  const fresh = readLinked(token, language).catch(async (error: Problem) => {
    if (error.code === 'not_found') await forgetLinkedTicket(token).catch(() => undefined);
    if (error.code === 'not_found' || kept === undefined) throw error;
    return kept;
  });
  if (kept === undefined) return fresh;
  return Promise.race([fresh, new Promise<LinkedTicket>((resolve) => void setTimeout(resolve, patience, kept))]);
}

/** Asked for whenever it is looked at, as one's own is. */
export const linkedTicketQuery = (token: string, language: Language) =>
  queryOptions<LinkedTicket, Problem, LinkedTicket, readonly [string, string, Language]>({
    queryKey: [readPath, token, language],
    queryFn: () => readOrKept(token, language),
    enabled: token !== '',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retryOnMount: true,
  });

export const keepCall = () => api.mutation('POST /api/ticket-links/keep');
export const letGoCall = () => api.mutation('DELETE /api/kept-tickets/{id}');

/** The tickets that the member of this session was given and keeps: private, so they are forgotten when the page is left. */
export const keptTicketsQuery = (language: Language) => ({
  ...api.query('GET /api/kept-tickets', { language }),
  gcTime: 0,
  staleTime: 0,
});

/** One of them, asked for whenever it is looked at, and without network, where the worker answers. */
export const keptTicketQuery = (id: string, language: Language) => ({
  ...api.query('GET /api/kept-tickets/{id}', { params: { id }, language }),
  refetchOnMount: 'always' as const,
  refetchOnWindowFocus: 'always' as const,
  retryOnMount: true,
});

/** Other phones let people in at the same door: how many are in is asked for again so often, in milliseconds. */
const doorCheckMs = 15_000;

export const doorsQuery = (language: Language) => ({
  ...api.query('GET /api/check-in/events', { language }),
  refetchOnMount: 'always' as const,
  refetchOnWindowFocus: 'always' as const,
  refetchInterval: doorCheckMs,
  retryOnMount: true,
});

export const checkInCall = () => api.mutation('POST /api/events/{id}/check-in');
export const guestsCall = () => api.mutation('POST /api/events/{id}/check-in/guests');
export const undoCall = () => api.mutation('POST /api/events/{id}/check-in/undo');
