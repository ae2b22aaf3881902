import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrived, refusals, refuses, serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { InquiryForm } from './inquiry-form.tsx';

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (name = 'Submit inquiry') => fireEvent.click(screen.getByRole('button', { name }));

function fillIn() {
  type(/^Business name/, 'Bar Neptuno');
  type(/^Contact name/, 'Marta Ferrer');
  type(/^Email/, 'marta@example.com');
}

describe('InquiryForm', () => {
  it('sends the ten fields, says so and is clear again', async () => {
    const sent = serveForm(arrived);
    renderPage(<InquiryForm />);
    fillIn();
    type(/^Type of business/, 'bar');
    type(/^Monthly budget/, '200-500');
    submit();
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeTruthy();
    expect(await within(screen.getByRole('status')).findByText('Inquiry Submitted!')).toBeTruthy();
    expect(currentToast()?.description).toMatch(/personalized proposal within 24 hours/);
    expect(sent).toEqual([
      {
        line: 'POST /api/advertising-inquiries?lang=en',
        body: {
          businessName: 'Bar Neptuno',
          contactName: 'Marta Ferrer',
          email: 'marta@example.com',
          phone: '',
          businessType: 'bar',
          location: '',
          currentMarketing: '',
          budget: '200-500',
          goals: '',
          message: '',
        },
      },
    ]);
    expect(field(/^Business name/).value).toBe('');
    expect(field(/^Type of business/).value).toBe('');
  });

  it('marks the type of business as required without insisting on it', async () => {
    const sent = serveForm(arrived);
    renderPage(<InquiryForm />);
    expect(field(/^Type of business required/).required).toBe(false);
    fillIn();
    submit();
    await within(screen.getByRole('status')).findByText('Inquiry Submitted!');
    expect(sent).toHaveLength(1);
  });

  it('asks for what is missing and for a whole address', () => {
    const sent = serveForm(arrived);
    renderPage(<InquiryForm />, { language: 'es' });
    type(/^Correo/, 'marta@');
    submit('Enviar consulta');
    expect(screen.getAllByText('Rellena este campo')).toHaveLength(2);
    expect(screen.getByText(/^Escribe un correo válido/)).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Nombre del negocio/));
    expect(sent).toEqual([]);
  });

  it('puts what the server refuses beside its field', async () => {
    serveForm(() => refuses('message'));
    renderPage(<InquiryForm />);
    fillIn();
    submit();
    expect(await screen.findByText('This was not accepted. Please change it')).toBeTruthy();
    expect(document.activeElement).toBe(field('Message'));
  });

  it.each(refusals)('keeps every word when the server %s', async (_, answer, reason) => {
    serveForm(answer);
    renderPage(<InquiryForm />);
    fillIn();
    submit();
    expect(await within(screen.getByRole('alert')).findByText(reason)).toBeTruthy();
    expect(field(/^Business name/).value).toBe('Bar Neptuno');
  });

  it('says the specified words when it fails', async () => {
    serveForm(() => new Response(null, { status: 500 }));
    renderPage(<InquiryForm />);
    fillIn();
    submit();
    await within(screen.getByRole('alert')).findByText(/could not reach/);
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to submit inquiry. Please try again.',
      tone: 'destructive',
    });
  });
});
