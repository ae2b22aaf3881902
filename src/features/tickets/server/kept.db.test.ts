/** Tickets that friends keep in their own account: by one, until they are taken back (decision 0182). On both engines. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import type { Member } from '#app/server/testing.ts';
import { openHouseOfFriends } from './testing-kept.ts';

const all = await openHouseOfFriends();
const { house, owner, call, aGivenTicket, told, keep, list, takeBack, rowOf } = all;
let buyer: Member;
let ana: Member;
let bea: Member;
afterAll(() => house.close());
beforeEach(async () => {
  ({ buyer, ana, bea } = await all.anEvening());
});

const letGo = (id: string, as = ana) => call('DELETE', `/api/kept-tickets/${id}`, as);
const open = async (token: string, as?: Member) =>
  house.call('POST', '/api/ticket-links/read', { body: { token }, ...(as && { as }) });

describe('who keeps a ticket', () => {
  test('finds it among their own and opens it without the link; nothing of its buyer, the order or a price is told', async () => {
    const { event, orderId, ticket, other, token } = await aGivenTicket(buyer);
    const kept = await keep(token, ana);
    expect([kept.status, kept.body]).toEqual([
      200,
      expect.objectContaining({
        id: ticket.id,
        name: 'Ana',
        code: ticket.code,
        shut: null,
        itemId: event.id,
        news: [],
      }),
    ]);
    expect(await list(ana)).toEqual([kept.body]);
    const one = await call('GET', `/api/kept-tickets/${ticket.id}`, ana);
    expect(one.body).toEqual(kept.body);
    for (const hidden of ['marta', buyer.id, orderId, other.id, other.code, 'price', 'refund', 'amount'])
      expect(JSON.stringify(one.body)).not.toContain(hidden);
    // It is theirs to show, and nothing else of it is theirs.
    for (const path of [`/api/tickets/${ticket.id}`, `/api/orders/${orderId}`])
      expect((await call('GET', path, ana)).status).toBe(404);
    expect((await call('POST', `/api/tickets/${ticket.id}/link`, ana, {})).status).toBe(404);
    for (const as of [bea, buyer]) {
      expect((await call('GET', `/api/kept-tickets/${ticket.id}`, as)).status).toBe(404);
      expect(await list(as)).toEqual([]);
    }
    expect((await house.call('POST', '/api/ticket-links/keep', { body: { token } })).status).toBe(401);
  });

  test('is one account, be it at the same moment; a second time is the same', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { ticket, token } = await aGivenTicket(buyer);
      const replies = await Promise.all([keep(token, ana), keep(token, bea)]);
      expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
      const winner = replies[0]?.status === 200 ? ana : bea;
      expect((await rowOf(ticket.id))?.keptBy).toBe(winner.id);
      house.time.now = new Date(house.time.now.getTime() + 60_000);
      const before = await rowOf(ticket.id);
      expect((await keep(token, winner)).status).toBe(200);
      expect(await rowOf(ticket.id)).toEqual(before);
      expect(refusalOf(await keep(token, winner === ana ? bea : ana))).toEqual([409, 'conflict']);
    }
  });

  test('is not its buyer, nor anybody with a link that opens none or a ticket that opens no door', async () => {
    const { event, ticket, token } = await aGivenTicket(buyer);
    expect(refusalOf(await keep(token, buyer))).toEqual([403, 'forbidden']);
    expect(refusalOf(await keep('x'.repeat(43), ana))).toEqual([404, 'not_found']);
    house.time.now = new Date('2026-08-23T18:00:00Z');
    expect(refusalOf(await keep(token, ana))).toEqual([409, 'invalid_transition']);
    house.time.now = new Date('2026-08-21T18:00:00Z');
    await call('POST', `/api/events/${event.id}/cancellation`, owner, { version: 1 });
    expect(refusalOf(await keep(token, ana))).toEqual([409, 'invalid_transition']);
    expect((await rowOf(ticket.id))?.keptBy).toBeNull();
  });

  test('is told to its buyer without a name but the one that they wrote, and to whoever has the link', async () => {
    const { ticket, orderId, token } = await aGivenTicket(buyer);
    expect((await open(token, ana)).body).toMatchObject({ isKept: false });
    await keep(token, ana);
    const shown = (await call('GET', `/api/tickets/${ticket.id}`, buyer)).body;
    expect(shown.given).toEqual({ name: 'Ana', at: house.time.now.toISOString(), isKept: true });
    const booked = (await call('GET', `/api/orders/${orderId}`, buyer)).body;
    for (const hidden of [ana.id, 'ana of', 'correo']) expect(JSON.stringify([shown, booked])).not.toContain(hidden);
    expect((await open(token, ana)).body).toMatchObject({ isKept: true, keptId: ticket.id });
    for (const as of [undefined, bea]) {
      const { body } = await open(token, as);
      expect([body.isKept, body.keptId, body.code]).toEqual([true, undefined, ticket.code]);
    }
  });

  test('may let it go: its link opens it as before, and another may keep it', async () => {
    const { ticket, token } = await aGivenTicket(buyer);
    await keep(token, ana);
    expect((await letGo(ticket.id, bea)).body).toEqual([]);
    expect(await list(ana)).toHaveLength(1);
    expect([(await letGo(ticket.id)).body, (await letGo(ticket.id)).status]).toEqual([[], 200]);
    expect((await open(token)).body).toMatchObject({ code: ticket.code, isKept: false });
    expect((await keep(token, bea)).status).toBe(200);
  });

  test('sees what is next first, and what has been after it', async () => {
    const day = (date: string) => ({ date, startsAt: new Date(`${date}T20:30:00Z`) });
    const past = await aGivenTicket(buyer, 1, day('2026-08-22'));
    const next = await aGivenTicket(buyer, 1, day('2026-08-25'));
    const last = await aGivenTicket(buyer, 1, day('2026-08-28'));
    for (const { token } of [last, past, next]) await keep(token, ana);
    house.time.now = new Date('2026-08-24T10:00:00Z');
    expect((await list(ana)).map(({ id }: { id: string }) => id)).toEqual(
      [next, last, past].map(({ ticket }) => ticket.id),
    );
  });
});

describe('taken back', () => {
  test('it leaves the account, whose member is told; they are told of nothing that follows', async () => {
    const { event, ticket, token } = await aGivenTicket(buyer);
    await keep(token, ana);
    await takeBack(buyer, ticket.id);
    expect([await list(ana), (await call('GET', `/api/kept-tickets/${ticket.id}`, ana)).status]).toEqual([[], 404]);
    expect(await told()).toEqual([['ana', `Ya no vale: tu entrada para ${event.title.es}, vie 21 ago`]]);
    expect(refusalOf(await keep(token, ana))).toEqual([404, 'not_found']);
    await call('POST', `/api/events/${event.id}/cancellation`, owner, { version: 1 });
    expect((await told()).map(([to]) => to)).toEqual(['marta']);
  });

  test('while it is being kept: it is in no account, and whoever kept it first is told', async () => {
    // So many letters of this sort reach one mailbox within an hour.
    for (let round = 0; round < 6; round += 1) {
      const { ticket, token } = await aGivenTicket(buyer, 1);
      const acts = [() => keep(token, ana), () => takeBack(buyer, ticket.id)];
      const replies = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const [kept, taken] = round % 2 === 0 ? replies : replies.toReversed();
      expect(taken?.status).toBe(200);
      expect(await told()).toHaveLength(kept?.status === 200 ? 1 : 0);
      if (kept?.status !== 200) expect(refusalOf(kept ?? { status: 0, body: {} })).toEqual([404, 'not_found']);
      expect(await rowOf(ticket.id)).toMatchObject({ keptBy: null, keptAt: null, keyHash: null });
      expect(await list(ana)).toEqual([]);
    }
  });
});

describe('personal data', () => {
  test('who takes theirs along takes what they keep, without its buyer; the buyer takes that it is kept, and not by whom', async () => {
    const { event, token } = await aGivenTicket(buyer);
    await keep(token, ana);
    const exported = async (as: Member) => (await call('GET', '/api/account/export', as)).body;
    expect((await exported(ana)).keptTickets).toEqual([
      {
        title: event.title.en,
        startsAt: event.startsAt?.toISOString(),
        name: 'Ana',
        keptAt: house.time.now.toISOString(),
        usedAt: null,
      },
    ]);
    expect(JSON.stringify(await exported(ana))).not.toMatch(/marta/i);
    const { orders: bought, keptTickets } = await exported(buyer);
    expect([bought[0].tickets[0], keptTickets]).toEqual([
      expect.objectContaining({ givenTo: 'Ana', isKept: true }),
      [],
    ]);
    expect(JSON.stringify(bought)).not.toContain(ana.id);
  });
});
