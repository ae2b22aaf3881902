import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { listed, refusal } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { FaultOfLine, ImportColumn, ImportLine, ListingImport } from '../contract.ts';
import { ImportsPanel } from './imports-panel.tsx';

const none = { untried: 0, good: 0, bad: 0, made: 0, undone: 0, kept: 0 };
const checked: ListingImport = {
  id: 'import000001',
  kind: 'businesses',
  fileName: 'bars.csv',
  owner: 'nobody',
  state: 'checked',
  importedBy: 'Nerea',
  lines: { ...none, good: 2, bad: 1 },
  createdAt: '2026-08-21T18:00:00.000Z',
  updatedAt: '2026-08-21T18:00:00.000Z',
};
const columns: ImportColumn[] = [
  { name: 'name', kind: 'line', isNeeded: true, max: 120 },
  { name: 'description_en', kind: 'text', isNeeded: false, max: 2000 },
  { name: 'priceRange', kind: 'choice', isNeeded: false, options: ['€', '€€'] },
];
const badLine = (...faults: FaultOfLine[]): ImportLine => ({
  line: 7,
  title: 'Bar Sol',
  state: 'bad',
  faults,
  listingId: null,
});

type Given = Partial<{
  one: ListingImport;
  lines: ImportLine[];
  language: Language;
  post: (request: Request) => Promise<Response>;
}>;

function draw(search: string, { one = checked, lines = [], language = 'en', post }: Given = {}) {
  const posts: [path: string, body: string][] = [];
  const api = async (request: Request) => {
    const { pathname, search: query } = new URL(request.url);
    if (request.method === 'POST') {
      posts.push([pathname + query, await request.clone().text()]);
      return post?.(request) ?? Response.json(one, { status: 201 });
    }
    if (pathname.endsWith('/listing-columns')) return Response.json(columns);
    if (pathname.endsWith('/lines')) return Response.json(lines);
    if (pathname.endsWith(one.id)) return Response.json(one);
    return listed([one]);
  };
  vi.stubGlobal('fetch', api);
  return { posts, ...renderDesk(<ImportsPanel nameOf={(kind) => `all ${kind}`} />, { api, language, search }) };
}

it('lists the files with what they hold, whose it is and how far they are', async () => {
  draw('tab=imports');
  const row = await screen.findByRole('article', { name: 'bars.csv' });
  expect(row.textContent).toContain('all\u00a0businesses,\u00a03\u00a0lines\u00a0· Nobody’s yet\u00a0· By Nerea');
  expect(within(row).getByText('Checked')).toBeDefined();
});

it('sends a file as it is, of the kind and for whom it was chosen, and says what it may hold', async () => {
  const { posts } = draw('tab=imports&open=new');
  const kind = await screen.findByRole('combobox', { name: 'What they are' });
  fireEvent.change(kind, { target: { value: 'jobs' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Whose they are' }), { target: { value: 'house' } });
  expect(await screen.findByText('One line of text, at most 120 characters')).toBeDefined();
  expect(screen.getByText(/, at most 2,000 characters$/)).toBeDefined();
  expect(screen.getByText('One of: €, €€')).toBeDefined();
  const file = new File(['title_en\nWaiter'], 'season.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText(/Choose a file/), { target: { files: [file] } });
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.[0]).toBe('/api/admin/listing-imports?kind=jobs&owner=house&name=season.csv&lang=en');
});

it('says at the field why a file is refused', async () => {
  const message = 'The column title_en stands twice';
  const fields = [{ path: 'file', message }];
  draw('tab=imports&open=new', { post: async () => refusal('validation', { fields }) });
  const input = await screen.findByLabelText(/Choose a file/);
  fireEvent.change(input, { target: { files: [new File(['x'], 'x.csv')] } });
  expect(await screen.findByText(message)).toBeDefined();
});

it('names each bad line with what is wrong, and publishes the good ones', async () => {
  const lines = [
    badLine(
      { column: 'phone', fault: 'phone', said: '12' },
      { column: 'priceRange', fault: 'choice', said: 'cheap', options: ['€', '€€'] },
      { column: null, fault: 'twice', said: 'Bar Sol', line: 3 },
    ),
  ];
  const { posts } = draw(`tab=imports&open=${checked.id}`, { lines });
  const bad = await screen.findByRole('region', { name: 'Lines that are not good' });
  await within(bad).findByText('Line 7');
  expect(bad.textContent).toContain('Bar Sol');
  expect(bad.textContent).toContain('phone “12” is no phone number');
  expect(bad.textContent).toContain('priceRange “cheap” is none of: €, €€');
  expect(bad.textContent).toContain('Says the same as line 3');
  fireEvent.click(screen.getByRole('button', { name: 'Publish 2 listings' }));
  await waitFor(() => expect(posts).toEqual([[expect.stringContaining(`/${checked.id}/steps`), '{"step":"import"}']]));
});

it('shows how far the house is, and offers no step meanwhile', async () => {
  const one = { ...checked, state: 'importing' as const, lines: { ...none, good: 1, made: 3 } };
  draw(`tab=imports&open=${one.id}`, { one });
  const bar = await screen.findByRole('progressbar', { name: 'Being published' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['3', '4']);
  expect(screen.queryByRole('button', { name: /Publish|Take/ })).toBeNull();
});

it('asks before it takes an import back, in Spanish too', async () => {
  const one = { ...checked, state: 'imported' as const, lines: { ...none, made: 2 } };
  const { posts } = draw(`tab=imports&open=${one.id}`, { one, language: 'es' });
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer la importación' }));
  expect(posts).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(posts[0]?.[1]).toBe('{"step":"undo"}'));
});
