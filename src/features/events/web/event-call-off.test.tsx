import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { CallOff, CallOffRow, type CallOffCall } from './event-call-off.tsx';
import { anEventRecord } from '../testing.ts';

const now = new Date('2026-08-21T18:00:00Z');

const ahead = anEventRecord({
  id: 'evt000000001',
  version: 4,
  title: { en: 'Brass at Dawn' },
  date: '2026-08-21',
  time: '23:30',
  placesTaken: 20,
});

function draw(record = ahead, language: Language = 'en', orders = 12) {
  const asked: unknown[] = [];
  const call: CallOffCall = {
    mutationFn: async (input) => {
      asked.push(input);
      return { orders, refunded: '300.00' };
    },
  };
  const onDone = vi.fn();
  renderPage(<CallOff record={record} call={call} onDone={onDone} />, { now, language });
  return { asked, onDone };
}
const off = () => screen.getByRole('button', { name: 'Call it off' });

describe('calling an event off', () => {
  it('is asked about first, with how many places it is about', () => {
    const { asked } = draw();
    fireEvent.click(off());
    const question = screen.getByRole('alertdialog', { name: /^Call off “Brass at Dawn.· Fri 21 Aug”\?$/ });
    expect(question.textContent).toContain('20 places are held or sold.');
    fireEvent.click(screen.getByRole('button', { name: 'Keep it on' }));
    expect(asked).toEqual([]);
  });

  it.each([
    ['to come', ahead, 1],
    ['that has begun', anEventRecord({ ...ahead, time: '19:00' }), 0],
    ['that is a draft', anEventRecord({ ...ahead, status: 'draft' }), 0],
  ] as const)('stands beside the row of one %s', (_what, record, count) => {
    const call: CallOffCall = { mutationFn: async () => ({ orders: 0, refunded: '0' }) };
    renderPage(<CallOffRow record={record} call={call} />, { now });
    expect(screen.queryAllByRole('button', { name: 'Call it off' })).toHaveLength(count);
  });

  it('sends the version that was seen, and says what goes back', async () => {
    const { asked, onDone } = draw();
    fireEvent.click(off());
    const buttons = screen.getAllByRole('button', { name: 'Call it off' });
    fireEvent.click(buttons.at(-1) ?? off());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(asked).toEqual([{ params: { id: 'evt000000001' }, body: { version: 4 } }]);
    expect(currentToast()?.description).toBe('12 bookings ended, €300 goes back.');
  });

  it.each([
    ['en', 'One booking ended, €300 goes back.'],
    ['es', 'Termina una reserva, se devuelven 300 €.'],
  ] as const)('says of a single booking that it ended, in %s', async (language, said) => {
    const { onDone } = draw(ahead, language, 1);
    const name = language === 'en' ? 'Call it off' : 'Cancelar el evento';
    fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? off());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(currentToast()?.description).toBe(said);
  });

  it.each([
    ['once it has begun', { ...ahead, time: '19:00' }],
    ['while it has no date', { ...ahead, date: null, time: null }],
    ['while nobody sees it', { ...ahead, status: 'draft' as const }],
  ])('is not offered %s', (_, record) => {
    draw(record);
    expect(screen.queryByRole('button', { name: 'Call it off' })).toBeNull();
  });

  it('leaves a note behind, in the reader’s language', () => {
    draw({ ...ahead, status: 'withdrawn', cancelledAt: '2026-08-20T10:00:00Z' }, 'es');
    expect(screen.getByText(/^Cancelado el 20 ago 2026, 12:00\./)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
