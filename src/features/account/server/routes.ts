import { deviceWords, requirePassword } from '#features/auth/server/service.ts';
import { routes } from '#kit/server/serve.ts';
import type { SessionCookie } from '#kit/server/session-cookie.ts';
import { endpoints } from '../contract.ts';
import { eraseAccount, eraseMember, requireErasable } from './erasure.ts';
import { exportAccount } from './export.ts';
import type { Rooms } from './export.ts';
import { becomeBusiness, lacksEmail } from './business.ts';
import { readHeldBack, readStays } from './stays.ts';
import { changeAccount, changePassword, isWayIn, readAccount } from './service.ts';

/** Hears of an erased account once it is erased: a list outside the database has to outlive it. Never throws. */
export type NoteErasure = (id: string, at: Date) => Promise<void>;

/** The account room's routes; `rooms` are those that keep something of people. Passwords that are tried here count with those of signing in. */
export function accountRoutes(cookie: SessionCookie, rooms: Rooms, noteErasure: NoteErasure) {
  return routes(endpoints, {
    'GET /api/account': ({ db, actor }) => readAccount(db, actor.id),
    'PATCH /api/account': async ({ db, actor, body, at }) => {
      if (await isWayIn(db, actor.id, body))
        await requirePassword(db, actor, { password: body.password, path: 'password' }, at);
      return changeAccount(db, actor, body, at);
    },
    'POST /api/account/business': async ({ db, actor, body, at }) => {
      if (await lacksEmail(db, actor.id, body))
        await requirePassword(db, actor, { password: body.password, path: 'password' }, at);
      return becomeBusiness(db, actor, body, at);
    },
    'POST /api/account/password': async ({ db, actor, body, at, headers, request }) => {
      await requirePassword(db, actor, { password: body.current, path: 'current' }, at);
      const wanted = { password: body.password, words: deviceWords(request.headers) };
      cookie.write(headers, await changePassword(db, actor, wanted, at));
      return { changed: true as const };
    },
    'GET /api/account/export': async ({ db, actor, language, at, headers }) => {
      const day = at.toISOString().slice(0, 10);
      headers.set('content-disposition', `attachment; filename="aftersun-${day}.json"`);
      return exportAccount(db, rooms, { id: actor.id, language }, at);
    },
    'GET /api/account/stays': async ({ db, actor, at }) => ({
      stays: await readStays(db, rooms, actor.id),
      heldBack: await readHeldBack(db, rooms, actor.id, at),
    }),
    'POST /api/account/erasure': async ({ db, actor, body, at, headers }) => {
      requireErasable(actor);
      await requirePassword(db, actor, { password: body.password, path: 'password' }, at);
      await eraseAccount(db, rooms, actor.id, at);
      await noteErasure(actor.id, at);
      cookie.clear(headers);
      return { erased: true as const };
    },
    'POST /api/admin/users/{id}/erasure': async ({ db, actor, params, body, at }) => {
      await eraseMember(db, rooms, params.id, body.why, { actor, at });
      await noteErasure(params.id, at);
      return { erased: true as const };
    },
  });
}
