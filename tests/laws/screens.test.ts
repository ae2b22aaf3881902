/** The pictures show today's house: a part that is added to it gets its picture, and one that is gone is not asked for. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messages as inboxWords } from '#app/web/desk/inbox/messages.ts';
import { messages as moneyWords } from '#app/web/desk/money-messages.ts';
import { deskTabsOf } from '#app/web/desk/panels.ts';
import { workspaceTabsOf } from '#app/web/workspace/panels.ts';
import { faces } from '../../scripts/screens/faces.ts';
import { chapters } from '../../scripts/screens/pages.ts';

/** The address of every picture. */
const taken = chapters.flatMap(({ paths }) => paths.map((stop) => (typeof stop === 'string' ? stop : stop.path)));
/** What leads nowhere, for the page that says so. */
const nowhere = '/nowhere-at-all';
/** `/events/{first}?a=1` as the router calls it, `/events/$id`. */
const routeOf = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .replace(/(?<=\/(?:events|rentals|businesses|jobs|ticket|ticket\/kept)\/)(?!link$|kept).+/, '$id');

/** The queries of the addresses of some chapters, as far as they name a part of the page. */
const takenBy = (page: string, ...names: readonly string[]): URLSearchParams[] =>
  chapters
    .filter(({ name }) => names.includes(name))
    .flatMap(({ paths }) => paths.map((stop) => (typeof stop === 'string' ? stop : stop.path)))
    .filter((path) => path.startsWith(`${page}?`))
    .map((path) => new URLSearchParams(path.slice(page.length + 1)));

const different = (all: readonly string[]): readonly string[] => [...new Set(all)].toSorted();
const tabs = (taken: readonly URLSearchParams[]) => different(taken.flatMap((query) => query.getAll('tab')));
const views = (tab: string) =>
  different(
    takenBy('/admin', 'desk', 'sheets')
      .filter((query) => query.get('tab') === tab)
      .flatMap((query) => query.getAll('view')),
  );
/** Views are called by one word each, and what else is said around them is not one of these. */
const called = (words: object, ...others: readonly string[]) =>
  Object.keys(words)
    .filter((key) => !key.includes('.') && !others.includes(key))
    .toSorted();

test('takes a picture of every part of the desk, and of none that is not there', () => {
  expect(tabs(takenBy('/admin', 'desk'))).toEqual(deskTabsOf('admin').toSorted());
});

test('takes a picture of every view of the money and of the inbox; the first of each needs no name', () => {
  expect(views('money')).toEqual(called(moneyWords.en, 'views', 'waits', 'overview'));
  expect(views('inbox')).toEqual(called(inboxWords.en, 'views', 'new', 'contact'));
});

test('takes a picture of every part of an owner’s workspace', () => {
  expect(tabs(takenBy('/dashboard', 'owner', 'host'))).toEqual([...workspaceTabsOf(undefined)].toSorted());
});

test('takes a picture of every page that the router knows, of what leads nowhere, and of nothing else', () => {
  const routes = readdirSync('src/app/web/routes')
    .filter((file) => !file.startsWith('__'))
    .map((file) => `/${file.replace('.tsx', '').replaceAll('.', '/')}`.replace(/\/index$/, '/'));
  expect(different(taken.map(routeOf))).toEqual([...routes, nowhere].toSorted());
});

test('takes a picture of a listing of each kind that is not here any more', () => {
  for (const kind of ['events', 'rentals', 'businesses', 'jobs'])
    expect(
      taken.filter((path) => path.startsWith(`/${kind}/`)),
      kind,
    ).toContain(`/${kind}/not-here-any-more`);
});

test('takes each in both languages, both inks and both widths', () => {
  const all = [1440, 390].flatMap((width) =>
    ['en', 'es'].flatMap((language) => ['day', 'night'].map((inking) => ({ width, language, inking }))),
  );
  expect(faces).toEqual(all);
});
