import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import {
  answerContactMessage,
  answerIssueReport,
  changeContactMessage,
  changeIssueReport,
  listContactMessages,
  listIssueReports,
  readContactMessage,
  readIssueReport,
} from './desk.ts';
import { reportIssue, sendMessage } from './service.ts';

export const supportRoutes = routes(endpoints, {
  'POST /api/contact-messages': async ({ db, body, language, at }) => ({
    id: await sendMessage(db, body, language, at),
    received: true as const,
  }),
  'POST /api/issue-reports': async ({ db, body, language, at }) => ({
    id: await reportIssue(db, body, language, at),
    received: true as const,
  }),
  'GET /api/contact-messages': ({ db, query, headers }) => sendPage(headers, listContactMessages(db, query)),
  'GET /api/contact-messages/{id}': ({ db, params }) => readContactMessage(db, params.id),
  'PATCH /api/contact-messages/{id}': ({ db, actor, params, body, at }) =>
    changeContactMessage(db, actor, params.id, body, at),
  'POST /api/contact-messages/{id}/answers': ({ db, actor, params, body, at }) =>
    answerContactMessage(db, actor, params.id, body, at),
  'GET /api/issue-reports': ({ db, query, headers }) => sendPage(headers, listIssueReports(db, query)),
  'GET /api/issue-reports/{id}': ({ db, params }) => readIssueReport(db, params.id),
  'PATCH /api/issue-reports/{id}': ({ db, actor, params, body, at }) =>
    changeIssueReport(db, actor, params.id, body, at),
  'POST /api/issue-reports/{id}/answers': ({ db, actor, params, body, at }) =>
    answerIssueReport(db, actor, params.id, body, at),
});
