import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTurn, refusal } from '#kit/web/network-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { Quote } from '../contract.ts';
import { QuotePage } from './quote-page.tsx';

const quote: Quote = {
  client_name: 'Marta Ferrer',
  duration_days: 7,
  number_of_people: 2,
  accommodation_type: 'apartment',
  estimated_cost: '880.00',
  currency: 'EUR',
  planned_itinerary: 'Day 1: the beach.\nDay 2: the other beach.',
  quoted_at: '2026-08-21T18:00:00.000Z',
  status: 'quoted',
  answer: null,
};
beforeEach(() => location.replace('#key'));
afterEach(() => {
  location.replace('#');
});

/** What the page asks; the replies in their order. */
const serve = (...replies: readonly (() => Response)[]) => serveForm(inTurn(...replies));
const shows =
  (over: Partial<Quote> = {}) =>
  () =>
    Response.json({ ...quote, ...over });

describe('the letter', () => {
  it('shows plan and price; the key goes into the body of the call', async () => {
    const asked = serve(shows());
    const { container } = renderPage(<QuotePage />);
    expect(await screen.findByText('€880')).toBeTruthy();
    expect(container.querySelector('.quote-plan p')?.textContent).toBe(quote.planned_itinerary);
    expect(screen.getByText('7 days · 2 people · Apartment')).toBeTruthy();
    expect(asked).toEqual([{ line: 'POST /api/holiday-quotes/read?lang=en', body: { token: 'key' } }]);
  });

  it('is accepted once', async () => {
    const asked = serve(shows(), shows({ status: 'confirmed', answer: 'accepted' }));
    renderPage(<QuotePage />, { language: 'es' });
    const accept = await screen.findByRole('button', { name: 'Aceptar el plan' });
    expect(screen.getByText(/^Aceptarlo no cobra nada/)).toBeTruthy();
    fireEvent.click(accept);
    expect(await screen.findByText('Hecho, nos vemos')).toBeTruthy();
    expect(screen.getByText(/^Aún no se ha cobrado nada/)).toBeTruthy();
    expect(asked[1]).toEqual({
      line: 'POST /api/holiday-quotes/answer?lang=es',
      body: { token: 'key', answer: 'accepted' },
    });
    expect(screen.queryByRole('button', { name: 'Aceptar el plan' })).toBeNull();
  });

  it('says nothing of paying where there is nothing to pay', async () => {
    serve(shows({ estimated_cost: '0' }), shows({ status: 'confirmed', answer: 'accepted', estimated_cost: '0' }));
    renderPage(<QuotePage />);
    const accept = await screen.findByRole('button', { name: 'Accept the plan' });
    expect(screen.queryByText(/charges/)).toBeNull();
    fireEvent.click(accept);
    expect(await screen.findByText('It’s a date')).toBeTruthy();
    expect(screen.queryByText(/charged/)).toBeNull();
  });

  it('goes back with a wish, which is not sent empty', async () => {
    const asked = serve(shows(), shows({ answer: 'changes' }));
    renderPage(<QuotePage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const box = screen.getByLabelText(/^What should be different/);
    expect(document.activeElement).toBe(box);
    fireEvent.change(box, { target: { value: 'A day less' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('We’ll see to it')).toBeTruthy();
    expect(asked[1]).toEqual({
      line: 'POST /api/holiday-quotes/answer?lang=en',
      body: { token: 'key', answer: 'changes', message: 'A day less' },
    });
    expect(screen.getByRole('button', { name: 'Accept the plan' })).toBeTruthy();
  });

  it('keeps the wish when it does not arrive', async () => {
    serve(shows(), () => refusal('unavailable'));
    renderPage(<QuotePage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    fireEvent.change(screen.getByLabelText(/^What should/), { target: { value: 'A day less' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('This did not arrive. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^What should/).value).toBe('A day less');
  });

  it('that the desk has confirmed is not accepted again', async () => {
    serve(shows({ status: 'confirmed' }));
    renderPage(<QuotePage />);
    expect(await screen.findByText('It’s a date')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept the plan' })).toBeNull();
  });

  it('that was accepted can still be changed, or left as it was', async () => {
    const booked = { status: 'confirmed', answer: 'accepted' } as const;
    const asked = serve(shows(booked), shows({ ...booked, answer: 'changes' }), shows(booked));
    renderPage(<QuotePage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    fireEvent.change(screen.getByLabelText(/^What should/), { target: { value: 'No boat' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/until you accept it, the one you accepted stands/)).toBeTruthy();
    const keep = screen.getByRole('button', { name: 'Leave it as accepted' });
    expect(keep.dataset['variant'], 'louder than the wish that was sent').toBe('line');
    fireEvent.click(keep);
    expect(await screen.findByText('It’s a date')).toBeTruthy();
    expect(asked.slice(1).map(({ body }) => body)).toEqual([
      { token: 'key', answer: 'changes', message: 'No boat' },
      { token: 'key', answer: 'accepted' },
    ]);
  });

  it('of a holiday that is over asks nothing any more', async () => {
    serve(shows({ status: 'completed', answer: 'accepted' }));
    renderPage(<QuotePage />);
    expect(await screen.findByText('It’s a date')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('without a letter', () => {
  it('says that the link opens nothing when there is no key, and asks nobody', async () => {
    location.replace('#');
    const asked = serve(shows());
    renderPage(<QuotePage />, { language: 'es' });
    expect(await screen.findByText('Este enlace no abre nada')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('says so too when the server knows no such key', async () => {
    serve(() => refusal('not_found'));
    renderPage(<QuotePage />);
    expect(await screen.findByText('This link opens nothing')).toBeTruthy();
  });

  it('asks again when the server was away', async () => {
    serve(() => refusal('unavailable'), shows());
    renderPage(<QuotePage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('€880')).toBeTruthy());
  });
});
