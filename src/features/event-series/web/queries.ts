/** The calls of the room of series. */
import { keepPreviousData } from '@tanstack/react-query';
import { client } from '#kit/web/api.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { endpoints as reviews } from '#market/listings/review-contract.ts';
import type { EventInput, endpoints as ofEvents } from '#features/events/contract.ts';
import type { endpoints } from '../contract.ts';
import type { Reach } from '../rules.ts';

export const seriesApi = client<typeof endpoints>();
export const eventsApi = client<typeof ofEvents>();

export const seriesQuery = (id: string) => seriesApi.query('GET /api/events/{id}/series', { params: { id } });

/** What an event would be on these dates, in the order of the calendar. */
export const datesQuery = (id: string, dates: readonly string[], language: Language) => ({
  ...seriesApi.query('GET /api/events/{id}/series/dates', {
    params: { id },
    query: { dates: dates.join(',') },
    language,
  }),
  enabled: dates.length > 0,
  // While others are asked for, those that are known already stay where they are.
  placeholderData: keepPreviousData,
});

const { mutationFn } = client<typeof reviews>().mutation('POST /api/admin/listings/{kind}/decisions');

/** The desk's yes to several nights at once, each at the version that was seen. */
export const publishNights = {
  mutationFn: (items: readonly { readonly id: string; readonly version: number }[]) =>
    mutationFn({ params: { kind: 'events' }, body: { decision: 'approved', items: [...items] } }),
};

/** An event as its form has it, and as its calls take it: a draft may have gaps. */
export type FormBody = Omit<EventInput, 'moves'>;
export const sentOf = ({ status, ...event }: FormBody) =>
  status === 'draft' ? { ...event, status } : { ...event, status };

const { mutationFn: tryChange } = seriesApi.mutation('POST /api/events/{id}/series/trials');

/** What a change of one night and those to come would come to: asked anew each time, for tickets are sold meanwhile. */
export const trialQuery = (id: string, event: FormBody, reach: Reach) => ({
  queryKey: ['series-trial', id, event, reach],
  queryFn: () => tryChange({ params: { id }, body: { event: sentOf(event), reach } }),
  gcTime: 0,
  retry: false,
});

/** What looks different when nights were made or published. */
export const seriesRefresh = ['/api/events', '/api/admin/events', '/api/search', '/api/admin/audit'];
