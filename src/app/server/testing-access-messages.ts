/** The lines of the permission table that are of messages. */
import type { Endpoint } from '#kit/shared/endpoint.ts';

export const messagesAccess = {
  'GET /api/answer-times': 'public',
  'GET /api/conversations': 'member',
  'POST /api/conversations/preview': 'member',
  'POST /api/conversations/find': 'member',
  'POST /api/conversations': 'member',
  'GET /api/conversations/{id}': 'member',
  'POST /api/conversations/{id}/messages': 'member',
  'POST /api/conversations/{id}/read': 'member',
  'POST /api/conversations/{id}/block': 'member',
  'POST /api/messages/{id}/reports': 'member',
  'GET /api/workspace/conversations': 'business',
  'GET /api/workspace/unread-messages': 'business',
  'GET /api/workspace/conversations/{id}': 'business',
  'POST /api/workspace/conversations/{id}/preview': 'business',
  'POST /api/workspace/conversations/{id}/messages': 'business',
  'POST /api/workspace/conversations/{id}/read': 'business',
  'POST /api/workspace/conversations/{id}/block': 'business',
  'POST /api/workspace/messages/{id}/reports': 'business',
  'POST /api/inbound-mail': 'public',
} as const satisfies Record<string, Endpoint['access']>;

/** What an editor of the team calls of them. */
export const messagesOfTeam = Object.keys(messagesAccess).filter((line) => line.includes('/api/workspace/'));
