import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { CalendarCard } from './calendar-card.tsx';

const address = 'https://aftersun.example/feeds/bookings.ics?key=secret';
const createdAt = '2026-08-21T18:00:00.000Z';
const calls: string[] = [];
const draw = (before: string | null, language: Language = 'en') => {
  calls.length = 0;
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    calls.push(method);
    return Response.json(method === 'POST' ? { createdAt, address } : { createdAt: null });
  });
  return renderPage(<CalendarCard />, { language, api: () => Response.json({ createdAt: before }) });
};
/** Once it is known whether there is an address. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
};

afterEach(() => vi.unstubAllGlobals());

describe('the card of one’s calendar', () => {
  it.each([
    ['en', 'Create my link', 'Your private link', 'Open in calendar'],
    ['es', 'Crear mi enlace', 'Tu enlace privado', 'Abrir en el calendario'],
  ] as const)('makes an address and shows it (%s)', async (language, make, label, open) => {
    draw(null, language);
    await press(make);
    expect(await screen.findByLabelText(label)).toHaveProperty('value', address);
    expect(screen.getByRole('link', { name: open }).getAttribute('href')).toBe(
      'webcal://aftersun.example/feeds/bookings.ics?key=secret',
    );
  });

  it('says when the one there is was made, and never what it is', async () => {
    draw(createdAt);
    expect(await screen.findByText(/21 Aug 2026/)).toBeDefined();
    expect(screen.queryByLabelText('Your private link')).toBeNull();
  });

  it('asks before it makes another one, because the calendar has to be told', async () => {
    draw(createdAt);
    await press('Create a new link');
    await screen.findByRole('alertdialog', { name: 'Create a new link?' });
    expect(calls).toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Create a new link' }).at(-1) as HTMLElement);
    expect(await screen.findByLabelText('Your private link')).toHaveProperty('value', address);
    expect(calls).toEqual(['POST']);
  });

  it('switches it off', async () => {
    draw(createdAt);
    await press('Turn it off');
    await screen.findByRole('button', { name: 'Create my link' });
    await waitFor(() => expect(calls).toEqual(['DELETE']));
  });
});
