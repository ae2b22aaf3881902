import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listMails, readMail, resendMail } from './desk.ts';

/** The mail room's routes; `publicUrl` is where the links of letters lead. */
export function mailRoutes({ publicUrl }: { publicUrl: string }) {
  return routes(endpoints, {
    'GET /api/mails': ({ db, query, headers }) => sendPage(headers, listMails(db, query)),
    'GET /api/mails/{id}': ({ db, params }) => readMail(db, params.id, publicUrl),
    'POST /api/mails/{id}/resend': ({ db, actor, params, at }) => resendMail(db, actor, params.id, at),
  });
}
