import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refuses, serveForm } from '#kit/web/form/testing.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { RentalRecord, Season } from '../contract.ts';
import { aRentalRecord } from '../testing.ts';
import { PricedSeasons } from './priced-seasons.tsx';

const august: Season = {
  id: 'sea000000001',
  from: '2026-08-01',
  to: '2026-08-31',
  price: '140.00',
  weekendPrice: '165.00',
  minUnits: 5,
};
const fair: Season = {
  id: 'sea000000002',
  from: '2026-10-12',
  to: '2026-10-12',
  price: '99.50',
  weekendPrice: null,
  minUnits: null,
};
const rental = aRentalRecord({ id: 'rnt000000001', priceUnit: 'night', maxUnits: 14 });

const draw = (record: RentalRecord, language: Language = 'en', seasons: readonly Season[] = []) => {
  const asked = vi.fn(() => Response.json(seasons));
  renderPage(<PricedSeasons record={record} />, { language, api: asked });
  return asked;
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add this season' }));

describe('periods with a price of their own', () => {
  it('are told with their dates, price and shortest stay, and taken away', async () => {
    const sent = serveForm(() => Response.json({ deleted: true }));
    const asked = draw(rental, 'en', [august, fair]);
    const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/^Saturday, 1 August 2026 to Monday, 31 August 2026€140Weekends: €165Minimum nights: 5/);
    expect(lines[1]).toMatch(/^Monday, 12 October 2026€99\.50ChangeRemove/);
    fireEvent.click(screen.getByRole('button', { name: /^Remove: Monday, 12 October/ }));
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
    expect(sent.map(({ line }) => line)).toEqual(['DELETE /api/rentals/rnt000000001/seasons/sea000000002?lang=en']);
  });

  it('are sent with a point for a comma, one date being enough', async () => {
    const sent = serveForm(() => Response.json(fair, { status: 201 }));
    draw(rental);
    type(/^Season from/, '2026-10-12');
    type(/^Season price/, '99,50');
    type(/^Weekends in season/, '120,5');
    fireEvent.keyDown(field(/^Season price/), { key: 'Enter' });
    await waitFor(() => expect(field(/^Season from/).value).toBe(''));
    expect(sent).toEqual([
      {
        line: 'POST /api/rentals/rnt000000001/seasons?lang=en',
        body: { from: '2026-10-12', to: '2026-10-12', price: '99.50', weekendPrice: '120.5', minUnits: null },
      },
    ]);
  });

  it('are not sent without a date and a price, backwards, or longer than is let', () => {
    const sent = serveForm(() => Response.json({}));
    draw(rental);
    add();
    expect(document.activeElement).toBe(field(/^Season from/));
    type(/^Season from/, '2026-08-02');
    type(/^Season until/, '2026-08-01');
    type(/^Season price/, '0');
    type(/^Weekends in season/, 'much');
    type(/^Shortest stay in season/, '15');
    add();
    for (const label of [/^Season until/, /^Season price/, /^Weekends in season/, /^Shortest stay in season/])
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('that share a day with another are refused in words, and what the server refuses is marked', async () => {
    serveForm(() => refusal('conflict'));
    draw(rental, 'es');
    type(/^Temporada desde/, '2026-08-31');
    type(/^Coste en temporada/, '150');
    fireEvent.click(screen.getByRole('button', { name: 'Añadir temporada' }));
    expect((await screen.findByText(/^Otra temporada tiene uno de estos días/)).closest('[role=alert]')).toBeTruthy();
    serveForm(() => refuses('to'));
    fireEvent.click(screen.getByRole('button', { name: 'Añadir temporada' }));
    await waitFor(() => expect(field(/^Temporada hasta/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('ask for no shortest stay by person, and for no weekend by person and week', () => {
    draw({ ...rental, priceUnit: 'week' });
    expect(screen.queryByLabelText(/^Weekends in season/)).toBeNull();
    cleanup();
    draw({ ...rental, priceUnit: 'person' });
    expect(screen.queryByLabelText(/^Shortest stay in season/)).toBeNull();
    expect(screen.queryByLabelText(/^Weekends in season/)).toBeNull();
  });
});
