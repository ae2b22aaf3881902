import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { changeChoices, readChoices, turnOff } from './choices.ts';
import { listMails, readMail, resendMail } from './desk.ts';

/** The mail room's routes; `publicUrl` is where the links of letters lead, `secret` makes the keys that end some. */
export function mailRoutes({ publicUrl, secret }: { publicUrl: string; secret: () => Promise<string> }) {
  return routes(endpoints, {
    'GET /api/letter-choices': ({ db, actor }) => readChoices(db, actor.id),
    'PUT /api/letter-choices': ({ db, actor, body }) => changeChoices(db, actor.id, body),
    'POST /api/letter-choices/off/{id}/{topic}/{key}': async ({ db, params }) => {
      await turnOff(db, await secret(), params);
      return { off: true as const };
    },
    'GET /api/mails': ({ db, query, headers }) => sendPage(headers, listMails(db, query)),
    'GET /api/mails/{id}': ({ db, params }) => readMail(db, params.id, publicUrl),
    'POST /api/mails/{id}/resend': ({ db, actor, params, at }) => resendMail(db, actor, params.id, at),
  });
}
