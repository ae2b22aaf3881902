import { sendPage } from '#kit/server/desk-page.ts';
import { householdOf } from '#kit/server/limits/network.ts';
import { routes } from '#kit/server/serve.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { endpoints } from '../contract.ts';
import { readBrought } from './owner.ts';
import { listEvidence, listTownWeeks } from './town.ts';
import type { VisitCounter } from './visit-counter.ts';

/** Kinds of listing: what is visited; what the counter still holds is written before it is read. */
export const broughtRoutes = (kinds: ServerKinds, counter: VisitCounter) =>
  routes(endpoints, {
    'POST /api/visits': ({ body, actor, address, request, at }) => {
      const agent = request.headers.get('user-agent') ?? undefined;
      counter.note(body, { household: householdOf(address), agent, actor }, at);
      return { noted: true as const };
    },
    'GET /api/workspace/brought': async ({ db, actor, query, language, at }) => {
      await counter.write();
      return readBrought(db, kinds, query, { ownerId: actor.id, language, at });
    },
    'GET /api/admin/town-weeks': async ({ db, query, headers, at }) => {
      await counter.write();
      return sendPage(headers, listTownWeeks(db, query, at));
    },
    'GET /api/admin/prospect-evidence': ({ db, query, headers, at }) => sendPage(headers, listEvidence(db, query, at)),
  });
