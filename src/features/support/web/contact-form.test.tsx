import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLanguage } from '#kit/web/i18n.tsx';
import { refusal } from '#kit/web/network-testing.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { arrived, serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { contactTopics } from '../rules.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactPage } from './contact-page.tsx';

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

function fillIn() {
  type(/^Name/, 'Marta Ferrer');
  type(/^Email/, 'marta@correo.es');
  type(/^Subject/, 'A lost hat');
  type(/^Message/, 'Straw, with a blue ribbon.');
}

describe('ContactForm', () => {
  it('sends a message and says so once it has arrived', async () => {
    const sent = serveForm(arrived);
    renderPage(<ContactForm />);
    expect(screen.getByLabelText<HTMLSelectElement>('Priority').value).toBe('normal');
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    const heading = await screen.findByRole('heading', { name: 'Message Sent!' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/within 24 hours/)).toBeTruthy();
    expect(sent).toEqual([
      {
        line: 'POST /api/contact-messages?lang=en',
        body: {
          name: 'Marta Ferrer',
          email: 'marta@correo.es',
          phone: '',
          priority: 'normal',
          subject: 'A lost hat',
          message: 'Straw, with a blue ribbon.',
        },
      },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Write another' }));
    expect(valueOf(/^Message/)).toBe('');
  });

  it('says Sending... while it is under way, and sends once', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const sent = serveForm(() => new Promise((resolve) => (arrive = resolve)));
    renderPage(<ContactForm />);
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    const button = await screen.findByRole('button', { name: 'Sending...' });
    fireEvent.click(button);
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    await waitFor(() => expect(sent).toHaveLength(1));
    arrive(arrived());
    await screen.findByRole('heading', { name: 'Message Sent!' });
    expect(sent).toHaveLength(1);
  });

  it('asks for what is missing, beside each field, and goes to the first', () => {
    const sent = serveForm(arrived);
    renderPage(<ContactForm />, { language: 'es' });
    type(/^Correo/, 'marta');
    fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
    const name = screen.getByLabelText(/^Nombre/);
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/\p{L}/u);
    expect(screen.getByLabelText(/^Correo/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(/^Teléfono/).getAttribute('aria-invalid')).toBeNull();
    expect(currentToast()?.tone).toBe('destructive');
    expect(sent).toEqual([]);
  });

  it('shows what the server refuses beside its field', async () => {
    const errors = [{ path: 'email', message: 'Invalid' }];
    serveForm(() => refusal('validation', { fields: errors }));
    renderPage(<ContactForm />);
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/)));
    expect(valueOf(/^Message/)).toBe('Straw, with a blue ribbon.');
  });

  it.each([
    ['away', () => Promise.reject(new TypeError('offline'))],
    ['ill', () => new Response(null, { status: 503 })],
    ['tired', () => refusal('too_many_requests', { retryAfter: 90 })],
  ])('keeps every word when the server is %s', async (_, answer) => {
    serveForm(answer);
    renderPage(<ContactForm />);
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(within(screen.getByRole('alert')).getByText(/try again/)).toBeTruthy());
    expect(currentToast()).toMatchObject({ title: 'Error', tone: 'destructive' });
    expect(valueOf(/^Name/)).toBe('Marta Ferrer');
    expect(valueOf(/^Message/)).toBe('Straw, with a blue ribbon.');
    expect(screen.queryByRole('heading', { name: 'Message Sent!' })).toBeNull();
  });

  it('keeps every word when the language changes', () => {
    function Toggle() {
      const { setLanguage } = useLanguage();
      return <button type="button" aria-label="toggle" onClick={() => setLanguage('es')} />;
    }
    renderPage(
      <>
        <ContactForm />
        <Toggle />
      </>,
    );
    fillIn();
    fireEvent.change(screen.getByLabelText('Priority'), { target: { value: 'urgent' } });
    fireEvent.click(screen.getByRole('button', { name: 'toggle' }));
    expect(valueOf(/^Mensaje/)).toBe('Straw, with a blue ribbon.');
    expect(screen.getByLabelText<HTMLSelectElement>('Prioridad').value).toBe('urgent');
  });

  it('has a field that only machines fill in, and tells the server when one did', async () => {
    const sent = serveForm(() => refusal('validation', { fields: ['nickname'] }));
    const { container } = renderPage(<ContactForm />);
    const trap = container.querySelector<HTMLInputElement>('[name=nickname]') as HTMLInputElement;
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
    expect(trap.tabIndex).toBe(-1);
    fillIn();
    fireEvent.change(trap, { target: { value: 'bot' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ nickname: 'bot' }));
  });

  it('knows who is signed in', () => {
    const user = aUser({ fullName: 'Marta Ferrer', email: 'marta@correo.es' });
    localStorage.setItem('user', JSON.stringify(user));
    renderPage(<ContactForm />);
    expect(valueOf(/^Name/)).toBe('Marta Ferrer');
    expect(valueOf(/^Email/)).toBe('marta@correo.es');
  });
});

describe('ContactPage', () => {
  it('leads to the four quick links and home', () => {
    renderPage(<ContactPage />);
    const quick = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
    expect(quick.map((link) => link.getAttribute('href'))).toEqual([
      '/help-center',
      '/safety-tips',
      '/report-issue',
      '/business-inquiry',
    ]);
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('unfolds its short answers, one at a time', () => {
    const { container } = renderPage(<ContactPage />);
    const folds = [...container.querySelectorAll('details')];
    expect(folds.map((fold) => fold.id)).toEqual(contactTopics.map((topic) => `contact-${topic}`));
    expect(new Set(folds.map((fold) => fold.getAttribute('name')))).toEqual(new Set(['contact']));
    expect(within(folds[0] as HTMLElement).getByText(/^Within 24 hours/)).toBeTruthy();
  });

  it.each([
    ['en', ['9 AM – 11 PM', '9 AM – 8 PM', '10 AM – 6 PM', '24/7']],
    ['es', ['9:00 – 23:00', '9:00 – 20:00', '10:00 – 18:00', '24/7']],
  ] as const)('says in %s when somebody is there', (language, texts) => {
    const { container } = renderPage(<ContactPage />, { language });
    const details = container.querySelector('.details')?.textContent ?? '';
    for (const text of texts) expect(details).toContain(text);
  });
});
