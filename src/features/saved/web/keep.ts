/**
 * Keeps the list of this browser and the list of the account one. Every change shows at once and is undone when the
 * server refuses it; calls go one after another, so that a merge can't bring back what was taken off behind it.
 */
import { Problem } from '#kit/shared/problem.ts';
import { isSame, maxSaved, newestFirst, putOn, seenBy, takeOff, type SavedRef } from '../rules.ts';
import { deleteSaved, mergeSaved, putSaved } from './queries.ts';
import { changeShelf, currentShelf } from './shelf.ts';

/** How long the answer of the account counts before it is asked again, in milliseconds: another device may have saved. */
const freshFor = 30_000;

let line: Promise<unknown> = Promise.resolve();
/** Counts the visitor's changes: an answer that is older than the last one is not the truth any more. */
let changes = 0;
let member: string | null = null;
let synced: { readonly user: string; readonly at: number } | undefined;
let syncing: Promise<void> | undefined;

function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const turn = line.then(call, call);
  line = turn.catch(() => undefined);
  return turn;
}

/** Gives the account what the device kept and takes the account's list over. A failure loses nothing: it is tried again. */
async function sync(user: string): Promise<void> {
  const seen = changes;
  const items = await inTurn(() => {
    const { owner, items } = currentShelf();
    return mergeSaved(owner === null ? items : []);
  });
  if (member !== user) return;
  if (seen !== changes) return sync(user);
  synced = { user, at: performance.now() };
  changeShelf(() => ({ owner: user, items: newestFirst(items) }));
}

function syncOnce(user: string): Promise<void> {
  syncing ??= sync(user)
    .catch(() => undefined)
    .finally(() => (syncing = undefined));
  return syncing;
}

/** Whoever signs in brings what the device kept; whoever signs out takes the account's list along. */
export function followAccount(user: string | null): void {
  member = user;
  const { owner, items } = currentShelf();
  if (user === null) {
    synced = undefined;
    if (owner !== null) changeShelf(() => ({ owner: null, items: [] }));
    return;
  }
  if (owner === null ? items.length > 0 : owner !== user) void syncOnce(user);
}

/** Asks the account for its list, unless it has just told it. */
export async function freshen(user: string): Promise<void> {
  if (synced?.user === user && performance.now() - synced.at < freshFor) return;
  await syncOnce(user);
}

/** Keeps a listing from this instant on, or keeps it no longer. Rejects with the server's `Problem` when it was undone. */
export async function keepListing(ref: SavedRef, user: string | null, isWanted: boolean, at: Date): Promise<void> {
  const before = seenBy(currentShelf(), user);
  const was = before.find((item) => isSame(item, ref));
  if (isWanted && !was && before.length >= maxSaved)
    throw new Problem('too_many_saved', `At most ${maxSaved} things can be kept.`);
  const added = { type: ref.type, id: ref.id, savedAt: at.toISOString() };
  const change = (changes += 1);
  changeShelf((shelf) => (isWanted ? putOn(shelf, user, added) : takeOff(shelf, user, ref)));
  if (user === null) return;
  try {
    await inTurn<unknown>(() => (isWanted ? putSaved(ref) : deleteSaved(ref)));
  } catch (problem) {
    // Pressed again since: the later press decides. Signed out since: the list is gone.
    if (change === changes && member === user)
      changeShelf((shelf) => (was ? putOn(shelf, user, was) : takeOff(shelf, user, ref)));
    throw problem;
  }
}
