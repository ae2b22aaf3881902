import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { Thread } from '../contract.ts';
import { ApplicantTalk } from './applicant-talk.tsx';
import { ApplicationTalk } from './application-talk.tsx';

const conversation = {
  id: 'con00000001',
  type: 'jobs',
  listing: 'job00000001',
  title: 'Waiter, Bar Alba',
  order: null,
  application: 'app00000001',
  other: 'Marta Ferrer',
  last: 'Come on Tuesday.',
  isLastMine: true,
  lastAt: '2026-08-21T17:00:00Z',
  unread: 0,
} as const;
const line = { way: 'page' as const, dropped: 0, hidden: [], at: '2026-08-21T17:00:00Z', isReported: false };
const thread: Thread = {
  ...conversation,
  isMasked: false,
  blocked: null,
  facts: null,
  messages: [{ ...line, id: 'msg00000001', isMine: true, text: 'Come on Tuesday.' }],
};

it.each([
  ['en', 'mail', /They have no account here that messages would reach/],
  ['es', 'mail', /No tiene aquí una cuenta a la que lleguen los mensajes/],
  ['en', 'none', /They have taken the application back/],
  ['es', 'none', /Ha retirado la solicitud/],
] as const)('an employer reads in %s why nothing is written here (%s)', async (language, begins, why) => {
  const api = () => Response.json({ open: null, begins });
  renderPage(<ApplicantTalk application="app00000001" name="Marta Ferrer" />, { api, language });
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['en', 'Messages with Marta Ferrer', 'Your message', 'Send', /Nothing is hidden between you/],
  ['es', 'Mensajes con Marta Ferrer', 'Tu mensaje', 'Enviar', /Entre vosotros no se oculta nada/],
] as const)(
  'an employer writes the first message beside the application, in %s',
  async (language, title, label, send, hint) => {
    let open: string | null = null;
    const sent: unknown[] = [];
    const api = async (request: Request) => {
      const { pathname: path } = new URL(request.url);
      if (request.method === 'POST' && path === '/api/workspace/applications/app00000001/messages') {
        sent.push(await request.json());
        open = conversation.id;
      }
      if (path.endsWith('/conversation')) return Response.json({ open, begins: 'here' });
      return Response.json(thread, { status: request.method === 'POST' ? 201 : 200 });
    };
    vi.stubGlobal('fetch', api);
    renderPage(<ApplicantTalk application="app00000001" name="Marta Ferrer" />, { api, language });
    expect(await screen.findByRole('region', { name: title })).toBeTruthy();
    expect(await screen.findByText(hint)).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: 'Come on Tuesday.' } });
    fireEvent.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByRole('listitem')).toBeTruthy();
    expect(sent).toMatchObject([{ text: 'Come on Tuesday.' }]);
  },
);

it.each([
  ['en', 'Messages with the employer2 new', 'Write to the employer'],
  ['es', 'Mensajes con la empresa2 nuevos', 'Escribir a la empresa'],
] as const)(
  'an application leads to its conversation, or to the first line of one, in %s',
  async (language, begun, first) => {
    const draw = (list: unknown[], mayBegin: boolean) =>
      renderPage(<ApplicationTalk application="app00000001" mayBegin={mayBegin} describedBy="title" />, {
        api: () => Response.json(list),
        language,
      });
    const there = draw([{ ...conversation, unread: 2 }], false);
    const link = await there.findByRole('link');
    expect([link.textContent, link.getAttribute('href')]).toEqual([begun, '/messages#open=con00000001']);
    there.unmount();
    const chosen = draw([], true);
    const way = await chosen.findByRole('link', { name: first });
    expect(way.getAttribute('href')).toBe('/messages#application=app00000001');
    chosen.unmount();
    const waits = draw([], false);
    await waitFor(() => expect(waits.container.textContent).toBe(''));
  },
);
