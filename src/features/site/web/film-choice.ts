import { useSyncExternalStore } from 'react';

/** What a visitor last asked of the films; all films of a page follow it. */
export type FilmChoice = 'playing' | 'paused';

const key = 'film';
const listeners = new Set<() => void>();
/** Where storage is refused, the choice lasts as long as the page. */
let unstored: FilmChoice = 'playing';

function read(): FilmChoice {
  try {
    return localStorage.getItem(key) === 'paused' ? 'paused' : 'playing';
  } catch {
    return unstored;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers whether films play. */
export function setFilmChoice(choice: FilmChoice): void {
  unstored = choice;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Kept above.
  }
  for (const listener of listeners) listener();
}

export const useFilmChoice = (): FilmChoice => useSyncExternalStore(subscribe, read, () => 'playing');
