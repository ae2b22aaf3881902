/** Claiming by a text message to the phone that the listing names (issue 21). */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { openTwilio, unknownMobile } from '#kit/server/sms/testing-twilio.ts';
import type { TwilioStandIn } from '#kit/server/sms/testing-twilio.ts';
import { createTwilio } from '#kit/server/sms/twilio.ts';
import { codesADay } from '../rules.ts';
import { listingClaims } from './table.ts';
import { claimsAt, wrong } from './testing.ts';

const start = new Date('2026-08-21T18:00:00Z');
const phone = '+34600555002';
let twilio: TwilioStandIn;
let house: TestHouse;
let claims: ReturnType<typeof claimsAt>;
let keeper: Member;
let id: string;
beforeAll(async () => {
  twilio = await openTwilio();
  house = await openTestHouse({ now: start, sms: createTwilio(twilio.keys) });
  claims = claimsAt(house);
});
afterAll(async () => {
  await house.close();
  await twilio.close();
});
beforeEach(async () => {
  house.time.now = start;
  keeper = await house.signedInAs();
  id = await aPlace({ phone });
});

const aPlace = async (named: Partial<{ phone: string; email: string; name: string }>) =>
  (await aBusiness(house.db, { ownerless: true, email: 'hola@bar-neptuno.es', ...named })).id;
/** The code in the last text message, after what waits was sent. */
async function codeTexted(): Promise<string> {
  await house.runTasks();
  return /\b\d{6}\b/.exec(twilio.taken.at(-1)?.text ?? '')?.[0] ?? '';
}

describe('a code to the phone that a listing names', () => {
  test('makes a page theirs who hold it; it is shown by its last figures and stands in no table', async () => {
    const { body: ways } = await claims.ways(id, keeper);
    expect([ways.mailbox, ways.phone]).toEqual(['h•••@bar-neptuno.es', '+34 ••• ••• 002']);
    const asked = await claims.ask(id, keeper, 'phone');
    expect([asked.status, asked.body.way, asked.body.codeUntil]).toEqual([201, 'phone', '2026-08-21T18:15:00.000Z']);
    const waiting = await house.db.select().from(tasks).where(eq(tasks.name, 'claim-text'));
    expect(waiting).toHaveLength(1);
    const code = await codeTexted();
    expect(twilio.taken.at(-1)).toEqual({
      to: phone,
      text: expect.stringMatching(/^\d{6} .* “La Sal” [^]*\n\n@\S+ #\d{6}$/),
    });
    const [claim] = await house.db.select().from(listingClaims).where(eq(listingClaims.claimantId, keeper.id));
    expect(JSON.stringify([waiting, claim])).not.toMatch(new RegExp(`${code}|600555002`));
    expect((await claims.prove(id, keeper, wrong(code))).body.code).toBe('code_wrong');
    expect((await claims.prove(id, keeper, code)).body).toMatchObject({ status: 'approved', way: 'phone' });
    expect((await claims.ways(id, keeper)).body.isYours).toBe(true);
  });

  test('is another one each time that it is tried, and dead after fifteen minutes', async () => {
    await claims.ask(id, keeper, 'phone');
    const before = twilio.taken.length;
    twilio.failWith(503, 429);
    await house.runTasks();
    house.later(1);
    await house.runTasks();
    expect(twilio.taken).toHaveLength(before);
    house.later(1);
    const code = await codeTexted();
    expect(twilio.taken).toHaveLength(before + 1);
    house.later(13);
    expect((await claims.prove(id, keeper, code)).status).toBe(410);
  });

  test('is not sent any more when its time is over, nor once another way was taken', async () => {
    const before = twilio.taken.length;
    await claims.ask(id, keeper, 'phone');
    twilio.failWith(503);
    await house.runTasks();
    house.later(16);
    await house.runTasks();
    await claims.ask(id, keeper, 'phone');
    twilio.failWith(503);
    await house.runTasks();
    house.later(1);
    await claims.ask(id, keeper, 'mail');
    house.later(1);
    await house.runTasks();
    expect(twilio.taken).toHaveLength(before);
    const left = await house.db
      .select()
      .from(tasks)
      .where(inArray(tasks.name, ['claim-text']));
    expect(left).toEqual([]);
  });

  test('that no network takes ends at once, and whoever waits is told', async () => {
    const nowhere = await aPlace({ phone: unknownMobile });
    expect((await claims.ask(nowhere, keeper, 'phone')).status).toBe(201);
    await house.runTasks();
    expect((await claims.ways(nowhere, keeper)).body.claim).toMatchObject({ way: 'phone', codeUntil: null });
    expect((await claims.prove(nowhere, keeper, '000000')).status).toBe(410);
  });

  test('is offered for mobile phones on the page, and for none of the demo', async () => {
    const shownFor = async (of: string) => (await claims.ways(of, keeper)).body.phone;
    expect(await shownFor(await aPlace({ phone: '+34965000123' }))).toBeNull();
    const demo = await aPlace({ phone, email: 'bar@example.com' });
    expect(await shownFor(demo)).toBeNull();
    expect((await claims.ask(demo, keeper, 'phone')).body.code).toBe('no_phone');
    const contact = { contactPhone: phone, contactEmail: 'ana@correo.es' };
    const phoneOf = async (contactPublic: boolean) => {
      const rental = await aRental(house.db, { ...contact, contactPublic });
      const { body } = await house.call('GET', `/api/listings/rentals/${rental.id}/claim-ways`, { as: keeper });
      return body.phone as string | null;
    };
    expect([await phoneOf(false), await phoneOf(true)]).toEqual([null, '+34 ••• ••• 002']);
  });

  test('counts with those by mail, and reaches one phone few times a day', async () => {
    expect((await claims.ask(id, keeper, 'phone')).status).toBe(201);
    expect((await claims.ask(id, keeper, 'mail')).status).toBe(429);
    const shared = '+34600555003';
    for (let sent = 0; sent < codesADay.phone; sent += 1)
      expect((await claims.ask(await aPlace({ phone: shared }), keeper, 'phone')).status).toBe(201);
    expect((await claims.ask(await aPlace({ phone: shared }), keeper, 'phone')).status).toBe(429);
  });
});
