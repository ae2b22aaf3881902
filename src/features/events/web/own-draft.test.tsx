/** How an owner writes a draft: with gaps as long as it is one, and without when the desk is to see it (decision 0056). */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { endpoints as orders } from '#features/orders/contract.ts';
import { client } from '#kit/web/api.ts';
import { DeskSide } from '#kit/web/desk/side.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { faultsOf, draftOf } from '#kit/web/form/form-values.ts';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { KnownOfOwner, type Known } from '#market/listings/web/desk/own-start.ts';
import type { EventRecord } from '../contract.ts';
import { eventNeeds } from '../edit-rules.ts';
import { anEventRecord } from '../testing.ts';
import { EventForm } from './event-form.tsx';
import { eventTable } from './event-table.tsx';

const callOff = client<typeof orders>().mutation('POST /api/events/{id}/cancellation');

function draw(record?: EventRecord, known: Known | null = null) {
  const onClose = vi.fn();
  renderPage(
    <DeskSide value="owner">
      <KnownOfOwner value={known}>
        <EventForm record={record} reload={async () => record} onClose={onClose} callOff={callOff} />
      </KnownOfOwner>
    </DeskSide>,
  );
  return onClose;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('is kept with what is there already', async () => {
  const sent = serveForm(() => Response.json({ id: 'evt000000009' }, { status: 201 }));
  const onClose = draw();
  fireEvent.change(screen.getByLabelText(/^Title \(English/), { target: { value: 'Brass at Dawn' } });
  press('Save draft');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = { status: 'draft', title: { en: 'Brass at Dawn' }, location: '', date: null, imageUrl: null };
  expect(sent).toMatchObject([{ line: 'POST /api/events?lang=en', body }]);
});

it('is not sent to the desk with gaps: each of them is named and marked', () => {
  const sent = serveForm(() => Response.json({}));
  draw(anEventRecord({ status: 'draft', reviewedAt: null, organizer: '', location: '' }));
  press('Send for review');
  const missing = 'Still missing for the review: Organizer, Date, Starts at, Venue or area, A photo';
  expect(screen.getByRole('alert').textContent).toBe(missing);
  for (const label of [/^Organizer/, /^Date/, /^Starts at/, /^Venue/, /^Image link/])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(screen.getByLabelText(/^Organizer/), { target: { value: 'Pleamar' } });
  expect(screen.getByRole('alert').textContent).not.toContain('Organizer');
  expect(sent).toEqual([]);
});

it('is saved first when it is sent to the desk, and goes there in the version that was written', async () => {
  const sent = serveForm(() => Response.json({ waits: [] }));
  const whole = { status: 'draft', reviewedAt: null, imageUrl: 'https://a.example/b.png' } as const;
  const onClose = draw(anEventRecord({ ...whole, id: 'evt000000001', version: 4, date: '2026-09-05', time: '22:30' }));
  press('Send for review');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ line }) => line)).toEqual([
    'PUT /api/events/evt000000001?lang=en',
    'POST /api/events/evt000000001/steps?lang=en',
  ]);
  expect(sent[1]?.body).toEqual({ step: 'ask', version: 5 });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('begins with what the house knows of its owner, and is not dirty for it', () => {
  const place = { location: 'Levante', address: 'Avenida 1', latitude: 38.53, longitude: -0.12 };
  draw(undefined, {
    name: 'Sala Marea',
    phone: '+34600777001',
    email: 'a@b.example',
    place,
    openingHours: [],
    places: [{ id: 'biz000000001', name: 'Sala Marea' }],
  });
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([value(/^Organizer/), value(/^Venue/), value(/^Address/)]).toEqual(['Sala Marea', 'Levante', 'Avenida 1']);
  const choices = within(screen.getByLabelText(/^At your place/)).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['None of mine', 'Sala Marea']);
  expect(value(/^At your place/)).toBe('biz000000001');
  press('Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('lacks in its form what its review asks for', () => {
  const empty = { ...draftOf(eventTable), price: '' };
  const missing = Object.keys(faultsOf(eventTable, empty, empty, true));
  expect(missing.toSorted()).toEqual(eventNeeds.map((need) => (typeof need === 'string' ? need : need[0])).toSorted());
});

describe('what was typed and not saved', () => {
  const owner = aUser({ accountType: 'business', role: 'business' });
  const title = () => screen.getByLabelText<HTMLInputElement>(/^Title \(English/);
  const write = (text: string) => fireEvent.change(title(), { target: { value: text } });
  const kept = () => sessionStorage.getItem('drafts');
  const record = (over: Partial<EventRecord> = {}) => anEventRecord({ status: 'draft', ...over });
  /** Their session ends, and they are back. */
  const backAgain = () => {
    act(() => clearStoredUser());
    cleanup();
    act(() => storeUser(owner));
  };
  beforeEach(() => storeUser(owner));

  it('lies on top of what was saved since, and says so: theirs or both, as its writer chooses', () => {
    draw(record());
    write('Typed');
    backAgain();
    draw(record());
    expect(title().value).toBe('Typed');
    expect(screen.queryByText(/^Somebody else changed this/)).toBeNull();
    backAgain();
    const newer = record({ version: 9, title: { en: 'Theirs' }, location: 'New place' });
    draw(newer);
    expect(screen.getByText(/^Somebody else changed this/)).toBeTruthy();
    expect(title().value).toBe('Typed');
    expect(screen.getByLabelText<HTMLInputElement>(/^Venue/).value).toBe('New place');
    backAgain();
    draw(newer);
    press('Add my changes to it');
    expect([title().value, screen.queryByText(/^Somebody else changed this/)]).toEqual(['Typed', null]);
    backAgain();
    draw(record({ version: 10, title: { en: 'Theirs again' } }));
    press('Show the newer version');
    expect(title().value).toBe('Theirs again');
    expect(kept()).toBeNull();
  });

  it('is of that listing alone: neither of another one, nor of its copy, nor of a new one', () => {
    draw(record());
    write('Typed');
    backAgain();
    for (const other of [record({ id: 'evt000000077' }), undefined]) {
      draw(other);
      expect(title().value).not.toBe('Typed');
      cleanup();
    }
    draw(record());
    expect(title().value).toBe('Typed');
  });

  it('of a new one outlives what the account learns meanwhile, and is gone once it is saved', async () => {
    const known = (name: string): Known => ({ name, phone: '', email: '', place: null, openingHours: [], places: [] });
    draw(undefined, known('Marea'));
    write('Typed');
    backAgain();
    serveForm(() => Response.json({ id: 'evt000000009' }, { status: 201 }));
    const onClose = draw(undefined, known('Marea Nueva'));
    expect(title().value).toBe('Typed');
    expect(screen.getByLabelText<HTMLInputElement>(/^Organi/).value).toBe('Marea Nueva');
    press('Save draft');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    cleanup();
    expect(kept()).toBeNull();
  });
});
