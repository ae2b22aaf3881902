/** Every endpoint that names something of somebody's: for others it is not there (decision 0227). */
import { expect, test, vi } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { splitLine } from '#kit/shared/endpoint.ts';
import { soundBodiesOf } from './hostile-bodies.ts';
import { oneOfEach } from './others-things.ts';

/** Hundreds of calls on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const house = aTestHouse();

/** These name what is everybody's, or end what the caller has of it and tell what is left: nothing of somebody else's is reached. */
const everybodys = new Set([
  'GET /api/listings/{kind}/{id}/claim-ways',
  'POST /api/listings/{kind}/{id}/claim-code',
  'POST /api/listings/{kind}/{id}/claim-proof',
  'POST /api/listings/{kind}/{id}/claims',
  'GET /api/events/{id}/discount',
  'PUT /api/waiting-list/{id}',
  'DELETE /api/waiting-list/{id}',
  'DELETE /api/kept-tickets/{id}',
  'DELETE /api/saved-searches/{id}',
  'PUT /api/saved/{type}/{id}',
  'DELETE /api/saved/{type}/{id}',
  'DELETE /api/team/memberships/{id}',
  'GET /api/workspace/seller-years/{year}/letter',
]);

/** What an address asks besides. */
const queries: Readonly<Record<string, string>> = {
  'GET /api/orders/{id}/free-days': '?from=2026-09-10&to=2026-09-12',
  'GET /api/orders/{id}/other-dates': '?from=2026-09-11&units=2&quantity=1',
  'GET /api/events/{id}/series/dates': '?dates=2026-09-04',
};

/** What ends something comes last: nothing of it could be reached after that. */
const inOrder = [/^GET/, /^PUT/, /^PATCH/, /^POST (?!.*cancellation$)/, /^DELETE/, /^POST/];
const placeOf = (line: string) => inOrder.findIndex((one) => one.test(line));

/** Whose it is does not reach it either, with what is sent here: a ticket's code, and what waits for the other side's word. */
const reachedByNobody = [
  'POST /api/events/{id}/check-in',
  'POST /api/events/{id}/check-in/undo',
  'POST /api/listing-claims/{id}/answer',
  'POST /api/messages/{id}/reports',
];

test('what is somebody else’s is not there, whatever is asked of it', async () => {
  const owner = await house.withMailbox(await house.signedInAs('business'), 'owner');
  const guest = await house.withMailbox(await house.signedInAs(), 'guest');
  // A business may call whatever a traveller may.
  const rival = await house.signedInAs('business');
  const idsOf = await oneOfEach(house, owner, guest);
  const bodies = soundBodiesOf('AbCdEfGhJkLmNpQr', () => owner.id);
  const lines = house.api.contracts
    .flatMap((contract) => Object.entries(contract))
    .filter(
      ([line, { access }]) => line.includes('{') && !['public', 'admin'].includes(access) && !everybodys.has(line),
    )
    .map(([line, { access }]) => ({
      line,
      ...splitLine(line),
      theirs: access === 'business' ? ([owner, guest] as const) : ([guest, owner] as const),
    }))
    .toSorted((one, other) => placeOf(one.line) - placeOf(other.line));

  const refusals = new Set(['not_found', 'forbidden']);
  const [reached, unproven]: [string[], string[]] = [[], []];
  for (const { line, method, path, theirs } of lines) {
    const ids = idsOf(path);
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'events') + (queries[line] ?? '');
    const isRefused = async (as: Member) => {
      const named = line.endsWith('/ticket-links') ? { tickets: [{ id: ids['ticket'] }] } : {};
      const { body } = await house.call(method, address, { as, body: bodies[line] && { ...bodies[line](), ...named } });
      return refusals.has(body.code);
    };
    if (!(await isRefused(rival))) reached.push(line);
    // Whose it is reaches it, or nothing is proven of whoever does not.
    if ((await isRefused(theirs[0])) && (await isRefused(theirs[1]))) unproven.push(line);
  }
  expect(reached).toEqual([]);
  expect(unproven.toSorted()).toEqual(reachedByNobody.toSorted());
});
