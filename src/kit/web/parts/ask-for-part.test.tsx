import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PartFiles } from './ask-for-part.ts';

const told: PartFiles = {
  files: ['assets/menu.js', 'assets/button.js', 'assets/icon.js'],
  parts: [
    [0, 1],
    [1, 2],
  ],
};
const load = vi.fn(async () => 'the menu');

/** As a page has it that was just opened. */
const open = async (line: () => Promise<Response>) => {
  vi.resetModules();
  vi.stubGlobal('fetch', vi.fn(line));
  return import('./ask-for-part.ts');
};
const links = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const asked = (rel: string) => links(rel).map((link) => link.getAttribute('href'));
const answers = async () => Response.json(told);
const dropped = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => void load.mockClear());
afterEach(() => document.head.replaceChildren());

it('asks for all files of a part at once, each of them once, and then for the part', async () => {
  const { askForPart } = await open(answers);
  expect(await askForPart(load, ['assets/menu.js'])).toBe('the menu');
  await waitFor(() => expect(asked('modulepreload')).toEqual(['/assets/menu.js', '/assets/button.js']));
  await askForPart(load, ['assets/button.js']);
  await waitFor(() =>
    expect(asked('modulepreload')).toEqual(['/assets/menu.js', '/assets/button.js', '/assets/icon.js']),
  );
  expect(fetch).toHaveBeenCalledOnce();
});

const isGone = async () => Response.json({ status: 404 }, { status: 404 });

it.each([
  ['does not come', dropped],
  ['is there no more', isGone],
])('waits for no list of files, and asks anew for one that %s', async (_, line) => {
  const { askForPart, learnPartFiles } = await open(line);
  expect(await askForPart(load, ['assets/menu.js'])).toBe('the menu');
  expect(asked('modulepreload')).toEqual(['/assets/menu.js']);
  await learnPartFiles();
  vi.stubGlobal('fetch', vi.fn(answers));
  await askForPart(load, ['assets/menu.js']);
  await waitFor(() => expect(asked('modulepreload')).toContain('/assets/button.js'));
});

it('shows no part before its styles are there, which are asked for once', async () => {
  const { askForPart } = await open(answers);
  const both = [1, 2].map(() => askForPart(load, ['assets/menu.js', 'assets/menu.css']));
  expect(asked('stylesheet')).toEqual(['/assets/menu.css']);
  expect(load).not.toHaveBeenCalled();
  links('stylesheet')[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all(both)).toEqual(['the menu', 'the menu']);
});

it('asks anew for styles that failed, or a part would come without its looks', async () => {
  const { askForPart } = await open(answers);
  const first = askForPart(load, ['assets/menu.js', 'assets/menu.css']);
  links('stylesheet')[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Unable to preload CSS for /assets/menu.css');
  expect(load).not.toHaveBeenCalled();
  const again = askForPart(load, ['assets/menu.js', 'assets/menu.css']);
  expect(asked('stylesheet')).toEqual(['/assets/menu.css']);
  links('stylesheet')[0]?.dispatchEvent(new Event('load'));
  expect(await again).toBe('the menu');
});

it('does not ask for styles that the page came with, but for those it lost', async () => {
  const { askForPart } = await open(answers);
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/house.css"><link rel="stylesheet" href="/assets/lost.css">';
  const [there, lost] = links('stylesheet');
  Object.defineProperty(there, 'sheet', { value: {} });
  Object.defineProperty(lost, 'sheet', { value: null });
  const part = askForPart(load, ['assets/menu.js', 'assets/house.css', 'assets/lost.css']);
  expect(asked('stylesheet')).toEqual(['/assets/house.css', '/assets/lost.css', '/assets/lost.css']);
  links('stylesheet')[2]?.dispatchEvent(new Event('load'));
  expect(await part).toBe('the menu');
});
