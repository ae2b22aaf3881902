import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn, refusal } from '#kit/web/network-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { aUser } from '#kit/web/user-testing.ts';
import type { LinkedApplication, MyApplication } from '../contract.ts';
import { ApplicationPage } from './application-page.tsx';
import { ApplicationsSection } from './applications-section.tsx';

const application: MyApplication = {
  id: 'apply0000001',
  job: { id: 'job00000001', title: 'Waiter', employer: 'Marea' },
  hasPage: true,
  isOnBoard: true,
  status: 'received',
  answer: null,
  canAnswer: false,
  submittedAt: '2026-08-20T10:00:00.000Z',
};
beforeEach(() => location.replace('#key'));
afterEach(() => {
  location.replace('#');
});

/** What the page asks; the replies in their order. */
const serve = (...replies: readonly (() => Response)[]) => serveForm(inTurn(...replies));
const shows =
  (over: Partial<LinkedApplication> = {}) =>
  () =>
    Response.json({ ...application, kept: 'nobody', ...over });

describe('the private link', () => {
  it('shows how it stands; the key goes into the body of the call', async () => {
    const asked = serve(shows());
    renderPage(<ApplicationPage />);
    const card = await screen.findByRole('article', { name: 'Waiter' });
    for (const text of ['Received', 'Marea', 'Sent on Thursday, 20 August 2026'])
      expect(within(card).getByText(new RegExp(text.replace(',', ',?')))).toBeTruthy();
    expect(asked).toEqual([{ line: 'POST /api/job-applications/read?lang=en', body: { token: 'key' } }]);
  });

  it.each([
    ['en', 'accepted', 'The job is yours. Congratulations, and a good season!'],
    ['es', 'declined', 'Esta vez la empresa ha elegido a otra persona.'],
    ['es', 'withdrawn', 'La has retirado. La empresa lo sabe.'],
  ] as const)('says in %s what %s means', async (language, status, text) => {
    serve(shows({ status, answer: 'Hasta el lunes.' }));
    renderPage(<ApplicationPage />, { language });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Hasta el lunes.')).toBeTruthy();
  });

  it('says where who was asked something answers', async () => {
    serve(shows({ status: 'shortlisted', answer: '¿El lunes?', canAnswer: true }));
    renderPage(<ApplicationPage />, { language: 'es' });
    expect(await screen.findByText('Responde al correo que te enviamos con esto: le llega a la empresa.')).toBeTruthy();
  });

  it('takes it back after asking', async () => {
    const asked = serve(shows(), shows({ status: 'withdrawn' }));
    renderPage(<ApplicationPage />, { language: 'es' });
    fireEvent.click(await screen.findByRole('button', { name: 'Retirarla' }));
    const ask = await screen.findByRole('alertdialog');
    expect(within(ask).getByText(/No podrás inscribirte otra vez/)).toBeTruthy();
    fireEvent.click(within(ask).getByRole('button', { name: 'Retirarla' }));
    expect(await screen.findByText('Retirada')).toBeTruthy();
    expect(asked[1]).toEqual({ line: 'POST /api/job-applications/withdraw?lang=es', body: { token: 'key' } });
    expect(screen.queryByRole('button', { name: 'Retirarla' })).toBeNull();
  });

  it('leads nowhere when the job is not shown any more', async () => {
    serve(shows({ hasPage: false, status: 'declined' }));
    renderPage(<ApplicationPage />);
    await screen.findByRole('article', { name: 'Waiter' });
    expect(screen.queryByRole('link', { name: 'See the job' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['en', 'This link opens nothing'],
    ['es', 'Este enlace no abre nada'],
  ] as const)('says in %s that a wrong one opens nothing', async (language, title) => {
    serve(() => refusal('not_found'));
    renderPage(<ApplicationPage />, { language });
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('asks again when the line dropped', async () => {
    serve(() => refusal('unavailable'), shows());
    renderPage(<ApplicationPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Waiter' })).toBeTruthy();
  });
});

describe('an account for what was sent without one', () => {
  afterEach(() => clearStoredUser());

  it.each([
    ['en', 'Keep it in my account', /^This application is in your account/, 'See your applications'],
    ['es', 'Guardarla en mi cuenta', /^Esta solicitud está en tu cuenta/, 'Ver tus solicitudes'],
  ] as const)('takes it in at one press, and leads to it (%s)', async (language, keep, kept, way) => {
    storeUser(aUser());
    const asked = serve(shows(), shows({ kept: 'me' }));
    renderPage(<ApplicationPage />, { language });
    fireEvent.click(await screen.findByRole('button', { name: keep }));
    expect(await screen.findByText(kept)).toBeTruthy();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/user-dashboard');
    expect(asked[1]).toEqual({ line: `POST /api/job-applications/keep?lang=${language}`, body: { token: 'key' } });
  });

  it('leads who has not come in through the door and back, with the key in this browser alone', async () => {
    serve(shows());
    renderPage(<ApplicationPage />);
    const way = await screen.findByRole('link', { name: 'Sign in and keep it' });
    expect(way.getAttribute('href')).toBe('/auth?redirect=%2Fapplication&tab=signin');
    fireEvent.click(way);
    expect(localStorage.getItem('link-key')).toMatch(/^\d+ \/application#token=key$/);
  });

  it('opens it with the key as it comes back', async () => {
    location.replace('#token=key');
    const asked = serve(shows());
    renderPage(<ApplicationPage />);
    await screen.findByRole('article', { name: 'Waiter' });
    expect(asked.map(({ body }) => body)).toEqual([{ token: 'key' }]);
  });

  it('says why not', async () => {
    storeUser(aUser());
    serve(shows(), () => refusal('already_applied'));
    renderPage(<ApplicationPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it in my account' }));
    await waitFor(() => expect(currentToast()?.description).toMatch(/^You applied for this job with your account/));
  });

  it('is said where another has it, and not asked for of what was taken back', async () => {
    storeUser(aUser());
    serve(shows({ kept: 'other' }));
    const { unmount } = renderPage(<ApplicationPage />);
    expect(await screen.findByText('This application is in another account.')).toBeTruthy();
    unmount();
    serve(shows({ status: 'withdrawn' }));
    renderPage(<ApplicationPage />);
    await screen.findByRole('article', { name: 'Waiter' });
    expect(screen.queryByRole('button', { name: 'Keep it in my account' })).toBeNull();
  });
});

describe('the list on the dashboard', () => {
  const draw = (api: () => Response) =>
    renderPage(<ApplicationsSection userId="user00000001" talk={() => null} />, { api });

  it('shows each with its state and the way to its job', async () => {
    draw(() => Response.json([application, { ...application, id: 'apply0000002', status: 'declined' }]));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('Declined')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'See the job' })[0]?.getAttribute('href')).toBe('/jobs/job00000001');
    expect(screen.getAllByRole('button', { name: 'Take it back' })).toHaveLength(1);
  });

  it('leads who was chosen to the conversation, and not to the letter', async () => {
    const api = () => Response.json([{ ...application, status: 'shortlisted', canAnswer: true }]);
    const talk = ({ id }: MyApplication) => <a href={`#${id}`}>Write to them</a>;
    renderPage(<ApplicationsSection userId="user00000001" talk={talk} />, { api });
    const way = await screen.findByRole('link', { name: 'Write to them' });
    expect(way.getAttribute('href')).toBe(`#${application.id}`);
    expect(screen.queryByText(/Answer the letter/)).toBeNull();
  });

  it('is no part of the page of who never applied', async () => {
    const api = vi.fn(() => Response.json([]));
    const { container } = draw(api);
    await waitFor(() => expect(api).toHaveBeenCalledOnce());
    await new Promise((later) => setTimeout(later));
    expect(container.textContent).toBe('');
  });

  it('says what did not come', async () => {
    draw(() => refusal('unavailable'));
    expect(await screen.findByText('Your applications did not load')).toBeTruthy();
  });
});
