/** The calls of ticket types. */
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

export const typesApi = client<typeof endpoints>();

/** Those of one's own event. */
export const ownTypesQuery = (eventId: string) =>
  freshly(typesApi.query('GET /api/admin/events/{id}/ticket-types', { params: { id: eventId } }));

/** Those of a public event, as they are bought. */
export const ticketTypesQuery = (eventId: string, language: Language) =>
  typesApi.query('GET /api/events/{id}/ticket-types', { params: { id: eventId }, language });
