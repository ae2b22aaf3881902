/** Which letter the house writes when, to whom, and in which language (issue 4, Mail). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/auth/server/table.ts';
import { anEvent, setPlacesTaken } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { buyingIn } from './testing-buying.ts';
import { aTestHouse } from './testing.ts';
import type { Member } from './testing.ts';
import { forms } from '../../../tests/hostile-values.ts';

const house = aTestHouse();
const { intend, press } = buyingIn(house);
beforeEach(async () => {
  await house.db.delete(mails);
  await house.db.delete(tasks);
});

const written = () => house.db.select().from(mails);
const spanish = { 'accept-language': 'es' };

/** A member with an e-mail who reads Spanish. */
const aReader = async (email: string | null = 'ana@correo.example'): Promise<Member> => {
  const member = await house.signedInAs();
  await house.db.update(users).set({ email, language: 'es', fullName: 'Ana Pla' }).where(eq(users.id, member.id));
  return member;
};
const join = (as: Member, eventId: string, quantity = 1) =>
  house.call('POST', '/api/orders', { as, body: { eventId, quantity } });
const buy = async (as: Member, eventId: string, amount: number, quantity: number) => {
  const { body } = await intend(as, amount, { type: 'event', itemId: eventId, quantity });
  return body as { clientSecret: string; orderId: string };
};
const pay = (as: Member, clientSecret: string) => press(as, { clientSecret });

describe('a new account', () => {
  const signUp = (email: string | null, phone: string, username: string, accountType = 'traveller') =>
    house.call('POST', '/api/auth/signup', {
      headers: spanish,
      body: { username, fullName: 'Ana Pla', phone, email, password: 'una siesta larga', accountType },
    });

  test('is welcomed in the language of its sign-up, which is remembered', async () => {
    const { body } = await signUp('ana@correo.example', '600 300 100', 'ana');
    expect(await written()).toMatchObject([
      { letter: 'welcome', language: 'es', recipient: 'ana@correo.example', values: { name: 'Ana Pla' } },
    ]);
    const [user] = await house.db.select().from(users).where(eq(users.id, body.user.id));
    expect(user?.language).toBe('es');
  });

  test('is welcomed to their workspace where they offer something', async () => {
    await signUp('bar@correo.example', '600 300 102', 'bar.sol', 'business');
    expect(await written()).toMatchObject([{ letter: 'welcome', values: { name: 'Ana Pla', isBusiness: true } }]);
  });

  test('without an e-mail, or refused, gets none', async () => {
    await signUp(null, '600 300 101', 'blas');
    await signUp('clara@correo.example', '600 300 101', 'clara');
    expect(await written()).toEqual([]);
  });
});

describe('an order', () => {
  test('that is joined for free is written about once, with its codes', async () => {
    const event = await anEvent(house.db, { priceCents: 0, title: { en: 'Free walk', es: 'Paseo libre' } });
    const ana = await aReader();
    const { body } = await join(ana, event.id, 2);
    await join(ana, event.id, 2);
    const [mail, ...more] = await written();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      letter: 'order',
      language: 'es',
      recipient: 'ana@correo.example',
      values: { name: 'Ana Pla', title: 'Paseo libre', quantity: 2, amount: '0' },
    });
    expect(mail?.values).not.toHaveProperty('terms');
    const codesOf = (tickets: readonly { readonly id: string; readonly code: string }[]) =>
      Object.fromEntries(tickets.map(({ id, code }) => [id, code]));
    expect(codesOf(mail?.values['tickets'] as [])).toEqual(codesOf(body.tickets));
  });

  test('that is paid is written about when the payment is known, however often that is told', async () => {
    const event = await anEvent(house.db, { priceCents: 2500, doors: '22:00', minAge: 21 });
    const ana = await aReader();
    const { clientSecret } = await buy(ana, event.id, 50, 2);
    await pay(ana, clientSecret);
    await pay(ana, clientSecret);
    expect(await written()).toEqual([]);
    await house.runTasks();
    await house.runTasks();
    const [mail, ...more] = await written();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      letter: 'order',
      values: { quantity: 2, amount: '50.00', admission: { doors: '22:00', minAge: 21 } },
    });
    // Less than a day before it begins nothing would come back any more, and the letter says so.
    expect(mail?.values).toHaveProperty('terms', []);
  });

  test('whose places were sold again is written about as a refund, once', async () => {
    const event = await anEvent(house.db, { priceCents: 2500, capacity: 1, title: { en: 'Foam', es: 'Espuma' } });
    const ana = await aReader();
    const { clientSecret } = await buy(ana, event.id, 25, 1);
    await pay(ana, clientSecret);
    house.time.now = new Date(house.time.now.getTime() + 16 * 60_000);
    const other = await house.signedInAs();
    await buy(other, event.id, 25, 1);
    await house.runTasks();
    await house.runTasks();
    expect(await written()).toMatchObject([
      { letter: 'refund', language: 'es', values: { name: 'Ana Pla', title: 'Espuma', amount: '25.00' } },
    ]);
  });

  test('of somebody without an e-mail is written about to nobody', async () => {
    const event = await anEvent(house.db, { priceCents: 0 });
    expect((await join(await aReader(null), event.id)).status).toBe(201);
    expect(await written()).toEqual([]);
  });

  test('that was refused is not written about', async () => {
    const event = await anEvent(house.db, { priceCents: 0, capacity: 1 });
    await setPlacesTaken(house.db, event.id, 1);
    expect((await join(await aReader(), event.id)).status).toBe(409);
    expect(await written()).toEqual([]);
  });
});

describe('a rental', () => {
  const rent = async (as: Member) => {
    const rental = await aRental(house.db, { quantity: 3, title: { en: 'Red awning', es: 'Toldo Rojo' } });
    const stay = { from: '2026-09-10', units: 3, quantity: 2 };
    const metadata = { type: 'rental', itemId: rental.id, userId: as.id, ...stay };
    const { body } = await house.call('POST', '/api/create-payment-intent', {
      as,
      body: { amount: 540, currency: 'eur', metadata },
    });
    return body as { clientSecret: string; orderId: string };
  };
  const stay = {
    from: { date: '2026-09-10', time: '16:00' },
    until: { date: '2026-09-13', time: '11:00' },
    unit: 'night',
    units: 3,
    quantity: 2,
    location: 'Levante',
    address: 'Avenida de Alcoy 4',
  };

  test('that is paid is written about with its stay, its sum, its one code and its terms', async () => {
    const ana = await aReader();
    const { clientSecret, orderId } = await rent(ana);
    await pay(ana, clientSecret);
    await house.runTasks();
    const [mail] = await written();
    const terms = [
      { percent: 100, until: '2026-09-05T14:00:00.000Z' },
      { percent: 50, until: '2026-09-09T14:00:00.000Z' },
    ];
    const values = { title: 'Toldo Rojo', price: '90.00', amount: '540.00', stay, isLodging: true, terms };
    expect(mail).toMatchObject({ letter: 'rental', language: 'es', values });
    expect(mail?.values['tickets']).toHaveLength(1);

    await house.db.delete(mails);
    await house.call('POST', `/api/orders/${orderId}/cancellation`, { as: ana, body: { refund: '540.00' } });
    const told = { by: 'buyer', paid: '540.00', back: '540.00', stay };
    expect(await written()).toMatchObject([{ letter: 'cancelled', language: 'es', values: told }]);
  });

  test('that was paid for too late is written about with its stay', async () => {
    const ana = await aReader();
    const { clientSecret, orderId } = await rent(ana);
    await pay(ana, clientSecret);
    await house.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId));
    await house.runTasks();
    expect(await written()).toMatchObject([{ letter: 'refund', values: { amount: '540.00', stay } }]);
  });
});

test('an event that is called off is written about to who paid and who joined, not to who only held', async () => {
  const admin = await house.signedInAs('admin');
  for (const [priceCents, back] of [
    [2500, '50.00'],
    [0, '0'],
  ] as const) {
    await house.db.delete(mails);
    const event = await anEvent(house.db, { priceCents });
    const [ana, bea] = [await aReader(), await aReader('bea@correo.example')];
    if (priceCents === 0) await join(ana, event.id, 2);
    else {
      const { clientSecret } = await buy(ana, event.id, 50, 2);
      await pay(ana, clientSecret);
      await buy(bea, event.id, 25, 1);
    }
    await house.runTasks();
    const body = { version: event.version };
    await house.call('POST', `/api/events/${event.id}/cancellation`, { as: admin, body });
    expect((await written()).filter(({ letter }) => letter !== 'order')).toMatchObject([
      { letter: 'cancelled', recipient: 'ana@correo.example', values: { by: 'organiser', back, quantity: 2 } },
    ]);
  }
});

describe('whoever writes in', () => {
  test.each([
    ['POST /api/contact-messages', {}, 'contact'],
    ['POST /api/issue-reports', {}, 'issue'],
    ['POST /api/business-inquiries', {}, 'business'],
    ['POST /api/advertising-inquiries', {}, 'advertising'],
    ['POST /api/advertising-inquiries', { businessType: 'custom', budget: 'custom', contactName: '' }, 'quote'],
  ])('by %s %o hears that it arrived: %s', async (line, over, kind) => {
    const [method = '', path = ''] = line.split(' ');
    const body = { ...forms[line]?.(), ...over };
    expect((await house.call(method, path, { body, headers: spanish })).status).toBe(201);
    expect(await written()).toMatchObject([
      { letter: 'inquiryReceived', language: 'es', recipient: 'a@b.example', values: { kind } },
    ]);
  });

  test('and fills the trap for machines hears nothing', async () => {
    const body = { ...forms['POST /api/contact-messages']?.(), nickname: 'bot' };
    expect((await house.call('POST', '/api/contact-messages', { body })).status).toBe(422);
    expect(await written()).toEqual([]);
  });
});
