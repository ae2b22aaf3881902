/**
 * Files of views share a window, for starting one takes longer than most of them: after each test it is as new. What a
 * module keeps in memory (who is signed in, what is saved, the last message) forgets here, in one place; files come in
 * another order in every run, so that what is not forgotten is noticed.
 */
import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { followAccount } from '#features/saved/web/keep.ts';
import { setFilmChoice } from '#features/site/web/film-choice.ts';
import { clearStoredUser } from '#kit/web/stored-user.ts';
import { forgetToast } from '#kit/web/ui/toast-store.ts';

// A busy machine takes longer to draw: what is waited for may take as long as a test.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  followAccount(null);
  clearStoredUser();
  setFilmChoice('playing');
  forgetToast();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  // What the browser has of itself stands on the prototype: what stands here a test has put there.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.cookie.split('; ').forEach((cookie) => (document.cookie = `${cookie.split('=')[0]}=; max-age=0`));
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});

// A part of a page that was still on its way when its file was over could not be loaded any more, by no file after it.
afterAll(() => vi.dynamicImportSettled());
