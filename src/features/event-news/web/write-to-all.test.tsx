import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { refusal } from '#kit/web/network-testing.ts';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { NewNews, NewsOfEvent } from '../contract.ts';
import { WriteToAll } from './write-to-all.tsx';

afterEach(() => vi.unstubAllGlobals());

const before = {
  id: 'new00000001',
  text: { es: 'Puerta trasera.' },
  readers: 8,
  writtenAt: '2026-08-01T09:00:00Z',
  isRemoved: false,
};
const first: NewsOfEvent = { written: [before], readers: 12, left: 2 };

/** The network's edge: news are kept as they are written, or refused. */
type Over = { readonly language?: 'en' | 'es'; readonly refuse?: () => Response };
async function open(start: NewsOfEvent = first, { language = 'en', refuse }: Over = {}) {
  let news = start;
  const sent: NewNews[] = [];
  const api = async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return Response.json(news);
    const body = (await request.json()) as NewNews;
    sent.push(body);
    if (refuse) return refuse();
    const one = {
      id: 'new00000002',
      text: body.text,
      readers: news.readers,
      writtenAt: '2026-08-01T10:00:00Z',
      isRemoved: false,
    };
    news = { ...news, written: [one, ...news.written], left: news.left - 1 };
    return Response.json(news, { status: 201 });
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<WriteToAll eventId="evt00000001" title="Foam" />, {
    language,
    now: new Date('2026-08-01T10:00:00Z'),
    api,
  });
  const name = { en: 'Write to everybody', es: 'Escribir a todos' }[language];
  fireEvent.click(await screen.findByRole('button', { name }));
  return sent;
}
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(new RegExp(label.replace(/[()]/g, String.raw`\$&`))), {
    target: { value },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('writing to everybody with a ticket', () => {
  it('asks first and says how many they are, sends what was written, and shows it', async () => {
    const sent = await open();
    await type('What you write (English)', ' Bring a passport. ');
    await press('Write to 12 people');
    expect(sent).toEqual([]);
    expect(screen.getByText('Write to 12 people?')).toBeTruthy();
    await answer('Write to 12 people');
    await waitFor(() => expect(currentToast()?.title).toBe('On its way'));
    expect(sent).toEqual([{ text: { en: 'Bring a passport.' }, key: expect.stringMatching(/^\w{8,}$/) }]);
    expect(await screen.findByText('Bring a passport.')).toBeTruthy();
    expect(screen.getByText('You can write 1 time more today.')).toBeTruthy();
  });

  it('marks the language of what was written in another one', async () => {
    await open();
    expect((await screen.findByText('Puerta trasera.')).closest('[lang]')?.getAttribute('lang')).toBe('es');
  });

  it('keeps the text and its key where it was not taken', async () => {
    const sent = await open(first, { refuse: () => refusal('unavailable') });
    await type('What you write (English)', 'Late start.');
    for (const _ of ['once', 'again']) {
      await press('Write to 12 people');
      await answer('Write to 12 people');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(screen.getByDisplayValue('Late start.')).toBeTruthy();
  });

  it.each([
    ['en', ['en', 'es']],
    ['es', ['es', 'en']],
  ] as const)('asks for the text in the language of its writer first (%s)', async (language, order) => {
    await open(first, { language });
    const asked = await screen.findAllByRole('textbox');
    expect(asked.map(({ lang }) => lang)).toEqual(order);
  });

  it.each([
    ['too_many_requests', 'Tres al día es el máximo. Tu texto queda guardado aquí.'],
    ['conflict', 'Este evento ya ha tenido los diez que son el máximo.'],
    ['event_over', 'Este evento ya ha terminado.'],
  ] as const)('says why %s', async (code, sentence) => {
    await open(first, { language: 'es', refuse: () => refusal(code) });
    await type('Lo que escribes (español)', 'Traed el pasaporte.');
    await press('Escribir a 12 personas');
    await answer('Escribir a 12 personas');
    await waitFor(() => expect(currentToast()?.description).toBe(sentence));
  });

  it('sends nothing empty, and says what is missing', async () => {
    const sent = await open();
    await press('Write to 12 people');
    expect((await screen.findAllByText('Write it in at least one language.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each([
    [{ ...first, readers: 0 }, 'Nobody has a ticket yet.'],
    [{ ...first, left: 0 }, 'That’s the most there may be: three a day and ten in all.'],
  ])('has no form where nothing can be written', async (news, sentence) => {
    await open(news);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
