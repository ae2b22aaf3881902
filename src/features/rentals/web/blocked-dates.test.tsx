import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { refuses, serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { Block, RentalRecord } from '../contract.ts';
import { aRentalRecord } from '../testing.ts';
import { BlockedDates } from './blocked-dates.tsx';

const painters: Block = { id: 'blk000000001', from: '2026-09-02', to: '2026-09-04', quantity: 2, note: 'Painters' };
const oneDay: Block = { id: 'blk000000002', from: '2026-10-01', to: '2026-10-01', quantity: 3, note: '' };

const rental = aRentalRecord({ id: 'rnt000000001', priceUnit: 'night', quantity: 1 });

/** What the server has is asked again after each change. */
const draw = (record: RentalRecord, language: Language = 'en', blocks: readonly Block[] = []) => {
  const asked = vi.fn(() => Response.json(blocks));
  renderPage(<BlockedDates record={record} />, { language, api: asked });
  return asked;
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list', () => {
  it('says which dates, how many of several alike, and the note', async () => {
    draw({ ...rental, quantity: 3 }, 'en', [painters, oneDay]);
    const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/^Wednesday, 2 September 2026 to Friday, 4 September 2026.*2 of 3.*Painters/);
    expect(lines[1]).toMatch(/^Thursday, 1 October 2026.*3 of 3/);
  });

  it('says that nothing is blocked, and when it did not come', async () => {
    draw(rental);
    expect(await screen.findByText('No blocked dates.')).toBeTruthy();
    renderPage(<BlockedDates record={rental} />);
    expect(await screen.findByText('The blocked dates did not load')).toBeTruthy();
  });

  it('takes a block away and asks again', async () => {
    const sent = serveForm(() => Response.json({ deleted: true }));
    const asked = draw(rental, 'en', [painters]);
    fireEvent.click(await screen.findByRole('button', { name: /^Remove: Wednesday, 2 September/ }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(sent.map(({ line }) => line)).toEqual(['DELETE /api/rentals/rnt000000001/blocks/blk000000001?lang=en']);
  });
});

it('keeps the focus where the dates were that are let again', async () => {
  serveForm(() => Response.json({ deleted: true }));
  let blocks = [painters, oneDay];
  renderPage(<BlockedDates record={rental} />, { language: 'en', api: () => Response.json(blocks) });
  for (const left of [[oneDay], []]) {
    const [button] = await screen.findAllByRole('button', { name: /^Remove: / });
    button?.focus();
    blocks = left;
    fireEvent.click(button as HTMLElement);
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Remove: / })).toHaveLength(left.length));
    expect(document.activeElement).not.toBe(document.body);
  }
});

describe('more dates', () => {
  it('are sent with everything there is of it, and a single date needs no last one', async () => {
    const sent = serveForm(() => Response.json(painters, { status: 201 }));
    const asked = draw({ ...rental, quantity: 3 });
    type(/^First date/, '2026-09-02');
    type(/^Note/, '  ');
    fireEvent.keyDown(screen.getByLabelText(/^First date/), { key: 'Enter' });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(sent[0]).toEqual({
      line: 'POST /api/rentals/rnt000000001/blocks?lang=en',
      body: { from: '2026-09-02', to: '2026-09-02', quantity: 3, note: null },
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^First date/).value).toBe('');
  });

  it('are not sent without a first date, nor backwards', () => {
    const sent = serveForm(() => Response.json({}));
    draw(rental);
    press('Block these dates');
    expect(screen.getByText('Choose the first date')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^First date/));
    type(/^First date/, '2026-09-02');
    expect(screen.queryByText('Choose the first date')).toBeNull();
    type(/^Last date/, '2026-09-01');
    press('Block these dates');
    expect(screen.getByLabelText(/^Last date/).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('that are booked are refused in words', async () => {
    serveForm(() => refusal('dates_unavailable'));
    draw(rental);
    type(/^First date/, '2026-09-02');
    press('Block these dates');
    expect(
      (await screen.findByText(/^These dates are not free: booked here or on another site, blocked already/)).closest(
        '[role=alert]',
      ),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^First date/).value).toBe('2026-09-02');
  });

  it('that the server does not take are marked where they stand', async () => {
    serveForm(() => refuses('to', 'quantity'));
    draw({ ...rental, priceUnit: 'day', quantity: 2 }, 'es');
    type(/^Primer día/, '2026-09-02');
    press('Bloquear estas fechas');
    expect(await screen.findByText('No más de los que hay')).toBeTruthy();
    expect(screen.getByLabelText(/^Último día/).getAttribute('aria-invalid')).toBe('true');
  });
});
