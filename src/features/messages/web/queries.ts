import { queryOptions } from '@tanstack/react-query';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { client } from '#kit/web/api.ts';
import type { Beginning, endpoints } from '../contract.ts';
import { aboutHash } from '../rules.ts';
import type { About, AskedType } from '../rules.ts';

const api = client<typeof endpoints>();

export type ConversationsAsked = QueryInputOf<(typeof endpoints)['GET /api/workspace/conversations']>;

/** What looks different once something is written or read. */
export const ownPaths = ['/api/conversations'];
export const ownersPaths = [
  '/api/workspace/conversations',
  '/api/workspace/unread-messages',
  '/api/workspace/applications',
];

export const answerTimeQuery = (type: AskedType, listing: string) =>
  api.query('GET /api/answer-times', { query: { type, listing } });

export const ownConversationsQuery = (language: Language) => api.query('GET /api/conversations', { language });
export const ownThreadQuery = (id: string, language: Language) =>
  api.query('GET /api/conversations/{id}', { params: { id }, language });

const find = api.mutation('POST /api/conversations/find');
/** Whom one would write to about something; a call with a body, because an order's number stands in no address. */
export const beginningQuery = (about: About, language: Language) =>
  queryOptions<Beginning, Problem, Beginning, readonly [string, string, Language]>({
    queryKey: ['/api/conversations/find', aboutHash(about), language],
    queryFn: () => find.mutationFn({ body: { about } }),
  });

export const beginConversation = () => api.mutation('POST /api/conversations');
export const previewBeginning = () => api.mutation('POST /api/conversations/preview');

export const ownersConversationsQuery = (query: ConversationsAsked) =>
  api.list('GET /api/workspace/conversations', { query });
export const ownersThreadQuery = (id: string, language: Language) =>
  api.query('GET /api/workspace/conversations/{id}', { params: { id }, language });
export const applicantQuery = (id: string) =>
  api.query('GET /api/workspace/applications/{id}/conversation', { params: { id } });
export const writeToApplicant = () => api.mutation('POST /api/workspace/applications/{id}/messages');
export const unreadQuery = () => api.query('GET /api/workspace/unread-messages', {});

/** The calls of one side in a conversation. */
export const guestCalls = {
  write: api.mutation('POST /api/conversations/{id}/messages'),
  preview: previewBeginning(),
  read: api.mutation('POST /api/conversations/{id}/read'),
  block: api.mutation('POST /api/conversations/{id}/block'),
  report: api.mutation('POST /api/messages/{id}/reports'),
};
export const ownerCalls = {
  write: api.mutation('POST /api/workspace/conversations/{id}/messages'),
  preview: api.mutation('POST /api/workspace/conversations/{id}/preview'),
  read: api.mutation('POST /api/workspace/conversations/{id}/read'),
  block: api.mutation('POST /api/workspace/conversations/{id}/block'),
  report: api.mutation('POST /api/workspace/messages/{id}/reports'),
};
