import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useClock } from '#kit/web/now.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { seenBy, type SavedItem, type SavedRef } from '../rules.ts';
import { followAccount, freshen, keepListing } from './keep.ts';
import { currentShelf, subscribeShelf } from './shelf.ts';

/** The saved things of whoever is here; undefined while the server renders and until hydration is done. */
export function useSaved() {
  const clock = useClock();
  const user = useStoredUser();
  const userId = user === undefined ? undefined : (user?.id ?? null);
  const shelf = useSyncExternalStore(subscribeShelf, currentShelf, () => undefined);
  useEffect(() => {
    if (userId === undefined) return;
    followAccount(userId);
    if (userId !== null) void freshen(userId);
  }, [userId]);
  const keep = useCallback(
    (ref: SavedRef, isWanted: boolean) => keepListing(ref, userId ?? null, isWanted, clock()),
    [userId, clock],
  );
  const items: readonly SavedItem[] | undefined =
    shelf === undefined || userId === undefined ? undefined : seenBy(shelf, userId);
  return { userId, items, isOwn: shelf !== undefined && shelf.owner === userId, keep };
}
