/** The lines of the permission table that are of what members keep and wait for. */
import type { Endpoint } from '#kit/shared/endpoint.ts';

export const keptAccess = {
  'GET /api/saved': 'member',
  'PUT /api/saved/{type}/{id}': 'member',
  'DELETE /api/saved/{type}/{id}': 'member',
  'POST /api/saved/merge': 'member',
  'POST /api/saved/listings': 'public',
  'GET /api/saved-searches': 'member',
  'GET /api/saved-searches/news': 'member',
  'POST /api/saved-searches': 'member',
  'PATCH /api/saved-searches/{id}': 'member',
  'POST /api/saved-searches/{id}/seen': 'member',
  'DELETE /api/saved-searches/{id}': 'member',
  'GET /api/waiting-list': 'member',
  'PUT /api/waiting-list/{id}': 'member',
  'DELETE /api/waiting-list/{id}': 'member',
} as const satisfies Record<string, Endpoint['access']>;
