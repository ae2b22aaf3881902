import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../people-contract.ts';
import { appointAdmin, dismissAdmin } from './appointing.ts';
import { listPeople, readPerson, signOutMember } from './people.ts';

/** The desk's list of people. */
export const peopleRoutes = routes(endpoints, {
  'GET /api/admin/users': ({ db, query, at, headers }) => sendPage(headers, listPeople(db, query, at)),
  'GET /api/admin/users/{id}': ({ db, params, at }) => readPerson(db, params.id, at),
  'POST /api/admin/users/{id}/sign-out': ({ db, actor, params, at }) => signOutMember(db, actor, params.id, at),
  'PUT /api/admin/users/{id}/seat': async ({ db, actor, params, at }) => {
    await appointAdmin(db, actor, params.id, at);
    return readPerson(db, params.id, at);
  },
  'DELETE /api/admin/users/{id}/seat': async ({ db, actor, params, at }) => {
    await dismissAdmin(db, actor, params.id, at);
    return readPerson(db, params.id, at);
  },
});
