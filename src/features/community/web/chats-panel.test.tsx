import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { DeskOffer } from '../contract.ts';
import { ChatsPanel } from './chats-panel.tsx';

const none = { firstJoinedAt: null, address: null, host: null, openedAt: null, version: 1, joined: 0 };
const offers: DeskOffer[] = [
  { ...none, offer: 'group-chats' },
  { ...none, offer: 'meetups', joined: 1204, firstJoinedAt: '2026-08-20T18:00:00.000Z' },
  {
    offer: 'local-buddies',
    joined: 1,
    firstJoinedAt: '2026-08-20T18:00:00.000Z',
    address: 'https://chat.whatsapp.com/AbCdEf',
    host: 'chat.whatsapp.com',
    openedAt: '2026-08-21T18:00:00.000Z',
    version: 3,
  },
];

/** What the page sends is kept, and answered as the house would, or with a fault. */
function draw(language: Language = 'en', answer = () => Response.json(offers[0])) {
  const sent: { line: string; body: unknown }[] = [];
  const api = async (request: Request) => {
    if (request.method === 'GET') return Response.json(offers);
    const text = await request.text();
    sent.push({
      line: `${request.method} ${new URL(request.url).pathname}`,
      body: text === '' ? undefined : JSON.parse(text),
    });
    return answer();
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<ChatsPanel />, { api, language, search: 'tab=community' });
  return sent;
}
const row = async (name: string) => within(await screen.findByRole('article', { name }));
const sheet = async () => within(await screen.findByRole('dialog'));

it('tells of each offer how many joined it since when, and where its chat is', async () => {
  draw();
  const nobody = await screen.findByRole('article', { name: 'Group chats' });
  expect(nobody.textContent).toMatch(/^Group chatsNobody has joined yetNo chat yet/);
  expect(screen.getByRole('article', { name: 'Meetups' }).textContent.replaceAll(/\s/g, ' ')).toMatch(
    /1,204 members · The first on Thursday, 20 August 2026No chat yet/,
  );
  const open = await row('Local buddies');
  expect(open.getByText(/^Open since 21 Aug 2026, 20:00/)).toBeTruthy();
  expect(open.getByRole('link', { name: 'chat.whatsapp.com' }).getAttribute('rel')).toBe(
    'noopener noreferrer nofollow',
  );
});

it('gives an offer its chat, with the version that was seen', async () => {
  const sent = draw('es');
  fireEvent.click((await row('Quedadas')).getByRole('button', { name: 'Poner el chat: Quedadas' }));
  const paper = await sheet();
  fireEvent.change(paper.getByLabelText(/^Invitación/), { target: { value: ' https://t.me/+AbC ' } });
  fireEvent.click(paper.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(currentToast()?.title).toBe('El chat está abierto'));
  expect(sent).toEqual([
    { line: 'PUT /api/admin/community/meetups', body: { address: 'https://t.me/+AbC', version: 1 } },
  ]);
});

it('changes one from what stands there, and says what is wrong with it before and after the house does', async () => {
  const sent = draw('en', () =>
    refusal('validation', { fields: [{ path: 'address', message: 'Must be an invitation' }] }),
  );
  fireEvent.click((await row('Local buddies')).getByRole('button', { name: 'Change the chat: Local buddies' }));
  const paper = await sheet();
  const field = paper.getByLabelText<HTMLInputElement>(/^Invitation/);
  expect(field.value).toBe('https://chat.whatsapp.com/AbCdEf');
  fireEvent.change(field, { target: { value: 'our chat' } });
  fireEvent.click(paper.getByRole('button', { name: 'Save' }));
  expect(await paper.findByText(/^An invitation begins with https/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(field, { target: { value: 'http://t.me/+AbC' } });
  fireEvent.click(paper.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await paper.findByText(/^An invitation begins with https/)).toBeTruthy();
});

it('takes one away once it was asked twice', async () => {
  const sent = draw();
  fireEvent.click((await row('Local buddies')).getByRole('button', { name: 'Take away the chat: Local buddies' }));
  expect(sent).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Take it away' }));
  await waitFor(() => expect(currentToast()?.title).toBe('The chat is taken away'));
  expect(sent).toEqual([{ line: 'DELETE /api/admin/community/local-buddies', body: undefined }]);
});
