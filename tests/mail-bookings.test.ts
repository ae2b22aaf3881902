/** What the letters about a booking carry, as somebody else's parsers read it off the wire (issue 16; decision 0018). */
import { decodeQR } from 'qr/decode.js';
import ICAL from 'ical.js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestHouse, origin } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { confirmOrder, eventWish, hold, stayWish } from '#features/orders/server/doors/buying.ts';
import type { Wish } from '#features/orders/server/doors/buying.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { createMailer } from '#kit/server/mailer.ts';
import type { Mailer } from '#kit/server/mailer.ts';
import type { CaughtFile, CaughtMail } from './mail-parts.ts';
import { startMailServer } from './mail-process.ts';
import type { MailServer } from './mail-process.ts';
import { openPicture } from './open-picture.ts';

vi.setConfig({ testTimeout: 60_000 });

const replyTo = 'Aftersun desk <desk@aftersun.example>';
let server: MailServer;
let mailer: Mailer;
let house: TestHouse;
let ana: Member;
beforeAll(async () => {
  server = await startMailServer();
  mailer = createMailer({ url: server.url, from: 'Aftersun <hello@aftersun.example>', replyTo });
  house = await openTestHouse({ mailer });
});
afterAll(async () => {
  await Promise.all([house.api.outbox.stop(), mailer.close()]);
  await house.close();
  await server.kill();
});
beforeEach(async () => {
  await server.forget();
  ana = await house.signedInAs();
  const asked = { email: 'ana@correo.example', language: 'es', fullName: 'Ana Pla' } as const;
  await house.db.update(users).set(asked).where(eq(users.id, ana.id));
});

const buy = async (wish: Wish): Promise<string> => {
  const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  return order.id;
};
const arrived = async (): Promise<CaughtMail[]> => {
  await house.runTasks();
  return server.mails();
};
const filesOf = (mail: CaughtMail | undefined, type: string) =>
  (mail?.files ?? []).filter((file) => file.type === type);

async function readQr({ content }: CaughtFile): Promise<string> {
  const { data, info } = await openPicture(Buffer.from(content, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** The one entry of the one file for calendars. */
function entryIn(mail: CaughtMail | undefined) {
  const [file, ...more] = filesOf(mail, 'text/calendar');
  expect(more).toEqual([]);
  return { name: file?.name, ...entryOf(Buffer.from(file?.content ?? '', 'base64').toString()) };
}

/** The one entry of a file. */
function entryOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const event = calendar.getFirstSubcomponent('vevent');
  const of = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: of('uid'),
    sequence: Number(of('sequence')),
    status: of('status'),
    start: of('dtstart'),
    end: of('dtend'),
    title: of('summary'),
    place: of('location'),
    organizer: of('organizer'),
  };
}

test('each ticket comes as a picture that a camera reads, with its number, its code in words and the way to its page', async () => {
  const title = { en: 'Foam', es: 'Espuma' };
  const event = await anEvent(house.db, { title, date: '2026-08-28', time: '22:00', duration: { en: '3 hours' } });
  const id = await buy(eventWish({ userId: ana.id, eventId: event.id, quantity: 5 }));
  const { tickets } = (await house.call('GET', `/api/orders/${id}`, { as: ana })).body as {
    tickets: { id: string; code: string }[];
  };
  const [mail, ...more] = await arrived();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Tus entradas: Espuma, vie 28 ago');
  expect(mail?.replyTo).toEqual(['desk@aftersun.example']);

  const pictures = filesOf(mail, 'image/png');
  expect(pictures.map(({ disposition }) => disposition)).toEqual(Array.from({ length: 5 }, () => 'inline'));
  const read = Object.fromEntries(
    await Promise.all(pictures.map(async (picture) => [picture.cid, await readQr(picture)] as const)),
  );
  expect(tickets).toHaveLength(5);
  for (const [place, { id: ticketId, code }] of tickets.entries()) {
    const page = `${origin}/ticket/${ticketId}?lang=es`;
    const cid = /<img src="cid:([^"]+)"[^>]* alt="Código QR: (\w+)"/g;
    const shown = [...(mail?.html ?? '').matchAll(cid)].find((match) => match[2] === code);
    expect(read[shown?.[1] ?? ''], code).toBe(code);
    expect(mail?.html).toContain(`href="${page}"`);
    // As the dashboard and the page of each count them.
    expect(mail?.text).toContain(`  Entrada ${place + 1}: ${code}\n  ${page}`);
  }
  expect(entryIn(mail)).toMatchObject({
    name: `aftersun-${id}.ics`,
    method: 'PUBLISH',
    status: 'CONFIRMED',
    start: '2026-08-28T20:00:00Z',
    end: '2026-08-28T23:00:00Z',
    title: 'Espuma',
    organizer: 'mailto:help@aftersun.example',
  });
});

test('a stay that is cancelled leaves the calendar it stood in: the same entry, a higher number', async () => {
  const rental = await aRental(house.db, { title: { en: 'Loft', es: 'Ático, «El Faro»; 3º' } });
  const id = await buy(stayWish({ userId: ana.id, rentalId: rental.id, from: '2026-09-10', units: 3, quantity: 1 }));
  const [booked] = await arrived();
  const first = entryIn(booked);
  const order = (await house.call('GET', `/api/orders/${id}`, { as: ana })).body as { tickets: { id: string }[] };
  const calendarOf = (as: Member) => house.call('GET', `/api/tickets/${order.tickets[0]?.id}/calendar?lang=es`, { as });
  const { body } = await calendarOf(ana);
  const { method: _sent, organizer: _house, ...told } = first;
  expect({ name: body.name, ...entryOf(body.text) }).toMatchObject(told);
  expect((await calendarOf(await house.signedInAs())).status).toBe(404);
  // In the very second in which it was booked.
  await house.call('POST', `/api/orders/${id}/cancellation`, { as: ana, body: { refund: '270.00' } });
  const last = entryIn((await arrived()).at(-1));
  expect((await calendarOf(ana)).status).toBe(404);
  expect(first).toMatchObject({
    method: 'PUBLISH',
    start: '2026-09-10T14:00:00Z',
    end: '2026-09-13T09:00:00Z',
    title: 'Ático, «El Faro»; 3º',
    place: 'Levante, Avenida de Alcoy 4, Benidorm',
  });
  expect(last).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: first.uid, start: first.start });
  expect(last.sequence).toBeGreaterThan(first.sequence);
  expect(filesOf((await server.mails()).at(-1), 'image/png')).toEqual([]);
});

test('a letter to an owner can be ended by one press, one to a buyer needs no such thing', async () => {
  const owner = await house.signedInAs('business');
  const marea = { email: 'marea@correo.example', language: 'en' } as const;
  await house.db.update(users).set(marea).where(eq(users.id, owner.id));
  const event = await anEvent(house.db, { ownerId: owner.id, date: '2026-08-28' });
  await buy(eventWish({ userId: ana.id, eventId: event.id, quantity: 1 }));
  const mails = await arrived();
  const to = (address: string) => mails.find((mail) => mail.to.includes(address))?.headers ?? {};
  expect(to(marea.email)).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
  const [, url = ''] = /^<(http[^>]+)>$/.exec(to(marea.email)['list-unsubscribe'] ?? '') ?? [];
  expect(url).toContain(`/api/letter-choices/off/${owner.id}/bookings/`);
  expect(to('ana@correo.example')).not.toHaveProperty('list-unsubscribe');
});
