import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { endpoints } from '../../people-contract.ts';
import { appoint, dismiss } from './appointing.ts';
import { listPeople, readPerson, signOutMember } from './people.ts';
import { lift, suspend } from './suspending.ts';

/** The desk's list of people; kinds of listing are what an account may own. */
export const peopleRoutes = (kinds: ServerKinds) =>
  routes(endpoints, {
    'GET /api/admin/users': ({ db, query, at, headers }) => sendPage(headers, listPeople(db, query, at)),
    'GET /api/admin/users/{id}': ({ db, params, at }) => readPerson(db, params.id, at),
    'POST /api/admin/users/{id}/sign-out': ({ db, actor, params, at }) => signOutMember(db, actor, params.id, at),
    'PUT /api/admin/users/{id}/seat': async ({ db, actor, params, body, at }) => {
      await appoint(db, actor, params.id, body.role, at);
      return readPerson(db, params.id, at);
    },
    'DELETE /api/admin/users/{id}/seat': async ({ db, actor, params, at }) => {
      await dismiss(db, actor, params.id, at);
      return readPerson(db, params.id, at);
    },
    'PUT /api/admin/users/{id}/suspension': async ({ db, actor, params, body, at }) => {
      await suspend(db, kinds, params.id, body.reason, { actor, at });
      return readPerson(db, params.id, at);
    },
    'DELETE /api/admin/users/{id}/suspension': async ({ db, actor, params, at }) => {
      await lift(db, kinds, params.id, { actor, at });
      return readPerson(db, params.id, at);
    },
  });
