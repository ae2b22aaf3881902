import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { datesBetween } from '../availability.ts';
import type { Availability, RentalDetail } from '../contract.ts';
import type { Draft } from '../stay-address.ts';
import type { Stay } from '../stay.ts';
import { aToldRental } from '../testing.ts';
import { StayPicker } from './stay-picker.tsx';
import { StaySum } from './stay-sum.tsx';
import { useStay } from './use-stay.ts';

const now = new Date('2026-08-10T09:00:00Z');
const rental = aToldRental({
  category: 'apartment',
  price: '145.00',
  priceUnit: 'night',
  capacity: 4,
  quantity: 1,
  minUnits: 2,
  maxUnits: 7,
  fromTime: '16:00',
  toTime: '11:00',
});

/** The network's edge: what is free, apart from the dates that are told. */
function serve(of: RentalDetail, taken: readonly string[]) {
  return (request: Request) => {
    const { searchParams } = new URL(request.url);
    const days = datesBetween(searchParams.get('from') ?? '', searchParams.get('to') ?? '').map((date) => ({
      date,
      free: date < '2026-08-10' || date > '2028-02-10' || taken.includes(date) ? 0 : of.quantity,
      hours:
        of.priceUnit === 'hour'
          ? ['10:00', '11:00', '12:00'].map((time) => ({ time, free: taken.includes(time) ? 0 : of.quantity }))
          : [],
    }));
    const { quantity: slots, minUnits, maxUnits, leadHours, fromTime, toTime } = of;
    const unit = of.priceUnit ?? 'night';
    return Response.json({ unit, slots, minUnits, maxUnits, leadHours, fromTime, toTime, days } satisfies Availability);
  };
}

const chosen: (Stay | undefined)[] = [];
type PickerProps = { readonly of: RentalDetail; readonly own?: Stay | undefined; readonly first?: Draft };
function Picker({ of, own, first = { quantity: 1 } }: PickerProps) {
  const [draft, setDraft] = useState(first);
  const choice = useStay(of, draft, own);
  chosen.push(choice.stay);
  return (
    <>
      <StayPicker rental={of} choice={choice} side={2} onDraft={setDraft} />
      {choice.stay && <StaySum rental={of} stay={choice.stay} />}
    </>
  );
}

type Drawn = { taken?: readonly string[]; language?: 'en' | 'es'; own?: Stay; draft?: Draft };
async function draw(
  changes: Partial<RentalDetail> = {},
  { taken = [], language = 'en', own, draft = { quantity: 1 } }: Drawn = {},
) {
  const of = { ...rental, ...changes };
  renderPage(<Picker of={of} own={own} first={draft} />, { language, now, api: serve(of, taken) });
  await waitFor(() => expect(day(25).getAttribute('aria-disabled')).toBeNull());
}
const grid = (place = 0) => within(screen.getAllByRole('grid')[place] as HTMLElement);
const day = (number: number, place = 0) => grid(place).getByText(String(number), { selector: 'button' });
const said = () => screen.getByRole('status').textContent;
const last = () => chosen.at(-1);
const cellOf = (button: HTMLElement) => button.closest('td') as HTMLElement;
const key = (name: string) => fireEvent.keyDown(document.activeElement as HTMLElement, { key: name });

it('draws one month in a window that has no room for two, and turns it as well', async () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
  await draw();
  expect(document.querySelectorAll('[role=grid]').length).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Later month' }));
  expect(screen.getByText('September 2026')).toBeTruthy();
  fireEvent.keyDown(day(30), { key: 'PageDown' });
  await waitFor(() => expect(screen.getByText('October 2026')).toBeTruthy());
  act(() => {
    media.matches = false;
    media.dispatchEvent(new Event('change'));
  });
  expect(document.querySelectorAll('[role=grid]').length).toBe(2);
});

describe('choosing nights', () => {
  it('asks for the arrival, then the departure, and says what is chosen and what it costs', async () => {
    await draw();
    expect(said()).toBe('Choose the day you arrive.');
    expect(screen.getByText(/At least 2 nights, at most 7 nights. Arrive from 16:00, leave by 11:00/)).toBeTruthy();
    fireEvent.click(day(20));
    expect(said()).toMatch(
      /^Arrival Thursday,? 20 August 2026\. Now choose the day you leave\. At least 2 nights: Saturday,? 22 August 2026 or later\.$/,
    );
    fireEvent.click(day(23));
    expect(last()).toEqual({ from: '2026-08-20', units: 3, quantity: 1 });
    expect(said()).toMatch(/^Chosen: Thu,? 20 Aug – Sun,? 23 Aug, 3\u00a0nights\.$/);
    const sum = within(screen.getByLabelText('What it costs'));
    expect(sum.getByText('€145 × 3 nights')).toBeTruthy();
    expect(sum.getAllByText('€435')).toHaveLength(2);
    expect([19, 20, 22, 23, 24].map((number) => cellOf(day(number)).getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'true',
      'true',
      'false',
    ]);
    expect(day(20).getAttribute('aria-label')).toMatch(/20 August 2026, chosen as the first day$/);
    expect(day(23).getAttribute('aria-label')).toMatch(/23 August 2026, chosen as the last day$/);
  });

  it('crosses out what is taken or gone by; others’ arrival may be one’s departure', async () => {
    await draw({}, { taken: ['2026-08-23', '2026-08-24'] });
    expect(day(9).getAttribute('aria-label')).toMatch(/9 August 2026, gone by$/);
    expect(day(23).getAttribute('aria-label')).toMatch(/23 August 2026, taken$/);
    // One night is too short here: nobody can begin the day before.
    expect(day(22).getAttribute('aria-label')).toMatch(/22 August 2026, can’t be chosen$/);
    fireEvent.click(day(23));
    expect(said()).toBe('Choose the day you arrive.');
    fireEvent.click(day(20));
    expect(cellOf(day(23)).getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(day(23));
    expect(last()).toEqual({ from: '2026-08-20', units: 3, quantity: 1 });
  });

  it('paints nothing as chosen that can’t be: too many are wanted', async () => {
    await draw({ quantity: 2 }, { taken: [] });
    fireEvent.click(day(20));
    fireEvent.click(day(22));
    expect(cellOf(day(21)).getAttribute('aria-selected')).toBe('true');
    fireEvent.change(screen.getByLabelText('How many apartments'), { target: { value: '2' } });
    expect(last()).toMatchObject({ quantity: 2 });
    await draw({ quantity: 2 }, { taken: ['2026-08-21'], draft: { from: '2026-08-20', units: 3, quantity: 1 } });
    expect(last()).toBeUndefined();
    expect(said()).toBe('That is not free, or not for so many. Choose again.');
    expect(cellOf(day(20)).getAttribute('aria-selected')).toBe('false');
  });

  it('shows what one holds oneself as free', async () => {
    await draw({}, { taken: ['2026-08-23', '2026-08-24'], own: { from: '2026-08-23', units: 2, quantity: 1 } });
    expect(cellOf(day(23)).getAttribute('aria-disabled')).toBe('false');
  });

  it('works with the keyboard alone, over the end of a month', async () => {
    await draw();
    const first = screen.getAllByRole('button').filter((button) => button.tabIndex === 0 && button.dataset['date']);
    expect(first.map((button) => button.dataset['date'])).toEqual(['2026-08-10']);
    first[0]?.focus();
    key('ArrowRight');
    expect(document.activeElement).toBe(day(11));
    key('ArrowDown');
    expect(document.activeElement).toBe(day(18));
    key('Home');
    expect(document.activeElement).toBe(day(17));
    key('End');
    expect(document.activeElement).toBe(day(23));
    key('ArrowUp');
    key('ArrowLeft');
    expect(document.activeElement).toBe(day(15));
    key('PageDown');
    expect(document.activeElement).toBe(day(15, 1));
    key('PageDown');
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset['date']).toBe('2026-10-15'));
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeTruthy();
    key('PageUp');
    key('PageUp');
    key('PageUp');
    expect((document.activeElement as HTMLElement).dataset['date']).toBe('2026-08-10');
  });

  it('turns back to where it begins: the month is told as it changes, and the button keeps the focus', async () => {
    await draw();
    const name = screen.getByText('August 2026');
    const back = screen.getByRole('button', { name: 'Earlier month' });
    fireEvent.click(screen.getByRole('button', { name: 'Later month' }));
    expect(name.textContent).toBe('September 2026');
    back.focus();
    fireEvent.click(back);
    expect(name.textContent).toBe('August 2026');
    expect(document.activeElement).toBe(back);
    expect(back).toMatchObject({ ariaDisabled: 'true', disabled: false });
  });

  it('opens in the month that was searched, and turns from there', async () => {
    await draw({}, { draft: { quantity: 1, month: '2027-02' } });
    expect(screen.getByRole('grid', { name: 'February 2027' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Later month' }));
    expect(screen.queryByRole('grid', { name: 'February 2027' })).toBeNull();
  });

  it('ends 18 months ahead, and says so', async () => {
    const draft = { from: '2028-02-05', quantity: 1 };
    renderPage(<Picker of={rental} first={draft} />, { now, api: serve(rental, []) });
    await waitFor(() => expect(day(9).getAttribute('aria-disabled')).toBeNull());
    expect(day(12).getAttribute('aria-label')).toMatch(/12 February 2028, too far ahead$/);
    expect(screen.getByRole('button', { name: 'Later month' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Later month' }));
    expect(screen.getByRole('grid', { name: 'February 2028' })).toBeTruthy();
    expect(screen.getByText(/Up to 18 months ahead\./)).toBeTruthy();
    // The last night is that of the 10th: who takes it leaves on the day after.
    fireEvent.click(day(11));
    expect(last()).toMatchObject({ from: '2028-02-05', units: 6 });
  });

  it('speaks Spanish', async () => {
    await draw({}, { language: 'es' });
    expect(screen.getByRole('grid', { name: 'agosto de 2026' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader', { name: /^(M|martes)$/ }).length).toBeGreaterThan(0);
    expect(said()).toBe('Elige el día que llegas.');
    fireEvent.click(day(20));
    fireEvent.click(day(22));
    expect(said()).toMatch(/^Has elegido: jue,? 20 ago – sáb,? 22 ago, 2\u00a0noches\.$/);
    expect(day(20).getAttribute('aria-label')).toBe('jueves, 20 de agosto de 2026, elegido como primer día');
    expect(
      screen.getByText(/Mínimo 2 noches, máximo 7 noches\. Llegada desde las 16:00, salida hasta las 11:00/),
    ).toBeTruthy();
  });
});

describe('choosing hours', () => {
  const boat = {
    priceUnit: 'hour',
    price: '95.00',
    minUnits: 1,
    maxUnits: 3,
    fromTime: '10:00',
    toTime: '13:00',
  } as const;
  it('asks for the day, the hour, then how many hours', async () => {
    await draw(boat, { taken: ['12:00'] });
    fireEvent.click(day(20));
    const hours = within(screen.getByRole('group', { name: 'Which hour?' }));
    expect(hours.getByRole<HTMLButtonElement>('button', { name: '12:00, taken' }).disabled).toBe(true);
    fireEvent.click(hours.getByRole('button', { name: '10:00' }));
    fireEvent.click(screen.getByRole('button', { name: 'Longer' }));
    expect(last()).toEqual({ from: '2026-08-20', time: '10:00', units: 2, quantity: 1 });
    expect(said()).toMatch(/20 Aug\u00a0· 10:00–12:00, 2\u00a0hours\.$/);
    expect(screen.getByRole('button', { name: 'Longer' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('€95 × 2 hours')).toBeTruthy();
  });
});

describe('choosing days, people and how many', () => {
  it('takes a first day and a number of days, several alike', async () => {
    await draw({ priceUnit: 'day', price: '12.00', quantity: 10, minUnits: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(day(20));
    fireEvent.click(screen.getByRole('button', { name: 'Longer' }));
    expect(last()).toEqual({ from: '2026-08-20', units: 2, quantity: 2 });
    expect(screen.getByText('€12 × 2 days × 2 apartments')).toBeTruthy();
    expect(screen.getAllByText('€48')).toHaveLength(2);
  });
  it('takes a day and how many come', async () => {
    await draw({ priceUnit: 'person', price: '35.00', capacity: 3, quantity: 3 });
    fireEvent.click(day(20));
    fireEvent.click(screen.getByRole('button', { name: 'One person more' }));
    expect(last()).toEqual({ from: '2026-08-20', units: 1, quantity: 2 });
    expect(screen.getByText('€35 × 2 people')).toBeTruthy();
  });
});

it('says when it could not be read, and asks again', async () => {
  let isAway = true;
  const answer = serve(rental, []);
  renderPage(<Picker of={rental} />, {
    now,
    api: (request) => (isAway ? new Response(null, { status: 503 }) : answer(request)),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('What is free did not load');
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(day(25).getAttribute('aria-disabled')).toBeNull());
});

it('keeps the months it knows when the line drops at the next', async () => {
  const api = (request: Request) =>
    request.url.includes('from=2026-10') ? Response.error() : serve(rental, [])(request);
  renderPage(<Picker of={rental} />, { now, api });
  await waitFor(() => expect(day(25).getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Later month' }));
  expect((await screen.findByRole('alert')).textContent).toContain('What is free did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Earlier month' }));
  fireEvent.click(day(25));
  expect(said()).toMatch(/^Arrival Tuesday/);
});
