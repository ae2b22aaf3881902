/** For tests only: the network's edge with one member's account behind it. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { aShownEvent } from '#features/events/testing.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import type { SavedListing } from '../contract.ts';
import { isSame, newestFirst, type SavedItem, type SavedRef } from '../rules.ts';
import { followAccount } from './keep.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { refusal } from '#kit/web/network-testing.ts';

export const user = aUser();

export const anEvent = (id: string, over: object = {}): SavedListing => ({
  type: 'event',
  savedAt: '2026-08-20T10:00:00.000Z',
  listing: aShownEvent({ id, title: `Party ${id}`, ...over }),
});

export const itemOf = ({ type, listing: { id }, savedAt }: SavedListing): SavedItem => ({ type, id, savedAt });

/** An account that answers; `refuse` names what it says no to, `catalogue` what is published. */
export function openAccount(first: readonly SavedItem[] = [], catalogue: readonly SavedListing[] = []) {
  const account = { items: [...first], refuse: undefined as ProblemCode | undefined, calls: [] as string[] };
  const shown = (marks: readonly SavedItem[]) =>
    newestFirst(marks).flatMap((added) => catalogue.find((saved) => isSame(itemOf(saved), added)) ?? []);

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    account.calls.push(`${request.method} ${pathname}`);
    if (account.refuse) return refusal(account.refuse);
    if (pathname === '/api/saved') return Response.json(shown(account.items));
    if (request.method === 'POST') {
      const { items } = (await request.json()) as { items: SavedItem[] };
      if (pathname === '/api/saved/listings') return Response.json(shown(items));
      for (const item of items) if (!account.items.some((one) => isSame(one, item))) account.items.push(item);
      return Response.json(newestFirst(account.items));
    }
    const [, , , type, id] = pathname.split('/');
    const ref = { type, id } as SavedRef;
    account.items = account.items.filter((item) => !isSame(item, ref));
    if (request.method === 'DELETE') return Response.json({ deleted: true });
    const added = { ...ref, savedAt: '2026-08-21T18:00:00.000Z' };
    account.items.push(added);
    return Response.json(added);
  };
  vi.stubGlobal('fetch', answer);
  return Object.assign(account, { answer });
}

export const signIn = () => act(() => storeUser(user));
export const signOut = () =>
  act(() => {
    clearStoredUser();
    followAccount(null);
  });

/** What the device holds. */
export function onDevice(): { owner: string | null; ids: string[] } | undefined {
  const text = localStorage.getItem('saved');
  if (text === null) return undefined;
  const { owner, items } = JSON.parse(text) as { owner: string | null; items: SavedItem[] };
  return { owner, ids: items.map(({ id }) => id) };
}
