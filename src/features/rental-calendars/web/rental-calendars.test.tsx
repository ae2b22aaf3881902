/** What an owner sees of the calendars of a rental. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { LinkedCalendar, RentalCalendars as Data } from '../contract.ts';
import { FailingCalendars } from './failing-calendars.tsx';
import { RentalCalendars } from './rental-calendars.tsx';

const calendar: LinkedCalendar = {
  id: 'cal000000001',
  name: 'Airbnb',
  address: 'https://www.airbnb.example/calendar/ical/1.ics?s=secret',
  isWaiting: false,
  workedAt: '2026-08-21T18:00:00.000Z',
  fault: null,
  failingSince: null,
  days: 3,
  copies: 2,
};
const data: Data = { unfit: null, own: null, calendars: [], clashes: [] };
const draw = (over: Partial<Data>, api = vi.fn(async () => Response.json({ ...data, ...over }))) => {
  renderDesk(<RentalCalendars id="ren000000001" />, { language: 'en', api });
  return api;
};

test('without a link there is one way: to create it', async () => {
  draw({});
  expect(await screen.findByRole('button', { name: 'Create the link' })).toBeTruthy();
  expect(screen.getByText('No calendar is read yet.')).toBeTruthy();
});

test('a rental whose days can’t be told in a calendar says why', async () => {
  draw({ unfit: 'several' });
  expect(await screen.findByText(/There are several alike/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a calendar shows where it is from and how it goes, and never its address', async () => {
  draw({ calendars: [calendar] });
  const line = within(await screen.findByRole('listitem'));
  expect(line.getByText('Airbnb')).toBeTruthy();
  expect(line.getByText('www.airbnb.example')).toBeTruthy();
  expect(line.getByText('3 days to come are taken by it.')).toBeTruthy();
  expect(line.getByText(/^2 more days are the same as what stands here/)).toBeTruthy();
  expect(line.getByText(/^Last read 21 Aug 2026/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('secret');
});

test('one that fails says why, since when, and what stays', async () => {
  draw({ calendars: [{ ...calendar, fault: 'notFound', failingSince: '2026-08-22T18:00:00.000Z' }] });
  expect(await screen.findByText(/has no calendar there/)).toBeTruthy();
  expect(screen.getByText(/Failing since 22 Aug 2026.*stays taken/)).toBeTruthy();
});

test('the focus goes into the name that is changed, and back', async () => {
  draw({ calendars: [calendar] });
  fireEvent.click(await screen.findByRole('button', { name: 'Rename Airbnb' }));
  expect(document.activeElement).toBe(screen.getByDisplayValue('Airbnb'));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename Airbnb' }));
});

test('a booking that another calendar claims leads to that booking', async () => {
  const clash = { orderId: 'ord000000001', calendar: 'Airbnb', from: '2026-09-02', until: '2026-09-04' };
  draw({ calendars: [calendar], clashes: [clash] });
  const link = within(await screen.findByRole('alert')).getByRole('link');
  expect(link.getAttribute('href')).toContain('open=ord000000001');
});

test('what is no https address is marked and not sent', async () => {
  const api = draw({});
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Airbnb' } });
  fireEvent.change(screen.getByLabelText(/^Link of its calendar/), { target: { value: 'http://a.example/x.ics' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add calendar' }));
  expect(await screen.findByText(/^Give a link that begins with https/)).toBeTruthy();
  expect(api).toHaveBeenCalledTimes(1);
});

test('the desk sees which calendars fail, why, and the way to their rentals', async () => {
  const fails = { id: 'cal000000001', rentalId: 'ren000000001', title: 'Loft', name: 'Vrbo', fault: 'refused' };
  const failing = [{ ...fails, failingSince: '2026-08-20T18:00:00.000Z' }];
  renderDesk(<FailingCalendars />, { language: 'es', api: async () => Response.json(failing) });
  const line = within(await screen.findByRole('listitem'));
  expect(line.getByRole('link', { name: /Loft/ }).getAttribute('href')).toContain('open=ren000000001');
  expect(line.getByText(/Vrbo.*Falla desde: 20 ago 2026.*no nos deja entrar/)).toBeTruthy();
});
