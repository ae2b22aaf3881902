import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#kit/web/network-testing.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { arrived, refuses, serveForm } from '#kit/web/form/testing.ts';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { MyApplication } from '../contract.ts';
import { ApplyPart } from './apply-part.tsx';

const now = new Date('2026-08-21T18:00:00Z');
const user = aUser({ fullName: 'Marta Ferrer', email: 'marta@correo.example', phone: '+34600123456' });
const earlier: MyApplication = {
  id: 'apply0000001',
  job: { id: 'job00000001', title: 'Waiter', employer: 'Marea' },
  hasPage: true,
  isOnBoard: true,
  status: 'shortlisted',
  answer: 'Come on Monday.',
  canAnswer: false,
  submittedAt: '2026-08-20T10:00:00.000Z',
};

beforeEach(() => {
  clearStoredUser();
});

const draw = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<ApplyPart jobId="job00000001" talk={() => null} />, { now, api: () => Response.json([]), ...options });

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
function fillIn() {
  type(/^Your name/, 'Marta');
  type(/^Email/, 'marta@correo.example');
  type(/^You can start on/, '2026-09-01');
  fireEvent.click(screen.getByRole('button', { name: 'Spanish' }));
  type(/^A few words/, 'Two summers behind a bar.');
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send application' }));

describe('the form', () => {
  it('sends what was typed, languages as a list', async () => {
    const sent = serveForm(arrived);
    draw();
    fillIn();
    type(/^Languages/, 'Spanish, some Dutch');
    send();
    expect(await screen.findByRole('heading', { name: 'Application sent' })).toBeTruthy();
    // Whoever mistyped it sees so.
    expect(screen.getByText(/mailed a private link to marta@correo\.example:/)).toBeTruthy();
    const body = {
      name: 'Marta',
      email: 'marta@correo.example',
      phone: '',
      availableFrom: '2026-09-01',
      languages: ['Spanish', 'some Dutch'],
      message: 'Two summers behind a bar.',
    };
    expect(sent).toEqual([{ line: 'POST /api/jobs/job00000001/applications?lang=en', body }]);
  });

  it.each([
    [
      'en',
      'Filled in with what you last sent, to Marea. Change whatever does not fit this job.',
      'Start with empty fields',
    ],
    [
      'es',
      'Rellenado con lo último que enviaste, a Marea. Cambia lo que no encaje en este puesto.',
      'Empezar en blanco',
    ],
  ] as const)('begins with what its member last sent, until they want it empty (%s)', async (language, said, empty) => {
    storeUser(user);
    const last = {
      employer: 'Marea',
      languages: ['Español', 'some Dutch'],
      availableFrom: '2026-09-01',
      message: 'Two summers.',
    };
    const api = (url: string) => Response.json(url.includes('last-application') ? { last } : []);
    draw({ language, api: (request) => api(request.url) });
    expect(await screen.findByText(said)).toBeTruthy();
    const values = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
    expect(values()).toMatchObject({
      name: 'Marta Ferrer',
      availableFrom: '2026-09-01',
      languages: 'Español, some Dutch',
      message: 'Two summers.',
    });
    fireEvent.click(screen.getByRole('button', { name: empty }));
    expect(screen.queryByText(said)).toBeNull();
    expect(values()).toMatchObject({ name: 'Marta Ferrer', availableFrom: '', languages: '', message: '' });
    fireEvent.input(document.querySelector('textarea') as Element, { target: { value: 'Anew' } });
    expect(values()).toMatchObject({ languages: '', message: 'Anew' });
  });

  it('is left alone where somebody began before that was known, or kept what they had typed', async () => {
    storeUser(user);
    const last = { employer: 'Marea', languages: [], availableFrom: null, message: 'Two summers.' };
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const known = async (url: string) => {
      if (!url.includes('last-application')) return Response.json([]);
      await promise;
      return Response.json({ last });
    };
    const { unmount } = draw({ api: (request) => known(request.url) });
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^A few words/);
    fireEvent.input(field, { target: { value: 'Not yet' } });
    resolve(undefined);
    await new Promise((done) => void setTimeout(done, 20));
    expect([field.isConnected, field.value]).toEqual([true, 'Not yet']);
    unmount();
    draw({ api: (request) => known(request.url) });
    await new Promise((done) => void setTimeout(done, 20));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^A few words/).value).toBe('Not yet');
  });

  it('adds a language with a press and takes it away with another', () => {
    draw();
    const chip = screen.getByRole('button', { name: 'German' });
    const field = screen.getByLabelText<HTMLInputElement>(/^Languages/);
    fireEvent.click(chip);
    expect([field.value, chip.getAttribute('aria-pressed')]).toEqual(['German', 'true']);
    fireEvent.click(chip);
    expect([field.value, chip.getAttribute('aria-pressed')]).toEqual(['', 'false']);
  });

  it('offers no day before today in town', () => {
    draw({ now: new Date('2026-08-21T22:30:00Z') });
    expect(screen.getByLabelText(/^You can start on/).getAttribute('min')).toBe('2026-08-22');
  });

  it('says beside the button what happens with all of it', () => {
    draw({ language: 'es' });
    expect(screen.getByText(/se borra a los 180 días/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Política de privacidad' }).getAttribute('href')).toBe('/privacy-policy');
  });

  it.each([
    ['already_applied', /with this email or account already/],
    ['job_closed', /has just closed/],
    ['not_found', /not on the board any more/],
    ['conversation_closed', /employer has ended the conversation with you/],
    ['unavailable', /could not reach the server/],
  ] as const)('keeps what was typed when it is refused with %s', async (code, text) => {
    serveForm(() => refusal(code));
    draw();
    fillIn();
    send();
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('Marta');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^A few words/).value).toBe('Two summers behind a bar.');
  });

  it('says beside the day that it is over, where the server refuses it', async () => {
    serveForm(() => refuses('availableFrom'));
    draw();
    fillIn();
    expect(screen.getByText('Today or later.')).toBeTruthy();
    send();
    await waitFor(() => expect(screen.getByLabelText(/^You can start on/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('This day is over: choose today or a later one.')).toBeTruthy();
  });

  it('asks for what is missing before anything is sent', () => {
    const sent = serveForm(arrived);
    draw();
    send();
    expect(screen.getAllByText('Please fill this in')).toHaveLength(5);
    expect(sent).toEqual([]);
  });
});

describe('a member', () => {
  beforeEach(() => storeUser(user));

  it('begins with what is known of them', () => {
    draw();
    const values = [/^Your name/, /^Email/, /^Phone/].map(
      (name) => screen.getByLabelText<HTMLInputElement>(name).value,
    );
    expect(values).toEqual(['Marta Ferrer', 'marta@correo.example', '+34 600 123 456']);
  });

  it('is led to the dashboard once it is sent', async () => {
    serveForm(arrived);
    draw();
    fillIn();
    send();
    const link = await screen.findByRole('link', { name: 'See your applications' });
    expect(link.getAttribute('href')).toBe('/user-dashboard#applications');
  });

  it.each([
    ['en', 'You have applied', 'Short list'],
    ['es', 'Ya lo has solicitado', 'Finalista'],
  ] as const)('who has applied sees how it stands instead of the form, in %s', async (language, title, state) => {
    draw({ language, api: () => Response.json([earlier]) });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(state)).toBeTruthy();
    expect(screen.getByText('Come on Monday.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('may apply for another job', async () => {
    draw({ api: () => Response.json([{ ...earlier, job: { ...earlier.job, id: 'job00000002' } }]) });
    expect(await screen.findByRole('button', { name: 'Send application' })).toBeTruthy();
  });
});
