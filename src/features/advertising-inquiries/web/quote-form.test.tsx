import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrived, serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { QuoteForm } from './quote-form.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>(/^Your email/);
const type = (value: string) => fireEvent.input(email(), { target: { value } });
const button = (name = 'Request a quote') => screen.getByRole<HTMLButtonElement>('button', { name });

describe('QuoteForm', () => {
  it('waits for an address', () => {
    renderPage(<QuoteForm />);
    expect(button().disabled).toBe(true);
    type('  ');
    expect(button().disabled).toBe(true);
    type('m');
    expect(button().disabled).toBe(false);
  });

  it('sends an inquiry with only the address filled in, and is clear again', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const sent = serveForm(() => new Promise((resolve) => (arrive = resolve)));
    renderPage(<QuoteForm />);
    type('marta@example.com');
    fireEvent.click(button());
    const sending = await screen.findByRole('button', { name: 'Sending...' });
    expect(sending.getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(sending.closest('form') as HTMLFormElement);
    await waitFor(() => expect(sent).toHaveLength(1));
    arrive(arrived());
    expect(await within(screen.getByRole('status')).findByText('Quote Request Submitted!')).toBeTruthy();
    expect(currentToast()?.description).toMatch(/custom enterprise proposal within 24 hours/);
    expect(sent).toEqual([
      {
        line: 'POST /api/advertising-inquiries?lang=en',
        body: {
          businessName: 'Custom Quote Request',
          businessType: 'custom',
          budget: 'custom',
          goals: 'Custom enterprise solution',
          email: 'marta@example.com',
        },
      },
    ]);
    expect(email().value).toBe('');
    expect(button().disabled).toBe(true);
  });

  it('says beside the field that half an address is none', () => {
    const sent = serveForm(arrived);
    renderPage(<QuoteForm />);
    type('marta@');
    fireEvent.click(button());
    expect(screen.getByText(/^Please enter a valid email/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('keeps the address when the server is down', async () => {
    serveForm(() => Promise.reject(new TypeError('offline')));
    renderPage(<QuoteForm />);
    type('marta@example.com');
    fireEvent.click(button());
    await within(screen.getByRole('alert')).findByText(/could not reach/);
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to submit quote request. Please try again.',
    });
    expect(email().value).toBe('marta@example.com');
    expect(button().disabled).toBe(false);
  });
});
