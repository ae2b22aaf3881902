import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { renderPage } from '#kit/web/testing.tsx';
import type { Preview } from '#market/masking/contract.ts';
import type { Conversation, Thread } from '../contract.ts';
import { aboutHash, conversationHash } from '../rules.ts';
import { AskOwner } from './ask-owner.tsx';
import { MessageLink } from './message-link.tsx';
import { MessagesPage } from './messages-page.tsx';
import { OwnerMessagesPanel } from './owner-panel.tsx';
import { ThreadView } from './thread-view.tsx';

const conversation: Conversation = {
  id: 'con00000001',
  type: 'rentals',
  listing: 'rnt00000001',
  title: 'Roof flat',
  order: null,
  application: null,
  other: 'Marea',
  last: 'Is there a cot?',
  isLastMine: false,
  lastAt: '2026-08-21T17:00:00Z',
  unread: 0,
};
const line = { way: 'page' as const, dropped: 0, hidden: [], at: '2026-08-21T17:00:00Z', isReported: false };
const { last: _, ...told } = conversation;
const thread: Thread = {
  ...told,
  last: null,
  isMasked: true,
  blocked: null,
  facts: null,
  messages: [
    { ...line, id: 'msg00000001', isMine: true, text: 'Is there a cot?' },
    { ...line, id: 'msg00000002', isMine: false, text: 'Ring •••', hidden: ['phone'], way: 'mail', dropped: 2 },
    { ...line, id: 'msg00000003', isMine: false, text: null },
  ],
};
const facts: Thread['facts'] = {
  kind: 'event',
  status: 'confirmed',
  quantity: 2,
  date: '2026-09-05',
  time: '23:30',
  until: null,
  amount: '50.00',
};
const sent: { path: string; body: unknown }[] = [];
let answers: Record<string, unknown> = {};
beforeEach(() => {
  sent.length = 0;
  answers = {
    '/api/conversations': [conversation],
    '/api/conversations/con00000001': thread,
    '/api/workspace/conversations': [{ ...conversation, other: 'Ana F.', unread: 1 }],
    '/api/workspace/unread-messages': { conversations: 1 },
    '/api/workspace/conversations/con00000001': { ...thread, other: 'Ana F.', order: 'ord00000001', facts },
  };
});

/** Answered as the house would; what is sent is kept. */
async function api(request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  if (request.method === 'POST' && answers[path] === undefined) {
    const body = (await request.json()) as { text?: string };
    sent.push({ path, body });
    const isSly = body.text?.includes('612') === true;
    const preview: Preview = isSly
      ? { text: 'Ring •••', hidden: [{ kind: 'phone', text: '612 408 337' }] }
      : { text: body.text ?? '', hidden: [] };
    return Response.json(path.endsWith('/preview') ? preview : thread, { status: 201 });
  }
  return Response.json(answers[path] ?? null, { headers: { 'x-total-count': '1' } });
}
const open = (language: 'en' | 'es' = 'en') => {
  vi.stubGlobal('fetch', api);
  renderPage(<MessagesPage fragment={conversationHash('con00000001')} />, { api, language });
};
const writes = () => sent.filter(({ path }) => path.endsWith('/messages'));

it('a list says whose the last line is', async () => {
  answers['/api/conversations'] = [{ ...conversation, isLastMine: true }];
  open('es');
  expect(await screen.findByText('Tú: Is there a cot?')).toBeTruthy();
});

it.each([
  ['en', true, 'A question before booking', /stay hidden until there is a paid booking here/],
  ['en', false, 'A question about the listing, from somebody who has booked with you', /nothing is hidden/],
  ['es', true, 'Una pregunta antes de reservar', /quedan ocultos hasta que haya aquí una reserva pagada/],
  ['es', false, 'Una pregunta sobre el anuncio, de alguien que ya ha reservado contigo', /no se oculta nada/],
] as const)(
  'an owner reads in %s of a question (masked: %s) one thing alone',
  async (language, isMasked, said, hint) => {
    answers['/api/workspace/conversations/con00000001'] = { ...thread, isMasked };
    renderDesk(<OwnerMessagesPanel />, { api, language, search: 'open=con00000001' });
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText(said)).toBeTruthy();
    expect(sheet.getByText(hint)).toBeTruthy();
  },
);

it.each([
  ['en', 'Write to our team'],
  ['es', 'Escribir a nuestro equipo'],
] as const)('where nobody manages what was booked, our team can be written to (%s)', async (language, name) => {
  const nobody = { type: 'about:blank', title: 'Not Found', status: 404, detail: 'Nobody.', code: 'not_found' };
  const refused = () => Response.json(nobody, { status: 404, headers: { 'content-type': 'application/problem+json' } });
  vi.stubGlobal('fetch', refused);
  renderPage(<MessagesPage fragment={aboutHash({ order: 'ord00000001' })} />, { api: refused, language });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/contact-us');
});

it.each([
  [true, /stay hidden until there is a paid booking here/],
  [false, /You’ve booked with each other/],
] as const)('whoever begins one reads what is hidden (masked: %s)', async (isMasked, hint) => {
  answers['/api/conversations/find'] = { title: 'Roof flat', other: 'Marea', open: null, isMasked };
  vi.stubGlobal('fetch', api);
  renderPage(<MessagesPage fragment={aboutHash({ type: 'rentals', listing: 'rnt00000001' })} />, { api });
  expect(await screen.findByText(hint)).toBeTruthy();
});

it('a conversation says who wrote what, what is hidden, what did not come along and what was taken down', async () => {
  open();
  const lines = within(await screen.findByRole('region', { name: 'Conversation' }));
  expect(await lines.findByText('Is there a cot?')).toBeTruthy();
  expect(lines.getByText('by mail')).toBeTruthy();
  expect(lines.getByText('2 files did not come along.')).toBeTruthy();
  expect(lines.getByText(/Never send money outside/)).toBeTruthy();
  expect(lines.getByText('Removed by our team')).toBeTruthy();
});

it.each([
  ['en', 'Your message', 'Send', 'Send anyway', 'Phone number:', 'Write something first.'],
  ['es', 'Tu mensaje', 'Enviar', 'Enviar igualmente', 'Teléfono:', 'Escribe algo primero.'],
] as const)(
  'what would be hidden is shown before it is sent, in %s',
  async (language, label, send, sendSo, phone, missing) => {
    open(language);
    const field = await screen.findByRole('textbox', { name: label });
    fireEvent.click(screen.getByRole('button', { name: send }));
    expect(screen.getByText(missing)).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Ring 612 408 337' } });
    fireEvent.click(screen.getByRole('button', { name: send }));
    const again = await screen.findByRole('button', { name: sendSo });
    expect(screen.getByText(phone)).toBeTruthy();
    expect(writes()).toEqual([]);
    fireEvent.click(again);
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({ text: 'Ring 612 408 337' });
  },
);

it('whoever types draws the field anew and none of the lines', async () => {
  let drawn = 0;
  const counted = {
    ...line,
    id: 'msg00000004',
    isMine: true,
    get text() {
      drawn += 1;
      return 'Is there a cot?';
    },
  };
  renderPage(<ThreadView side="guest" thread={{ ...thread, messages: [counted] }} />, { api });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  const before = drawn;
  for (const value of ['A', 'An', 'And']) fireEvent.change(field, { target: { value } });
  expect(field.value).toBe('And');
  expect(before).toBeGreaterThan(0);
  expect(drawn).toBe(before);
});

it('what is written is there again after a look at something else and after a reload, until it is sent', async () => {
  open();
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'And a high chair?' } });
  open();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('And a high chair?');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(''));
  open();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
});

it('what hides nothing goes out at once, and who changes a sly text is asked anew', async () => {
  open();
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  fireEvent.change(field, { target: { value: 'Ring 612 408 337' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Send anyway' });
  fireEvent.change(field, { target: { value: ' See you there. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ text: 'See you there.' });
});

it.each([
  ['en', 'Ask the host', 'Usually replies within an hour.'],
  ['es', 'Preguntar al anfitrión', 'Suele responder en una hora.'],
] as const)(
  'a listing’s page leads to whoever offers it and says how fast they answer, in %s',
  async (language, ask, within) => {
    const answering = (body: unknown) => ({ language, api: () => Response.json(body) });
    renderPage(<AskOwner type="rentals" listing="rnt00000001" />, answering({ canAsk: true, within: 'hour' }));
    const link = await screen.findByRole('link', { name: ask });
    expect(link.getAttribute('href')).toBe('/messages#rentals=rnt00000001');
    expect(screen.getByText(within)).toBeTruthy();
    const nobody = renderPage(
      <AskOwner type="rentals" listing="rnt00000001" />,
      answering({ canAsk: false, within: null }),
    );
    await waitFor(() => expect(nobody.container.textContent).toBe(''));
  },
);

it.each([
  ['en', 'Message the organiser', 'Write to our team'],
  ['es', 'Escribir al organizador', 'Escribir a nuestro equipo'],
] as const)(
  'a booking leads to its organiser, and to our team where nobody manages it, in %s',
  (language, ask, team) => {
    const booked = { id: 'ord00000001', kind: 'event' } as const;
    const { unmount } = renderPage(<MessageLink order={{ ...booked, canAsk: true }} />, { language });
    expect(screen.getByRole('link', { name: ask }).getAttribute('href')).toBe('/messages#order=ord00000001');
    unmount();
    renderPage(<MessageLink order={{ ...booked, canAsk: false }} />, { language });
    expect(screen.getByRole('link', { name: team }).getAttribute('href')).toBe('/contact-us');
  },
);

it('an owner sees what was booked beside the conversation, and answers', async () => {
  vi.stubGlobal('fetch', api);
  renderDesk(<OwnerMessagesPanel />, { api, search: 'open=con00000001' });
  expect(await screen.findByText('1 conversation with new messages')).toBeTruthy();
  const sheet = within(await screen.findByRole('dialog', { name: 'Ana F.' }));
  expect(sheet.getByText(/2 tickets/)).toBeTruthy();
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'Yes.' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    path: '/api/workspace/conversations/con00000001/messages',
    body: { text: 'Yes.' },
  });
});
