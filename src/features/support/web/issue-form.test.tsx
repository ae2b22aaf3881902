import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrived, serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { IssueForm } from './issue-form.tsx';
import { IssuePage } from './issue-page.tsx';

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillIn() {
  type(/^Tipo/, 'safety');
  type(/^Urgencia/, 'critical');
  type(/^Correo/, 'marta@correo.es');
  type(/^Título/, 'Barandilla suelta');
  type(/^Qué ha pasado/, 'En la terraza del tercer piso.');
}

describe('IssueForm', () => {
  it('reports an issue in the language of the page and says what happens now', async () => {
    const sent = serveForm(arrived);
    renderPage(<IssueForm />, { language: 'es' });
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Enviar aviso' }));
    await screen.findByRole('heading', { name: 'Problema comunicado' });
    expect(screen.getByText(/de inmediato/).textContent).toContain('2 horas');
    expect(sent).toEqual([
      {
        line: 'POST /api/issue-reports?lang=es',
        body: {
          type: 'safety',
          urgency: 'critical',
          email: 'marta@correo.es',
          title: 'Barandilla suelta',
          description: 'En la terraza del tercer piso.',
        },
      },
    ]);
  });

  it('has the words of the specification in English', async () => {
    serveForm(arrived);
    renderPage(<IssueForm />);
    type(/^Kind of issue/, 'other');
    type(/^Urgency/, 'low');
    type(/^Email/, 'marta@correo.es');
    type(/^Title/, 'Typo');
    type(/^What happened/, 'On the sign.');
    fireEvent.click(screen.getByRole('button', { name: 'Report it' }));
    await screen.findByRole('heading', { name: 'Issue Reported' });
    expect(screen.getByText(/investigated immediately/).textContent).toContain('within 2 hours');
  });

  it.each([
    ['en', 'Booking T3Kd54Biqdga6BDZ'],
    ['es', 'Reserva T3Kd54Biqdga6BDZ'],
  ] as const)('begins with the booking that somebody comes from (%s)', (language, title) => {
    location.hash = '#order=T3Kd54Biqdga6BDZ';
    renderPage(<IssueForm />, { language });
    expect(screen.getByLabelText<HTMLInputElement>(language === 'en' ? /^Title/ : /^Título/).value).toBe(title);
    location.hash = '';
  });

  it('asks for everything it needs', () => {
    const sent = serveForm(() => new Response(null, { status: 500 }));
    const { container } = renderPage(<IssueForm />, { language: 'es' });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar aviso' }));
    const wrong = [...container.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'));
    expect(wrong).toEqual(['type', 'urgency', 'email', 'title', 'description']);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Tipo/));
    fireEvent.change(screen.getByLabelText(/^Tipo/), { target: { value: 'user' } });
    expect(screen.getByLabelText(/^Tipo/).getAttribute('aria-invalid')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('keeps every word when the server is away', async () => {
    serveForm(() => Promise.reject(new TypeError('offline')));
    renderPage(<IssueForm />, { language: 'es' });
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Enviar aviso' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/otra vez/));
    expect(currentToast()).toMatchObject({ title: 'Error', tone: 'destructive' });
    expect(screen.getByLabelText<HTMLSelectElement>(/^Urgencia/).value).toBe('critical');
    expect(screen.getByLabelText<HTMLInputElement>(/^Título/).value).toBe('Barandilla suelta');
  });
});

describe('IssuePage', () => {
  it('has the numbers to call instead: 112, and 091 for the national police', () => {
    renderPage(<IssuePage />);
    const danger = screen.getByRole('region', { name: 'In danger right now?' });
    expect(within(danger).getByRole('link', { name: 'Emergency 112' }).getAttribute('href')).toBe('tel:112');
    expect(within(danger).getByRole('link', { name: 'National police 091' }).getAttribute('href')).toBe('tel:091');
  });
});
