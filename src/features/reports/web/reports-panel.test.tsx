import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { Report } from '../contract.ts';
import { ReportsPanel } from './reports-panel.tsx';

const ofReview: Report = {
  id: 'rep00000001',
  kind: 'review',
  reason: 'private',
  details: 'A name.',
  status: 'open',
  ground: null,
  statement: null,
  reporter: null,
  createdAt: '2026-08-21T12:00:00Z',
  decidedAt: null,
  version: 1,
  title: 'Toldo Rojo',
  type: 'rentals',
  listing: 'rnt00000001',
  author: 'Ana P.',
  words: 'Marta was rude.',
  language: 'en',
  writtenAt: '2026-08-21T10:00:00Z',
  isRemoved: false,
  stars: 2,
  proof: 'stay',
  wasThere: '2026-08-20',
};
const ofMessage: Report = {
  ...ofReview,
  id: 'rep00000002',
  kind: 'message',
  reason: 'fraud',
  reporter: 'Marea',
  title: 'Roof flat',
  author: 'Iker Zubiri',
  words: 'Send me money.',
  language: null,
  stars: null,
  proof: null,
  wasThere: null,
};

const sent: { path: string; body: unknown }[] = [];
const asked: string[] = [];
beforeEach(() => {
  sent.length = 0;
  asked.length = 0;
});

/** Lists are answered as the house would, what is sent is kept. */
async function api(request: Request): Promise<Response> {
  const { pathname: path, searchParams } = new URL(request.url);
  if (request.method === 'POST') {
    sent.push({ path, body: await request.json() });
    return Response.json({}, { status: 201 });
  }
  asked.push(`${path} ${searchParams.get('kind')}`);
  const one = [ofReview, ofMessage].find(({ id }) => path.endsWith(id));
  return Response.json(one ?? [ofReview, ofMessage], { headers: { 'x-total-count': '2' } });
}
const draw = (search = '', language: Language = 'en') => {
  vi.stubGlobal('fetch', api);
  renderDesk(<ReportsPanel />, { api, search, language });
};

it.each([
  [
    'en',
    'Review\u00a0· Private about somebody\u00a0· 2\u00a0of\u00a05',
    'Message\u00a0· Wants money outside, or cheats\u00a0· Iker Zubiri',
  ],
  [
    'es',
    'Opinión\u00a0· Datos privados de alguien\u00a0· 2\u00a0de\u00a05',
    'Mensaje\u00a0· Pide dinero por fuera, o engaña\u00a0· Iker Zubiri',
  ],
] as const)('shows what is reported of reviews and messages in one list (%s)', async (language, review, message) => {
  draw('kind=message', language);
  const [first, second] = await screen.findAllByRole('article');
  expect(first?.textContent).toContain(review);
  expect(second?.textContent).toContain(message);
  expect(asked).toContain('/api/admin/reports message');
});

it.each([
  ['rep00000001', 'Toldo Rojo', 'private', ['law', 'insult', 'private', 'advertising', 'notThere'], 'Stay ended on'],
  ['rep00000002', 'Roof flat', 'fraud', ['law', 'insult', 'fraud', 'advertising'], 'Send me money.'],
] as const)('takes %s down on a ground of its own, never without its reasons', async (id, name, ground, own, said) => {
  draw(`open=${id}`);
  const sheet = within(await screen.findByRole('dialog', { name }));
  expect(sheet.getByText(new RegExp(said))).toBeTruthy();
  const takeDown = sheet.getByRole('button', { name: 'Take it down' });
  fireEvent.click(takeDown);
  expect(sheet.getByText('Say on what it is taken down.')).toBeTruthy();
  expect(sheet.getByText('Nobody is answered without a reason.')).toBeTruthy();
  const choice = sheet.getByRole<HTMLSelectElement>('combobox');
  expect([...choice.options].map(({ value }) => value)).toEqual(['', ...own]);
  fireEvent.change(choice, { target: { value: ground } });
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: ' It must not stand there. ' } });
  fireEvent.click(takeDown);
  const body = { decision: 'removed', ground, statement: 'It must not stand there.', version: 1 };
  await waitFor(() => expect(sent).toEqual([{ path: `/api/admin/reports/${id}/decision`, body }]));
});
