import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listed, refusal } from '#kit/web/network-testing.ts';
import { asFacts, renderDesk } from '#kit/web/desk/testing.tsx';
import type { Application, AppliedJob } from '../contract.ts';
import { ApplicationsPanel } from './applications-panel.tsx';

const application: Application = {
  id: 'apply0000001',
  job: { id: 'job00000001', title: 'Waiter', employer: 'Marea' },
  name: 'Marta Ferrer',
  email: 'marta@correo.example',
  phone: null,
  languages: ['Spanish', 'Dutch'],
  availableFrom: '2026-09-01',
  message: 'Two summers behind a bar.',
  status: 'received',
  answer: null,
  adminNotes: 'Rang her.',
  language: 'es',
  submittedAt: '2026-08-20T10:00:00.000Z',
  version: 3,
};
const job: AppliedJob = { ...application.job, openings: null, accepted: 0, isOnBoard: true };

/** The desk's doors: lists, one application, and what a change is answered with. */
function desk(one: Application = application, change: () => Response = () => Response.json(one), applied = job) {
  const calls: { line: string; body: unknown }[] = [];
  const api = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET') {
      calls.push({ line: `${request.method} ${pathname}`, body: await request.json() });
      return change();
    }
    calls.push({ line: `GET ${pathname}${search}`, body: undefined });
    if (pathname.endsWith('/jobs')) return Response.json([applied]);
    if (pathname.endsWith(one.id)) return Response.json(one);
    return listed([one]);
  };
  vi.stubGlobal('fetch', api);
  return { calls, api };
}
const open = async (options: { language?: 'en' | 'es' } = {}, given = desk()) => {
  renderDesk(<ApplicationsPanel />, { api: given.api, search: `open=${application.id}`, ...options });
  return { ...given, sheet: await screen.findByRole('dialog', { name: application.name }) };
};

describe('the list', () => {
  it.each([
    ['en', 'New message'],
    ['es', 'Mensaje nuevo'],
  ] as const)('says whose message nobody has read (%s)', async (language, said) => {
    const other = { ...application, id: 'apply0000002', name: 'Ainhoa Ruiz' };
    const { api } = desk();
    const both = async (request: Request) =>
      new URL(request.url).pathname === '/api/job-applications' ? listed([application, other]) : api(request);
    vi.stubGlobal('fetch', both);
    renderDesk(<ApplicationsPanel unread={[other.id]} />, { api: both, language });
    const row = await screen.findByRole('article', { name: 'Ainhoa Ruiz' });
    expect(within(row).getByText(said)).toBeTruthy();
    expect(screen.getAllByText(said)).toHaveLength(1);
  });

  it('shows who wants which job, and can be narrowed to a job', async () => {
    const { api } = desk();
    renderDesk(<ApplicationsPanel />, { api });
    const row = await screen.findByRole('article', { name: 'Marta Ferrer' });
    expect(
      within(row).getByText(
        asFacts(/^Waiter · Marea · Spanish, Dutch · from Tue,? 1 Sept? · Two summers behind a bar\.$/),
      ),
    ).toBeTruthy();
    expect(within(row).getByText('Received')).toBeTruthy();
    expect(await screen.findByRole('option', { name: 'Waiter, Marea' })).toBeTruthy();
  });

  it.each([
    ['en', '“Waiter” has found all 6 people it looks for and still takes applications.', 'Pause or delete it'],
    ['es', '«Waiter» ya tiene a las 6 personas que buscaba y sigue recibiendo solicitudes.', 'Pausarlo o eliminarlo'],
  ] as const)(
    'says which job has found all it looks for, and leads to where it ends (%s)',
    async (language, said, end) => {
      const given = desk(application, undefined, { ...job, openings: 6, accepted: 6 });
      const { sheet } = await open({ language }, given);
      expect(await within(sheet).findByText(language === 'en' ? '6 of 6 filled' : '6 de 6 cubiertas')).toBeTruthy();
      const link = screen.getByRole('link', { name: end, hidden: true });
      expect(link.getAttribute('href')).toBe('/admin?tab=jobs&open=job00000001');
      expect(link.parentElement?.textContent).toContain(said);
    },
  );

  it.each([
    ['looks for more', { openings: 6, accepted: 5 }],
    ['says no number', { accepted: 5 }],
    ['takes no more', { openings: 6, accepted: 6, isOnBoard: false }],
  ])('says nothing of one that %s', async (_, over) => {
    const { api } = desk(application, undefined, { ...job, ...over });
    renderDesk(<ApplicationsPanel />, { api });
    expect(await screen.findByRole('option', { name: 'Waiter, Marea' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pause or delete it' })).toBeNull();
  });

  it('asks for what the address says', async () => {
    const { api, calls } = desk();
    renderDesk(<ApplicationsPanel />, { api, search: 'status=received&job=job00000001', language: 'es' });
    await screen.findByText('Recibida', { selector: '.status-pill' });
    expect(calls.map(({ line }) => line)).toContain(
      'GET /api/job-applications?status=received&job=job00000001&lang=es',
    );
  });
});

describe('the sheet', () => {
  it('takes a step with a word for the applicant, after asking', async () => {
    const { sheet, calls } = await open();
    for (const text of ['Waiter, Marea', 'marta@correo.example', 'Two summers behind a bar.'])
      expect(within(sheet).getByText(text)).toBeTruthy();
    fireEvent.change(within(sheet).getByLabelText('A word for the applicant'), { target: { value: 'Monday?' } });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Accept' }));
    const ask = await screen.findByRole('alertdialog', { name: 'Accept: Marta Ferrer?' });
    fireEvent.click(within(ask).getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(calls.find(({ line }) => line.startsWith('PATCH'))).toEqual({
        line: 'PATCH /api/job-applications/apply0000001',
        body: { status: 'accepted', answer: 'Monday?', adminNotes: 'Rang her.', version: 3 },
      }),
    );
  });

  it('saves notes alone without a step', async () => {
    const { sheet, calls } = await open({ language: 'es' });
    fireEvent.change(within(sheet).getByLabelText('Notas'), { target: { value: '' } });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Guardar notas' }));
    await waitFor(() =>
      expect(calls.find(({ line }) => line.startsWith('PATCH'))?.body).toEqual({ adminNotes: '', version: 3 }),
    );
  });

  it('offers no step from where there is none', async () => {
    const { sheet } = await open({}, desk({ ...application, status: 'withdrawn' }));
    expect(within(sheet).queryByRole('button', { name: /Accept|Decline|Short list/ })).toBeNull();
    expect(within(sheet).queryByLabelText('A word for the applicant')).toBeNull();
  });

  it('keeps what was written when somebody else was faster', async () => {
    const conflict = () => refusal('edit_conflict');
    const { sheet, calls } = await open({}, desk(application, conflict));
    const notes = within(sheet).getByLabelText<HTMLTextAreaElement>('Notes');
    fireEvent.change(notes, { target: { value: 'Mine' } });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(calls.some(({ line }) => line.startsWith('PATCH'))).toBe(true));
    expect(notes.value).toBe('Mine');
  });
});

describe('several at once', () => {
  const three = ['received', 'shortlisted', 'declined'] as const;
  const drawn = async (language: 'en' | 'es' = 'en', statuses: readonly Application['status'][] = three) => {
    const many = statuses.map((status, at) => ({ ...application, id: `apply000000${at}`, name: `Ana ${at}`, status }));
    const calls: { line: string; body: unknown }[] = [];
    const api = async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (request.method === 'POST') {
        calls.push({ line: pathname, body: await request.json() });
        return Response.json({ done: ['apply0000000'], refused: [{ id: 'apply0000001', code: 'edit_conflict' }] });
      }
      const one = many.find(({ id }) => pathname.endsWith(id));
      return pathname.endsWith('/jobs') ? Response.json([]) : one ? Response.json(one) : listed(many);
    };
    vi.stubGlobal('fetch', api);
    renderDesk(<ApplicationsPanel />, { api, language });
    await screen.findByRole('article', { name: 'Ana 0' });
    return calls;
  };

  it('are answered with one word for all that wait, and who was not is named', async () => {
    const calls = await drawn();
    expect(screen.queryByRole('checkbox', { name: 'Select Ana 2' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all that wait on this page' }));
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Decline: 2 applicants?' }));
    expect(ask.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ana 0', 'Ana 1']);
    fireEvent.change(ask.getByRole('textbox'), { target: { value: 'Next summer.' } });
    fireEvent.click(ask.getByRole('button', { name: 'Decline' }));
    const items = [
      { id: 'apply0000000', version: 3 },
      { id: 'apply0000001', version: 3 },
    ];
    await waitFor(() =>
      expect(calls).toEqual([
        { line: '/api/job-applications/decisions', body: { status: 'declined', answer: 'Next summer.', items } },
      ]),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Ana 1');
  });

  it('are offered only the steps that all of them can take', async () => {
    await drawn('es');
    fireEvent.click(screen.getByRole('checkbox', { name: /Ana 1$/ }));
    expect(screen.queryByRole('button', { name: 'Pasar a finalista' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Aceptar' })).toBeTruthy();
  });

  it('are looked through one after the other', async () => {
    await drawn();
    const row = within(screen.getByRole('article', { name: 'Ana 0' }));
    fireEvent.click(row.getByRole('button', { name: 'Open' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ana 0' }));
    fireEvent.click(sheet.getByRole('button', { name: /Next/ }));
    expect(await screen.findByRole('dialog', { name: 'Ana 1' })).toBeTruthy();
  });

  it.each<['received' | 'shortlisted', string]>([
    ['received', 'goes on to the next that nobody has looked at'],
    ['shortlisted', 'ends where all are looked at'],
  ])('where the third is %s a step %s', async (third) => {
    await drawn('en', ['received', 'declined', third]);
    fireEvent.click(within(screen.getByRole('article', { name: 'Ana 0' })).getByRole('button', { name: 'Open' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ana 0' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Accept' }));
    const ask = within(await screen.findByRole('alertdialog'));
    fireEvent.click(ask.getByRole('button', { name: 'Accept' }));
    if (third === 'received') expect(await screen.findByRole('dialog', { name: 'Ana 2' })).toBeTruthy();
    else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
