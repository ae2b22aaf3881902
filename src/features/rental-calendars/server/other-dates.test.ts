/** A booking with other dates, and the calendars of other sites that had copied or claimed its days (decisions 0162 and 0181). */
import { expect, test } from 'vitest';
import { aHouseBesideASite, entry, fileOf } from './testing-linked.ts';

const { house, said, its } = aHouseBesideASite();

const book = async (from: string, units: number) => {
  const id = await its.holds(from, units);
  await its.pays(id);
  return id;
};
/** Asks for other dates and has them, an hour after they were booked. */
async function move(order: string, from: string, units: number) {
  its.later(60);
  const of = `/api/orders/${order}`;
  const look = await house.call('GET', `${of}/other-dates?from=${from}&units=${units}&quantity=1`, { as: its.guest });
  const { wanted, amount, back, refundSteps } = look.body;
  const shown = { startsAt: wanted.startsAt, endsAt: wanted.endsAt, amount, back, refundSteps };
  const body = { from, units, quantity: 1, shown };
  const asked = await house.call('POST', `${of}/date-changes`, { as: its.guest, body });
  const answer = { accepts: true, back };
  const answered = await house.call('POST', `/api/date-changes/${asked.body.id}/answer`, {
    as: its.owner,
    body: answer,
  });
  expect(answered.body.status).toBe('accepted');
}
const copies = async () => (await its.state()).calendars.map((one: { copies: number }) => one.copies);

test('copies of its own days are in nobody’s way, and no clash while other sites still show them', async () => {
  const order = await book('2026-09-02', 2);
  const path = await its.ownPath();
  await house.call('GET', path);
  said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
  await its.add();
  expect(await copies()).toEqual([2]);
  await move(order, '2026-09-03', 2);
  expect(await its.freeOn('2026-09-02', '2026-09-03', '2026-09-04', '2026-09-05')).toEqual([true, false, false, true]);
  // That site has not read of it yet.
  await its.anHour();
  expect([await its.heard('calendarClash'), await copies()]).toEqual([[], [2]]);
  expect(await its.freeOn('2026-09-02')).toEqual([false]);
  await house.call('GET', path);
  said.set('/a.ics', fileOf(entry('2026-09-03', '2026-09-05')));
  await its.anHour();
  expect([await its.heard('calendarClash'), await copies()]).toEqual([[], [2]]);
  expect(await its.freeOn('2026-09-02', '2026-09-05')).toEqual([true, true]);
});

test('days that another site claims are told again once the booking is on others of them', async () => {
  const order = await book('2026-09-02', 2);
  said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-03')));
  await its.add();
  expect(await its.heard('calendarClash')).toHaveLength(1);
  await move(order, '2026-09-06', 2);
  await its.anHour();
  expect(await its.heard('calendarClash')).toHaveLength(1);
  said.set('/a.ics', fileOf(entry('2026-09-06', '2026-09-07')));
  for (const _ of ['once', 'again']) await its.anHour();
  expect(await its.heard('calendarClash')).toHaveLength(2);
});

test('days that another site claims can’t be moved to', async () => {
  const order = await book('2026-09-02', 2);
  said.set('/a.ics', fileOf(entry('2026-09-06', '2026-09-07')));
  await its.add();
  const path = `/api/orders/${order}/other-dates?from=2026-09-05&units=2&quantity=1`;
  expect((await house.call('GET', path, { as: its.guest })).body.code).toBe('dates_unavailable');
});
