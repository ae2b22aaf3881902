import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { endpoints as orders } from '#features/orders/contract.ts';
import { client } from '#kit/web/api.ts';
import { Problem } from '#kit/shared/problem.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { DeskSide } from '#kit/web/desk/side.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { EventRecord } from '../contract.ts';
import { EventForm } from './event-form.tsx';
import { anEventRecord } from '../testing.ts';

const undated = { date: null, time: null, price: '0' } as const;
const record = anEventRecord({ ...undated, id: 'evt000000001', version: 4, placesTaken: 20 });

const callOff = client<typeof orders>().mutation('POST /api/events/{id}/cancellation');
const draw = (shown?: EventRecord, reload: () => Promise<EventRecord | undefined> = async () => shown) => {
  const onClose = vi.fn();
  renderPage(<EventForm record={shown} reload={reload} onClose={onClose} callOff={callOff} />);
  return onClose;
};
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a new event', () => {
  it('begins as the specification says', () => {
    draw();
    const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect([value(/^Category/), value(/^Currency/), value(/^Price/)]).toEqual(['party', 'EUR', '0.00']);
    expect(screen.getByLabelText(/^Price/).getAttribute('step')).toBe('0.01');
  });

  it('needs all that section 5 requires, and is not sent without it', () => {
    const sent = serveForm(() => Response.json({}, { status: 201 }));
    draw();
    save();
    for (const label of [/^Venue/, /^Address/, /^Date/, /^Starts at/, /^Organizer/, /^Image link/, /^Title \(Eng/])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please choose a photo above, or give a link to one')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says to its owner where its other nights, ticket types and codes will be', () => {
    const form = <EventForm record={undefined} reload={async () => undefined} onClose={vi.fn()} callOff={callOff} />;
    renderPage(<DeskSide value="owner">{form}</DeskSide>, { language: 'es' });
    expect(screen.getByText(/en «Más».* sus otras noches, los tipos de entrada y los códigos/)).toBeTruthy();
  });

  it('shows its ticket while it is written', () => {
    draw();
    type(/^Title \(English/, 'Brass at Dawn');
    type(/^Price/, '12.50');
    const ticket = screen.getByLabelText('Preview of the card');
    expect(within(ticket).getByText('Brass at Dawn')).toBeTruthy();
    expect(within(ticket).getByText('€12.50')).toBeTruthy();
  });
});

describe('an event that exists', () => {
  it('may stay undated, and is sent with the version that was seen', async () => {
    const sent = serveForm(() => Response.json({ waits: [] }));
    const onClose = draw(record);
    type(/^Organizer/, 'Pleamar');
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[0]?.line).toBe('PUT /api/events/evt000000001?lang=en');
    expect(sent[0]?.body).toMatchObject({ version: 4, organizer: 'Pleamar', date: null, time: null, price: '0.00' });
    expect(currentToast()?.title).toBe('Event updated successfully');
  });

  it('may stay without a price, shows that on its ticket, and takes one', async () => {
    const sent = serveForm(() => Response.json({ waits: [] }));
    const onClose = draw({ ...record, price: null });
    const price = screen.getByLabelText<HTMLInputElement>(/^Price/);
    expect(price.value).toBe('');
    const ticket = within(screen.getByLabelText('Preview of the card'));
    expect(ticket.getByText('Price to be announced')).toBeTruthy();
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent[0]?.body).toMatchObject({ version: 4, price: null });
    type(/^Price/, '8');
    expect(ticket.getByText('€8')).toBeTruthy();
    save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ price: '8' });
  });

  it('can’t lose a price that it has', () => {
    const sent = serveForm(() => Response.json({ waits: [] }));
    draw(record);
    type(/^Price/, '');
    save();
    expect(screen.getByLabelText(/^Price/).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('says beside the field what the server did not take', async () => {
    serveForm(() => refusal('validation', { fields: ['capacity'] }));
    draw(record);
    type(/^Total tickets/, '5');
    save();
    expect(await screen.findByText('More tickets than that are already sold')).toBeTruthy();
    expect(currentToast()?.description).toBe('Failed to update event');
  });

  it('is moved with its tickets sold only after a yes that knows how many they are', async () => {
    const fields = { orders: '12', tickets: '31' };
    const errors = Object.entries(fields).map(([path, message]) => ({ path, message }));
    const answers = [refusal('tickets_sold', { fields: errors }), Response.json({ waits: [] })];
    const sent = serveForm(() => answers.shift() ?? Response.error());
    const onClose = draw(record);
    type(/^Venue/, 'Sala 9');
    save();
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^31 tickets are sold\. All 12 buyers get a letter/)).toBeTruthy();
    expect(currentToast()?.description).not.toBe('Failed to update event');
    expect([sent.length, onClose.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(dialog.getByRole('button', { name: 'Move it and write to them' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[1]?.body).toMatchObject({ version: 4, location: 'Sala 9', moves: true });
    expect(sent[0]?.body).not.toHaveProperty('moves');
  });

  it('says beside the date that a night which is over is none to publish', async () => {
    serveForm(() => refusal('in_the_past', { fields: ['date'] }));
    draw(record);
    type(/^Date/, '2026-08-01');
    save();
    expect(await screen.findByText(/^It needs a night that is still to come/)).toBeTruthy();
  });

  it('keeps what was typed when somebody else was faster, and goes on from theirs', async () => {
    const answers = [refusal('edit_conflict'), Response.json({ waits: [] })];
    const sent = serveForm(() => answers.shift() ?? Response.error());
    draw(record, async () => ({ ...record, version: 5, location: 'Parque de Elche' }));
    type(/^Organizer/, 'Pleamar');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Add my changes to it' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Venue/).value).toBe('Parque de Elche');
    expect(screen.getByLabelText<HTMLInputElement>(/^Organizer/).value).toBe('Pleamar');
    save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ version: 5, organizer: 'Pleamar', location: 'Parque de Elche' });
  });

  it('may be shown as somebody else left it instead', async () => {
    serveForm(() => refusal('edit_conflict'));
    draw(record, async () => ({ ...record, version: 5, organizer: 'Theirs' }));
    type(/^Organizer/, 'Mine');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Show the newer version' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Organizer/).value).toBe('Theirs');
  });
});

describe('a night of a series', () => {
  const drawNight = (refused?: Problem) => {
    const chosen = vi.fn(async (input: { body: object }) => {
      if (refused && chosen.mock.calls.length === 1) throw refused;
      return { waits: [], told: { title: '3 nights changed' }, input };
    });
    const choose = vi.fn(({ onChosen }: { onChosen: (also: object) => void }) => (
      <button type="button" onClick={() => onChosen({ reach: 'all', moves: false })}>
        All of them
      </button>
    ));
    const night = { ...record, seriesId: 'series000001' };
    renderDesk(
      <DeskSide value="owner">
        <EventForm
          record={night}
          reload={async () => night}
          onClose={vi.fn()}
          callOff={callOff}
          others={{ choose, update: { mutationFn: chosen } }}
        />
      </DeskSide>,
      { api: () => Response.json({ waits: [] }) },
    );
    return { chosen, choose };
  };

  it('is asked for which nights a change is, and what is answered goes along with it', async () => {
    const { chosen, choose } = drawNight();
    await screen.findByLabelText(/^Organizer/);
    type(/^Organizer/, 'Pleamar');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'All of them' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
    expect(chosen.mock.calls[0]?.[0].body).toMatchObject({
      organizer: 'Pleamar',
      reach: 'all',
      moves: false,
      version: 4,
    });
    expect(choose.mock.calls[0]?.[0]).toMatchObject({ id: record.id, body: { organizer: 'Pleamar', version: 4 } });
    await waitFor(() => expect(currentToast()?.title).toBe('3 nights changed'));
  });

  it('is moved for as many nights as it was saved for, when tickets were sold meanwhile and the answer is yes', async () => {
    const fields = [
      { path: 'orders', message: '1' },
      { path: 'tickets', message: '2' },
    ];
    const { chosen } = drawNight(new Problem('tickets_sold', 'Tickets are sold.', { fields }));
    await screen.findByLabelText(/^Venue/);
    type(/^Venue/, 'Sala 9');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'All of them' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Move it and write to them' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(2));
    expect(chosen.mock.calls[1]?.[0].body).toMatchObject({ location: 'Sala 9', reach: 'all', moves: true });
  });

  it('is saved at once where nothing but its own date is another', async () => {
    const { chosen, choose } = drawNight();
    await screen.findByLabelText(/^Organizer/);
    type(/^Date/, '2026-09-04');
    save();
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
    expect(choose).not.toHaveBeenCalled();
  });
});
