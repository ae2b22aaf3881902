/** How many listings one account makes, changes and takes a step with within a day (decision 0232). */
import { beforeEach, describe, expect, it, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { endpoints as businesses } from '#features/businesses/contract.ts';
import { ChangedEvent, endpoints as events } from '#features/events/contract.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { endpoints as jobs } from '#features/jobs/contract.ts';
import { endpoints as rentals } from '#features/rentals/contract.ts';
import { spendDaily } from '#kit/server/limits/daily.ts';
import type { Endpoints } from '#kit/shared/endpoint.ts';
import { daily } from '#market/listings/daily.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';

const house = aTestHouse();
let owner: Member;
beforeEach(async () => {
  owner = await house.signedInAs('business');
});

/** All of a day but so many. */
const leaveToday = (left: number, what: keyof typeof daily, of = owner, role = 'business') =>
  spendDaily(house.db, daily[what], { id: of.id, role }, house.time.now, daily[what].max - left);
const anOwn = (of = owner) =>
  anEvent(house.db, { ownerId: of.id, imageUrl: 'https://pictures.example/a.jpg', date: '2026-08-28', time: '23:00' });
const post = async (id: string, what: string, as: Member, body?: object) =>
  (await house.call('POST', `/api/events/${id}/${what}`, { as, body })).status;

describe('a day of one account', () => {
  test('ends for it alone, with how long to wait, and begins anew', async () => {
    const { id } = await anOwn();
    await leaveToday(1, 'make');
    house.later(90);
    expect(await post(id, 'copies', owner)).toBe(201);
    const refused = await house.call('POST', `/api/events/${id}/copies`, { as: owner });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(refused.headers.get('retry-after')).toBe(String((24 * 60 - 90) * 60));
    const other = await house.signedInAs('business');
    expect(await post((await anOwn(other)).id, 'copies', other)).toBe(201);
    house.later(24 * 60 - 90);
    expect(await post(id, 'copies', owner)).toBe(201);
  });

  test('counts steps and changes by themselves, and nothing that is not sound', async () => {
    const { id } = await anOwn();
    await leaveToday(0, 'make');
    await leaveToday(1, 'step');
    await leaveToday(0, 'change');
    expect(await post(id, 'steps', owner, { step: 'jump' })).toBe(422);
    expect(await post(id, 'steps', owner, { step: 'pause' })).toBe(200);
    expect(await post(id, 'steps', owner, { step: 'resume' })).toBe(429);
    expect((await house.call('DELETE', `/api/events/${id}`, { as: owner })).status).toBe(200);
  });

  test('does not bind the desk', async () => {
    const admin = await house.signedInAs('admin');
    await leaveToday(0, 'make', admin);
    expect(await post((await anEvent(house.db, {})).id, 'copies', admin)).toBe(201);
  });

  test('counts each night of a series', async () => {
    const { id } = await anOwn();
    await leaveToday(2, 'make');
    expect(await post(id, 'series', owner, { dates: ['2026-09-04', '2026-09-11'] })).toBe(201);
    expect(await post(id, 'series', owner, { dates: ['2026-09-18'] })).toBe(429);
    const { body } = await house.call('GET', `/api/admin/events/${id}`, { as: owner });
    const form = Object.fromEntries(Object.entries(body as object).filter(([name]) => name in ChangedEvent.shape));
    const change = async (version: number) =>
      (
        await house.call('PUT', `/api/events/${id}/series`, {
          as: owner,
          body: { event: { ...form, minAge: 20 + version, version }, reach: 'all' },
        })
      ).status;
    await leaveToday(3, 'change');
    expect([await change(form['version'] as number), await change((form['version'] as number) + 1)]).toEqual([
      200, 429,
    ]);
  });
});

it.each(listingKinds)('is named by every promise that writes one of the %s', (kind) => {
  const all: Endpoints = { ...events, ...rentals, ...businesses, ...jobs };
  const counted = (['POST', 'PUT'] as const).flatMap((method) =>
    ['', '/{id}', '/{id}/copies', '/{id}/steps'].flatMap((path) => {
      const promised = all[`${method} /api/${kind}${path}`];
      return promised ? [[`${method} ${path}`, promised.daily]] : [];
    }),
  );
  expect(Object.fromEntries(counted)).toEqual({
    'POST ': daily.make,
    'POST /{id}/copies': daily.make,
    'POST /{id}/steps': daily.step,
    'PUT /{id}': daily.change,
  });
});
