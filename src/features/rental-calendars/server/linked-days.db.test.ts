/** What calendars of other sites take can’t be booked, and what was booked before they came stays. */
import { describe, expect, test } from 'vitest';
import { mails } from '#features/mail/server/table.ts';
import { rentalSlots } from '#features/rentals/server/table.ts';
import { lookAfterCalendars } from './clock.ts';
import { aHouseBesideASite, entry, fileOf } from './testing-linked.ts';

const { house, said, its } = aHouseBesideASite();

const book = async (from: string, units = 1) => {
  const id = await its.holds(from, units);
  await its.pays(id);
  return id;
};
const cancel = (id: string) =>
  house.call('POST', `/api/workspace/bookings/${id}/cancellation`, {
    as: its.owner,
    body: { refund: '180.00', reason: 'The pipes broke.' },
  });

describe('what another calendar says', () => {
  test('is taken: nothing shows it as free, and nobody can book it', async () => {
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
    expect(await its.freeOn('2026-09-02')).toEqual([true]);
    await its.add();
    expect(await its.freeOn('2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04')).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await expect(book('2026-09-01', 2)).rejects.toMatchObject({ code: 'dates_unavailable' });
    expect(await book('2026-09-01')).toBeTypeOf('string');
    expect(await book('2026-09-04')).toBeTypeOf('string');
    const block = { from: '2026-09-03', to: '2026-09-03', quantity: 1, note: null };
    const blocked = await house.call('POST', `/api/rentals/${its.flat.id}/blocks`, { as: its.owner, body: block });
    expect(blocked.body.code).toBe('dates_unavailable');
    const found = await house.call('GET', '/api/search/advanced?type=rentals&date=2026-09-02&date_to=2026-09-03');
    expect(JSON.stringify(found.body)).not.toContain(its.flat.id);
    expect((await its.state()).calendars).toEqual([
      expect.objectContaining({
        name: 'Airbnb',
        isWaiting: false,
        fault: null,
        days: 2,
        workedAt: '2026-08-21T18:00:00.000Z',
      }),
    ]);
    const month = await house.call('GET', '/api/workspace/calendar?month=2026-09', { as: its.owner });
    expect(month.body).toContainEqual(
      expect.objectContaining({
        kind: 'calendar',
        itemId: its.flat.id,
        from: '2026-09-02',
        to: '2026-09-03',
        buyer: 'Airbnb',
      }),
    );
  });

  test('is replaced whole each time, and only what differs is written', async () => {
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04'), entry('2026-09-10', '2026-09-12')));
    await its.add();
    const ids = async () => (await house.db.select({ id: rentalSlots.id }).from(rentalSlots)).map(({ id }) => id);
    const before = await ids();
    await its.anHour();
    expect(await ids()).toEqual(before);
    said.set('/a.ics', fileOf(entry('2026-09-10', '2026-09-13')));
    await its.anHour();
    expect(await its.freeOn('2026-09-02', '2026-09-10', '2026-09-12', '2026-09-13')).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('stays where two say the same, until neither does', async () => {
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
    said.set('/b.ics', fileOf(entry('2026-09-03', '2026-09-05')));
    const first = await its.add('/a.ics');
    await its.add('/b.ics', 'Booking');
    await house.call('DELETE', `${its.path}/${first}`, { as: its.owner });
    expect(await its.freeOn('2026-09-02', '2026-09-03', '2026-09-04')).toEqual([true, false, false]);
    said.set('/b.ics', fileOf());
    await its.anHour();
    expect(await its.freeOn('2026-09-03')).toEqual([true]);
  });

  test('is never told to other sites', async () => {
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
    await its.add();
    const path = await its.ownPath();
    expect((await house.call('GET', path)).body).not.toContain('VEVENT');
  });
});

describe('a booking whose days another calendar claims', () => {
  test('stays, and its owner is told once; when it goes the days stay taken', async () => {
    const order = await book('2026-09-02', 2);
    said.set('/a.ics', fileOf(entry('2026-09-03', '2026-09-06')));
    await its.add();
    expect((await its.state()).clashes).toEqual([
      { orderId: order, calendar: 'Airbnb', from: '2026-09-02', until: '2026-09-04' },
    ]);
    expect(await its.heard('calendarClash')).toEqual([
      expect.objectContaining({ values: expect.objectContaining({ calendar: 'Airbnb', orderId: order }) }),
    ]);
    await its.anHour();
    expect(await its.heard('calendarClash')).toHaveLength(1);
    expect((await cancel(order)).status).toBe(200);
    expect(await its.freeOn('2026-09-02', '2026-09-03', '2026-09-05')).toEqual([true, false, false]);
    expect((await its.state()).clashes).toEqual([]);
  });

  test('is told when a hold that was there is paid for', async () => {
    const order = await its.holds('2026-09-02', 2);
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
    await its.add();
    expect(await its.heard('calendarClash')).toEqual([]);
    await its.pays(order);
    await lookAfterCalendars(house.db, house.time.now);
    expect(await its.heard('calendarClash')).toHaveLength(1);
  });

  test('is no clash when it comes back: by its own name, or by another once it was read', async () => {
    const order = await book('2026-09-02', 2);
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04', `${order}@aftersun`)));
    await its.add();
    expect(await its.heard('calendarClash')).toEqual([]);
    const path = await its.ownPath();
    await house.call('GET', path);
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
    await its.anHour();
    expect([await its.heard('calendarClash'), (await its.state()).clashes]).toEqual([[], []]);
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-05')));
    await its.anHour();
    expect(await its.heard('calendarClash')).toHaveLength(1);
  });

  test('whose copy it seems to be keeps its days from others once the booking is cancelled, until it says no more', async () => {
    const order = await book('2026-09-02', 2);
    await house.call('GET', await its.ownPath());
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
    await its.add();
    expect((await its.state()).calendars).toEqual([expect.objectContaining({ days: 0, copies: 2 })]);
    const kindsOf = async () => {
      const { body } = await house.call('GET', '/api/workspace/calendar?month=2026-09', { as: its.owner });
      return body.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kindsOf()).toEqual(['rental']);
    expect((await cancel(order)).status).toBe(200);
    expect([await its.freeOn('2026-09-02'), await kindsOf()]).toEqual([[false], ['calendar']]);
    await expect(book('2026-09-02', 2)).rejects.toMatchObject({ code: 'dates_unavailable' });
    await its.anHour();
    expect((await its.state()).calendars).toEqual([expect.objectContaining({ days: 2, copies: 0 })]);
    said.set('/a.ics', fileOf());
    await its.anHour();
    expect(await its.freeOn('2026-09-02')).toEqual([true]);
  });

  test('is told when it is paid, where it was held before the calendar was read', async () => {
    const order = await its.holds('2026-09-02', 2);
    said.set('/a.ics', fileOf(entry('2026-09-03', '2026-09-06')));
    await its.add();
    expect((await its.state()).clashes).toEqual([]);
    await its.pays(order);
    await lookAfterCalendars(house.db, house.time.now);
    expect([await its.heard('calendarClash'), (await its.state()).clashes]).toEqual([
      [expect.anything()],
      [expect.objectContaining({ orderId: order })],
    ]);
  });

  test('is one where the other site says that it was booked there, though the days are the same', async () => {
    await book('2026-09-02', 2);
    await house.call('GET', await its.ownPath());
    const sold = entry('2026-09-02', '2026-09-04').replace('END:', 'SUMMARY:Reserved\r\nEND:');
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04', 'copy@elsewhere'), sold));
    await its.add();
    expect([await its.heard('calendarClash'), (await its.state()).clashes]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
  });
});

test('blocked days that are let again in part are told to other sites so, and are free once their copies are', async () => {
  const blocks = `/api/rentals/${its.flat.id}/blocks`;
  const kept = { from: '2026-09-02', to: '2026-09-08', quantity: 1, note: null };
  const { id } = (await house.call('POST', blocks, { as: its.owner, body: kept })).body;
  const path = await its.ownPath();
  const daysTold = async () =>
    [...String((await house.call('GET', path)).body).matchAll(/DT(?:START|END);VALUE=DATE:(\d+)/g)].map(
      (one) => one[1],
    );
  expect(await daysTold()).toEqual(['20260902', '20260909']);
  said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-09')));
  await its.add();
  its.later(1);
  const days = { from: '2026-09-04', to: '2026-09-05' };
  const { body } = await house.call('POST', `${blocks}/${id}/freed-days`, { as: its.owner, body: days });
  expect(body.left).toHaveLength(2);
  // Their copy takes them until they have read again, as it does where a whole period is let again (decision 0168).
  expect(await its.freeOn('2026-09-04', '2026-09-05')).toEqual([false, false]);
  expect(await daysTold()).toEqual(['20260902', '20260904', '20260906', '20260909']);
  said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04'), entry('2026-09-06', '2026-09-09')));
  await its.anHour();
  expect(await its.freeOn('2026-09-03', '2026-09-04', '2026-09-05', '2026-09-06')).toEqual([false, true, true, false]);
  expect((await its.state()).calendars).toEqual([expect.objectContaining({ days: 0, copies: 5 })]);
});

test('a booking and a calendar that come at once are never both without a word', async () => {
  for (const day of ['05', '08', '11', '14', '17']) {
    said.set('/a.ics', fileOf());
    const id = await its.add(`/a.ics?${day}`, day).catch(() => '');
    said.set(`/a.ics?${day}`, fileOf(entry(`2026-10-${day}`, `2026-10-${String(Number(day) + 2).padStart(2, '0')}`)));
    its.later(2);
    await house.call('POST', `${its.path}/${id}/fetches`, { as: its.owner });
    const [booked] = await Promise.allSettled([book(`2026-10-${day}`, 2), house.runTasks()]);
    // What was held before and paid after the calendar was read is told the next time that calendars are looked after.
    await lookAfterCalendars(house.db, house.time.now);
    const clashes = (await its.state()).clashes.length;
    expect([clashes, (await its.heard('calendarClash')).length]).toEqual(
      booked.status === 'fulfilled' ? [1, 1] : [0, 0],
    );
    expect(await its.freeOn(`2026-10-${day}`)).toEqual([false]);
    await house.db.delete(mails);
    await house.call('DELETE', `${its.path}/${id}`, { as: its.owner });
  }
});
