import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EventRecord } from '#features/events/contract.ts';
import { anEventRecord } from '#features/events/testing.ts';
import { DeskSide, type Side } from '#kit/web/desk/side.ts';
import { listed } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { WithdrawCalls } from '#market/listings/web/desk/own-change.ts';
import { EventsDesk } from './events-desk.tsx';

const fields = { title: { en: 'CASINO BONUS' }, price: '80.00' };
const pending = {
  id: 'chg000000001',
  version: 2,
  status: 'pending',
  fields,
  note: null,
  askedAt: '2026-08-21T10:00:00.000Z',
} as const;
const shown = {
  title: { en: 'Brass at Dawn' },
  price: '25.00',
  date: '2026-08-22',
  time: '22:00',
  imageUrl: 'https://a.example/1.jpg',
};

/** The events of one side, with one event whose sheet is open; gives what was sent and taken back. */
async function open(side: Side, change: EventRecord['change'], waits: readonly string[] = []) {
  const record = anEventRecord({ ...shown, change });
  const sent: Record<string, unknown>[] = [];
  const withdrawn: unknown[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT') {
      sent.push((await request.json()) as Record<string, unknown>);
      return Response.json({ waits });
    }
    return pathname.endsWith(record.id) ? Response.json(record) : listed([record]);
  };
  vi.stubGlobal('fetch', api);
  const withdraw = { mutationFn: async (input: unknown) => withdrawn.push(input) };
  renderDesk(
    <DeskSide value={side}>
      <WithdrawCalls value={withdraw}>
        <EventsDesk />
      </WithdrawCalls>
    </DeskSide>,
    { api, search: `open=${record.id}` },
  );
  return { sheet: within(await screen.findByRole('dialog')), sent, withdrawn };
}
const note =
  'A change waits for the desk’s review. Until then visitors see what was there before. Saving again changes what waits.';

describe('an owner', () => {
  it('sees what waits, and goes on writing with it', async () => {
    const { sheet, sent } = await open('owner', pending, ['title', 'price']);
    expect(sheet.getByText(note)).toBeTruthy();
    expect([...document.querySelectorAll('.difference ins')].map((piece) => piece.textContent)).toEqual([
      'New: CASINO BONUS',
      'New: €80',
    ]);
    expect(sheet.getByDisplayValue('CASINO BONUS')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ title: { en: 'CASINO BONUS' }, price: '80.00' }]));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Sent for review',
        description: 'Waits for the desk: Title, Price. All else is saved.',
      }),
    );
  });

  it('takes it back', async () => {
    const { sheet, withdrawn } = await open('owner', pending);
    fireEvent.click(sheet.getByRole('button', { name: 'Take the change back' }));
    await waitFor(() => expect(withdrawn).toEqual([{ params: { id: pending.id }, query: { version: '2' } }]));
  });

  it('reads why it was rejected, and writes on with what is public', async () => {
    const { sheet } = await open('owner', { ...pending, status: 'rejected', note: 'Not its name.' });
    expect(sheet.getByText('The desk did not take your change: Not its name.')).toBeTruthy();
    expect(sheet.getByDisplayValue('Brass at Dawn')).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Take the change back' })).toBeNull();
  });
});

it('the desk writes what is public, and hears that a change waits', async () => {
  const { sheet } = await open('desk', pending);
  expect(sheet.getByDisplayValue('Brass at Dawn')).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toBe(
    '/admin?tab=changes&open=chg000000001',
  );
});
