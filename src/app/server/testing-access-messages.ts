/** The lines of the permission table that are of messages and of reports. */
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
  'GET /api/workspace/applications/{id}/conversation': 'business',
  'POST /api/workspace/applications/{id}/messages': 'business',
  'GET /api/workspace/conversations/{id}': 'business',
  'POST /api/workspace/conversations/{id}/preview': 'business',
  'POST /api/workspace/conversations/{id}/messages': 'business',
  'POST /api/workspace/conversations/{id}/read': 'business',
  'POST /api/workspace/conversations/{id}/block': 'business',
  'POST /api/workspace/messages/{id}/reports': 'business',
  'POST /api/inbound-mail': 'public',
  'POST /api/reports': 'public',
  'GET /api/reports/own': 'member',
  'POST /api/reports/{id}/objection': 'member',
  'GET /api/admin/reports': 'admin',
  'GET /api/admin/reports/{id}': 'admin',
  'POST /api/admin/reports/{id}/decision': 'admin',
  'POST /api/admin/reports/{id}/objection': 'admin',
  'GET /api/admin/report-figures': 'admin',
} as const satisfies Record<string, Endpoint['access']>;

/** What an editor of the team calls of them. */
export const messagesOfTeam = Object.keys(messagesAccess).filter((line) => line.includes('/api/workspace/'));
