import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storeUser } from '#kit/web/stored-user.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Joined } from '../contract.ts';
import { CommunityPage } from './community-page.tsx';
import { CommunitySection } from './community-section.tsx';

const marta = aUser();

/** The network's edge: a member's wishes, kept as the server keeps them. */
function serve(kept: Joined['offers'], write?: () => Response | Promise<Response>, open: Joined['chats'] = []) {
  const state = { kept };
  const told = (): Joined => ({
    offers: state.kept,
    chats: open.filter(({ offer }) => state.kept.includes(offer)),
  });
  const answer = async (request: Request) => {
    if (request.method === 'GET') return Response.json(told());
    if (write) return write();
    state.kept = ((await request.json()) as Joined).offers;
    return Response.json(told());
  };
  vi.stubGlobal('fetch', answer);
  return { answer, state };
}

const button = (name: string) => screen.findByRole('button', { name });
const ready = async (name: string) => {
  await waitFor(async () => expect((await button(name)).getAttribute('aria-disabled')).toBeNull());
  return button(name);
};

describe('CommunityPage', () => {
  it('leads everybody who is not signed in through the door and back', () => {
    renderPage(<CommunityPage />);
    const ways = within(screen.getByRole('list')).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(3).fill('/auth?redirect=%2Fcommunity'));
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Group chats',
      'Meetups',
      'Local buddies',
    ]);
  });

  it('shows what a member joined, joins and leaves', async () => {
    storeUser(marta);
    const { answer, state } = serve(['local-buddies']);
    renderPage(<CommunityPage />, { api: answer });
    expect(await button('Leave local buddies')).toBeTruthy();
    expect(screen.getAllByText('Joined')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Read the tips' }).getAttribute('href')).toBe('/safety-tips');

    fireEvent.click(await ready('Join meetups'));
    expect(await ready('Leave meetups')).toBeTruthy();
    expect(state.kept).toEqual(['meetups', 'local-buddies']);
    expect(screen.getAllByText('Joined')).toHaveLength(2);
    expect(currentToast()).toMatchObject({ title: 'You are in', description: 'Meetups: you are on the list.' });
    expect(screen.getByRole('link', { name: 'See the free plans' }).getAttribute('href')).toBe(
      '/search?type=events&priceMax=0',
    );

    fireEvent.click(await ready('Leave local buddies'));
    expect(await ready('Join local buddies')).toBeTruthy();
    expect(state.kept).toEqual(['meetups']);
    expect(screen.queryByRole('link', { name: 'Read the tips' })).toBeNull();
  });

  it('leads into the chats that are open, once joined, and says where they are', async () => {
    storeUser(marta);
    const open: Joined['chats'] = [
      { offer: 'group-chats', address: 'https://chat.whatsapp.com/AbCdEf', host: 'chat.whatsapp.com' },
      { offer: 'meetups', address: 'https://t.me/+AbC', host: 't.me' },
    ];
    const { answer } = serve(['group-chats'], undefined, open);
    renderPage(<CommunityPage />, { api: answer });
    const way = await screen.findByRole('link', {
      name: 'Open the chat: Group chats, on chat.whatsapp.com, in a new tab',
    });
    expect(way.textContent).toBe('Open the chat');
    expect(['href', 'target', 'rel'].map((name) => way.getAttribute(name))).toEqual([
      'https://chat.whatsapp.com/AbCdEf',
      '_blank',
      'noopener noreferrer nofollow',
    ]);
    expect(screen.getByText(/^On chat\.whatsapp\.com, in a new tab\. It isn’t ours/)).toBeTruthy();
    // What is on was for the meantime.
    expect(screen.queryByRole('link', { name: 'See the events' })).toBeNull();
    expect(document.body.innerHTML).not.toContain('t.me');

    fireEvent.click(await ready('Join meetups'));
    expect(await screen.findByRole('link', { name: /^Open the chat: Meetups, on t\.me/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the free plans' })).toBeTruthy();
    fireEvent.click(await ready('Leave group chats'));
    await waitFor(() => expect(document.body.innerHTML).not.toContain('whatsapp'));
  });

  it('says that a chat is not open yet, and in Spanish', async () => {
    storeUser(marta);
    renderPage(<CommunityPage />, { api: serve(['group-chats']).answer, language: 'es' });
    expect(await screen.findByText(/^Estás en la lista\. El chat aún no está abierto/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver los eventos' })).toBeTruthy();
  });

  it('says so when a wish was not stored, and shows what is', async () => {
    storeUser(marta);
    const { answer } = serve([], () => new Response(null, { status: 503 }));
    renderPage(<CommunityPage />, { api: answer, language: 'es' });
    fireEvent.click(await ready('Unirme a las quedadas'));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'No se ha podido guardar tu elección. Inténtalo de nuevo.',
      }),
    );
    expect(await ready('Unirme a las quedadas')).toBeTruthy();
    expect(screen.queryByText('Ya estás')).toBeNull();
  });

  it('asks again when the wishes did not come', async () => {
    storeUser(marta);
    let isDown = true;
    const { answer } = serve(['meetups']);
    const api = (request: Request) => (isDown ? new Response(null, { status: 503 }) : answer(request));
    renderPage(<CommunityPage />, { api });
    expect(await screen.findByText('Failed to load your groups')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await button('Leave meetups')).toBeTruthy();
  });

  it('shows the door again to whoever was signed out meanwhile', async () => {
    storeUser(marta);
    const gone = () => refusal('unauthenticated');
    renderPage(<CommunityPage />, { api: gone });
    expect(await screen.findByRole('link', { name: 'Join meetups' })).toBeTruthy();
  });
});

describe('CommunitySection', () => {
  it('has its figures, three voices and three ways in', () => {
    const counts = { members: 25_400, 'group-chats': 512, meetups: 57, 'local-buddies': 1 };
    renderPage(<CommunitySection counts={counts} hasVoices />);
    const figures = [...document.querySelectorAll('.beach-figures > div')].map((figure) => figure.textContent);
    expect(figures).toEqual(['members25,000+', 'in group chats510+', 'up for meetups50+']);
    expect(document.querySelectorAll('blockquote')).toHaveLength(3);
    const ways = within(screen.getByRole('list')).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/community#group-chats',
      '/community#meetups',
      '/community#local-buddies',
    ]);
  });

  it('puts invented words into nobody’s mouth outside the demo', () => {
    renderPage(<CommunitySection counts={undefined} hasVoices={false} />);
    expect(document.querySelectorAll('blockquote')).toHaveLength(0);
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
});
