import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrived, refusals, refuses, serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { aUser } from '#kit/web/user-testing.ts';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { HolidaySection } from './holiday-section.tsx';

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

function fillIn() {
  type(/^Your name/, 'Marta Ferrer');
  type(/^Email/, 'marta@example.com');
  type(/^What does a good day/, 'Late breakfast, a beach with shade');
}

describe('HolidaySection', () => {
  it('begins with two people, seven days and any bed', () => {
    renderPage(<HolidaySection />);
    expect(field('People').value).toBe('2');
    expect(field('Days').value).toBe('7');
    expect(field('Where to sleep').value).toBe('any');
  });

  it('knows a member’s name and mailbox, and asks when', () => {
    const user = aUser({ fullName: 'Jonas Weiß', email: 'jonas@correo.example' });
    localStorage.setItem('user', JSON.stringify(user));
    renderPage(<HolidaySection />);
    expect([field(/^Your name/).value, field(/^Email/).value]).toEqual(['Jonas Weiß', 'jonas@correo.example']);
    expect(screen.getByText('Say when, too: the dates, or roughly.')).toBeTruthy();
  });

  it('opens the right keys of a phone: an address, a number', () => {
    renderPage(<HolidaySection />);
    expect([field(/^Email/).type, field(/^Phone/).type]).toEqual(['email', 'tel']);
  });

  it('sets the days by a package length, which may then be counted on', () => {
    renderPage(<HolidaySection />);
    const lengths = screen.getByRole('list', { name: /length/ });
    expect(within(lengths).getAllByRole('button')).toHaveLength(3);
    press(/^3–5 days/);
    expect(field('Days').value).toBe('4');
    expect(screen.getByRole('button', { name: /^3–5 days/ }).getAttribute('aria-pressed')).toBe('true');
    press(/^7–10 days/);
    expect(field('Days').value).toBe('8');
    press('One day less');
    press('One day less');
    expect(field('Days').value).toBe('6');
    expect(screen.getByRole('button', { name: /^7–10 days/ }).getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps people within 1 and 20, days within 1 and 30, and takes 1 for what is no number', () => {
    renderPage(<HolidaySection />);
    type(/^People/, '99');
    expect(field('People').value).toBe('20');
    type(/^Days/, '31');
    expect(field('Days').value).toBe('30');
    type(/^Days/, '');
    expect(field('Days').value).toBe('1');
    type(/^People/, '');
    expect(field('People').value).toBe('1');
  });

  it('keeps how many come for how long until it is sent, as it keeps what is typed', async () => {
    serveForm(arrived);
    const first = renderPage(<HolidaySection />);
    type(/^People/, '14');
    press(/^3–5 days/);
    first.unmount();
    renderPage(<HolidaySection />);
    expect([field('People').value, field('Days').value]).toEqual(['14', '4']);
    fillIn();
    press('Send the wish');
    await screen.findByRole('heading', { name: 'Holiday Request Submitted' });
    press('Write another wish');
    expect([field('People').value, field('Days').value]).toEqual(['2', '7']);
  });

  it('takes what is typed for what stood there', () => {
    renderPage(<HolidaySection />);
    field('People').select = () => field('People').setAttribute('data-selected', '');
    fireEvent.focus(field('People'));
    expect(field('People').hasAttribute('data-selected')).toBe(true);
  });

  it('sends the wish and says what happens next', async () => {
    const sent = serveForm(arrived);
    renderPage(<HolidaySection />);
    fillIn();
    press('One person more');
    press(/^4–7 days/);
    press('Send the wish');
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeTruthy();
    const heading = await screen.findByRole('heading', { name: 'Holiday Request Submitted' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/itinerary with pricing within 24 hours, by email to marta@example\.com\./)).toBeTruthy();
    expect(sent).toEqual([
      {
        line: 'POST /api/holiday-requests?lang=en',
        body: {
          client_name: 'Marta Ferrer',
          client_email: 'marta@example.com',
          client_phone: '',
          budget: '',
          accommodation_type: 'any',
          vacation_description: 'Late breakfast, a beach with shade',
          special_requests: '',
          number_of_people: 3,
          duration_days: 5,
          currency: 'EUR',
        },
      },
    ]);
    press('Write another wish');
    expect(field('Days').value).toBe('7');
    expect(field(/^Your name/).value).toBe('');
  });

  it('asks for what is missing in the language of the page and sends nothing', () => {
    const sent = serveForm(arrived);
    renderPage(<HolidaySection />, { language: 'es' });
    press('Enviar el deseo');
    expect(currentToast()).toMatchObject({ title: 'Faltan datos', tone: 'destructive' });
    expect(screen.getAllByText('Rellena este campo')).toHaveLength(3);
    expect(document.activeElement).toBe(field(/^Tu nombre/));
    expect(sent).toEqual([]);
  });

  it('puts what the server refuses beside its field', async () => {
    serveForm(() => refuses('client_email'));
    renderPage(<HolidaySection />);
    fillIn();
    press('Send the wish');
    expect(await screen.findByText(/Please enter a valid email/)).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Email/));
    type(/^Email/, 'marta@example.org');
    expect(screen.queryByText(/Please enter a valid email/)).toBeNull();
  });

  it.each(refusals)('keeps every word when the server %s', async (_, answer, reason) => {
    serveForm(answer);
    renderPage(<HolidaySection />);
    fillIn();
    press(/^3–5 days/);
    press('Send the wish');
    expect(await within(screen.getByRole('alert')).findByText(reason)).toBeTruthy();
    expect(currentToast()).toMatchObject({ title: 'Error', tone: 'destructive' });
    expect(field(/^Your name/).value).toBe('Marta Ferrer');
    expect(field('Days').value).toBe('4');
  });
});
