import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { renderPage, testNow } from '#kit/web/testing.tsx';
import { JoinPage } from './join-page.tsx';

const invited = { name: 'La Terraza', role: 'door', expiresAt: '2026-08-28T18:00:00.000Z' };
const calls: string[] = [];
const answer = (replies: Readonly<Record<string, () => Response>>) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    return replies[pathname]?.() ?? Response.json({}, { status: 404 });
  });
const gone = () =>
  new Response(JSON.stringify({ code: 'link_expired', detail: 'Gone', status: 410 }), {
    status: 410,
    headers: { 'content-type': 'application/problem+json' },
  });
const read = '/api/team-invitations/read';
const accept = '/api/team-invitations/accept';

beforeEach(() => {
  calls.length = 0;
  clearStoredUser();
  location.hash = '#token=secret-key';
});
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
  localStorage.clear();
  clearStoredUser();
});
const signIn = () => storeUser(aUser());

describe('an invitation that was opened', () => {
  it.each([
    ['en', 'wants you in the team: Door', 'Sign in and join'],
    ['es', 'te quiere en su equipo: Puerta', 'Entrar y unirme'],
  ] as const)('says whose team it is, and leads through the door and back (%s)', async (language, lead, enter) => {
    answer({ [read]: () => Response.json(invited) });
    renderPage(<JoinPage />, { language });
    await screen.findByRole('heading', { name: 'La Terraza' });
    expect(screen.getByText(lead)).toBeDefined();
    const door = screen.getByRole('link', { name: enter });
    expect(door.getAttribute('href')).toBe('/auth?redirect=%2Fteam-invitation&tab=signin');
    fireEvent.click(door);
    expect(localStorage.getItem('link-key')).toMatch(/^\d+ \/team-invitation#token=secret-key$/);
    expect(calls).toEqual([read]);
  });

  it('is found again on the way back, whose address has no key, and by no other page', async () => {
    location.hash = '';
    answer({ [read]: () => Response.json(invited) });
    const until = (minutes: number) => testNow.getTime() + minutes * 60_000;
    localStorage.setItem('link-key', `${until(60)} /ticket/link#token=secret-key`);
    renderPage(<JoinPage />);
    await screen.findByText('This invitation no longer works');
    localStorage.setItem('link-key', `${until(60)} /team-invitation#token=secret-key`);
    renderPage(<JoinPage />);
    await screen.findByRole('heading', { name: 'La Terraza' });
    expect(location.hash).toBe('#token=secret-key');
  });

  it('is not found again by who comes back after its hour', async () => {
    location.hash = '';
    answer({ [read]: () => Response.json(invited) });
    localStorage.setItem('link-key', `${testNow.getTime() - 1} /team-invitation#token=secret-key`);
    renderPage(<JoinPage />);
    await screen.findByText('This invitation no longer works');
    expect([location.hash, localStorage.getItem('link-key')]).toEqual(['', null]);
  });

  it('is joined by a press, and only by one', async () => {
    signIn();
    answer({ [read]: () => Response.json(invited), [accept]: gone });
    renderPage(<JoinPage />);
    const join = await screen.findByRole('button', { name: 'Join the team' });
    expect(calls).toEqual([read]);
    fireEvent.click(join);
    await screen.findByText('This invitation no longer works');
    expect(calls).toEqual([read, accept]);
  });

  it.each(['', '#nothing', '#token='])('says kindly that %s opens nothing', async (hash) => {
    location.hash = hash;
    answer({});
    renderPage(<JoinPage />);
    await screen.findByText('This invitation no longer works');
    expect(calls).toEqual([]);
  });

  it('says so of one that was used', async () => {
    answer({ [read]: gone });
    renderPage(<JoinPage />);
    await waitFor(() => expect(screen.getByText('This invitation no longer works')).toBeDefined());
  });
});
