import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrived, refusals, refuses, serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { BusinessInquiryPage } from './business-inquiry-page.tsx';

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (name = 'Send inquiry') => fireEvent.click(screen.getByRole('button', { name }));

function fillIn() {
  type(/^What is it/, 'business');
  type(/^Business name/, 'Bar Neptuno');
  type(/^Contact name/, 'Marta Ferrer');
  type(/^Email/, 'marta@example.com');
  type(/^Phone/, '+34 600 123 456');
  type(/^Location/, 'Avenida de Alcoy');
  type(/^Tell us about it/, 'Cold beer, warm sand.');
}

describe('BusinessInquiryPage', () => {
  it('leads home and says who is listed, how it goes and what comes next', () => {
    renderPage(<BusinessInquiryPage />);
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
    const cards = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(cards).toEqual(['Your business', 'What you get', 'Who we list', 'How it goes', 'Next steps']);
    const options = within(field(/^What is it/)).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose one'],
      ['event', 'Event Organizer'],
      ['rental', 'Rental Service'],
      ['business', 'Restaurant/Bar/Club'],
      ['job', 'Job Listing'],
    ]);
    expect(field(/^Tell us about it/).getAttribute('rows')).toBe('6');
    expect(
      screen.getByRole('heading', { name: 'How it goes' }).parentElement?.querySelectorAll('ol > li'),
    ).toHaveLength(3);
  });

  it('sends the eight fields, says so and is clear again', async () => {
    const sent = serveForm(arrived);
    renderPage(<BusinessInquiryPage />);
    fillIn();
    submit();
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeTruthy();
    expect(await within(screen.getByRole('status')).findByText('Business Inquiry Submitted!')).toBeTruthy();
    expect(currentToast()).toMatchObject({
      title: 'Business Inquiry Submitted!',
      description: 'We will contact you within 48 hours.',
    });
    expect(sent).toEqual([
      {
        line: 'POST /api/business-inquiries?lang=en',
        body: {
          businessType: 'business',
          businessName: 'Bar Neptuno',
          contactName: 'Marta Ferrer',
          email: 'marta@example.com',
          phone: '+34 600 123 456',
          location: 'Avenida de Alcoy',
          website: '',
          description: 'Cold beer, warm sand.',
        },
      },
    ]);
    expect(field(/^Business name/).value).toBe('');
  });

  it('asks for everything but a website', () => {
    const sent = serveForm(arrived);
    renderPage(<BusinessInquiryPage />, { language: 'es' });
    submit('Enviar consulta');
    expect(screen.getAllByText('Rellena este campo')).toHaveLength(7);
    expect(document.activeElement).toBe(field(/^¿Qué es\?/));
    expect(currentToast()).toMatchObject({ title: 'Faltan datos' });
    expect(sent).toEqual([]);
  });

  it('takes a website as it is printed on a card, and sends its whole address', async () => {
    const sent = serveForm(arrived);
    renderPage(<BusinessInquiryPage />);
    fillIn();
    type(/^Website/, 'neptuno');
    submit();
    expect(screen.getByText('Please enter a web address, like www.example.com')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Website/));
    expect(sent).toEqual([]);
    type(/^Website/, 'www.neptuno.es');
    submit();
    await waitFor(() => expect(sent).toMatchObject([{ body: { website: 'https://www.neptuno.es' } }]));
  });

  it('puts what the server refuses beside its field', async () => {
    serveForm(() => refuses('phone', 'email'));
    renderPage(<BusinessInquiryPage />);
    fillIn();
    submit();
    expect(await screen.findByText(/^Please enter a phone number/)).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Email/));
  });

  it.each(refusals)('keeps every word when the server %s', async (_, answer, reason) => {
    serveForm(answer);
    renderPage(<BusinessInquiryPage />);
    fillIn();
    submit();
    expect(await within(screen.getByRole('alert')).findByText(reason)).toBeTruthy();
    expect(currentToast()).toMatchObject({ title: 'Error', tone: 'destructive' });
    expect(field(/^Tell us about it/).value).toBe('Cold beer, warm sand.');
    expect(field(/^What is it/).value).toBe('business');
  });
});
