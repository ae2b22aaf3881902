import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedChange } from '#features/listing-changes/contract.ts';
import { asFacts, renderDesk } from '#kit/web/desk/testing.tsx';
import { loadChangesDesk } from './changes-desk.tsx';

let Desk: Awaited<ReturnType<typeof loadChangesDesk>>;
beforeAll(async () => {
  Desk = await loadChangesDesk();
});

const photo = (id: string, en: string) => ({ id, width: 800, height: 600, alt: { en } });
const event: OpenedChange = {
  id: 'AbCdEfGhJkLmNpQr',
  kind: 'events',
  listingId: 'ZbCdEfGhJkLmNpQr',
  title: { en: 'Foam night', es: 'Noche de espuma' },
  owner: { id: 'QbCdEfGhJkLmNpQr', name: 'Iratxe Goñi' },
  status: 'pending',
  before: {
    title: { en: 'Foam night', es: 'Noche de espuma' },
    description: { en: 'Foam until the sun is up.' },
    category: 'party',
    price: '12.50',
    latitude: null,
    longitude: null,
    photos: [photo('a1', 'The hall'), photo('b2', 'The bar')],
  },
  after: {
    title: { en: 'CASINO BONUS', es: 'Noche de espuma' },
    description: { en: 'Foam until the moon is up.' },
    category: 'club',
    price: '0',
    latitude: 38.5,
    longitude: -0.1,
    photos: [photo('b2', 'The bar'), photo('c3', 'A wheel')],
  },
  version: 4,
  askedAt: '2026-08-21T09:42:00.000Z',
  decidedAt: null,
  clashes: [],
};
const place: OpenedChange = {
  ...event,
  kind: 'businesses',
  title: { en: 'Bar Luz', es: 'Bar Luz' },
  before: { openingHours: [], website: 'https://luz.example' },
  after: { openingHours: [{ days: [4, 5], opens: '20:00', closes: '04:00' }], website: null },
  status: 'applied',
  decidedAt: '2026-08-21T10:42:00.000Z',
};

/** The network's edge: what was decided, and what the server says to it. */
function serve(change: OpenedChange, answer = () => Response.json({ ...change, status: 'approved' })) {
  const decided: unknown[] = [];
  const asked: string[] = [];
  const { clashes: _clashes, ...item } = change;
  const api = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'POST') {
      decided.push(await request.json());
      return answer();
    }
    if (pathname.endsWith(change.id)) return Response.json(change);
    asked.push(search);
    return Response.json([item], { headers: { 'x-total-count': '1' } });
  };
  vi.stubGlobal('fetch', api);
  return { api, decided, asked };
}

async function open(change: OpenedChange, language: 'en' | 'es' = 'en', answer?: () => Response) {
  const { api, decided } = serve(change, answer);
  renderDesk(<Desk counts={{ changes: 1 }} />, { api, language, search: `open=${change.id}` });
  return { sheet: within(await screen.findByRole('dialog', { name: change.title[language] ?? '' })), decided };
}

/** What stands under each label: `-taken away`, `+put in`, and what stayed. */
function told(): Record<string, string[]> {
  const labels = [...screen.getByRole('dialog').querySelectorAll('.difference dt')];
  const marks: Record<string, string> = { DEL: '-', INS: '+' };
  return Object.fromEntries(
    labels.map((label) => {
      const value = label.nextElementSibling as HTMLElement;
      for (const hidden of value.querySelectorAll('.sr-only')) hidden.remove();
      const pieces = [...value.childNodes].map((node) => (marks[node.nodeName] ?? '') + (node.textContent ?? ''));
      return [label.textContent ?? '', pieces.filter((piece) => piece.trim() !== '')];
    }),
  );
}

describe('the queue', () => {
  it.each([
    [
      'en',
      'Foam night',
      'Event · Iratxe Goñi · Title, Description, Category, Price, Place on the map, Photos',
      'Waiting 1',
    ],
    [
      'es',
      'Noche de espuma',
      'Evento · Iratxe Goñi · Título, Descripción, Categoría, Precio, Lugar en el plano, Fotos',
      'En espera 1',
    ],
  ] as const)('says whose listing it is and what of it would change (%s)', async (language, title, facts, view) => {
    renderDesk(<Desk counts={{ changes: 1 }} />, { api: serve(event).api, language });
    const row = within(await screen.findByRole('article', { name: title }));
    expect(row.getByText(asFacts(facts))).toBeTruthy();
    expect(await screen.findByRole('link', { name: view })).toBeTruthy();
  });

  it('has another list for what went out of late', async () => {
    const { api, asked } = serve(place);
    renderDesk(<Desk counts={{ changes: 1 }} />, { api, search: 'view=recent' });
    const row = within(await screen.findByRole('article', { name: 'Bar Luz' }));
    expect(row.getByText('Went out at once')).toBeTruthy();
    expect(asked[0]).toContain('view=recent');
  });
});

describe('the difference', () => {
  it('tells words, values and photos, in the order and the words of the form', async () => {
    const { sheet } = await open(event);
    expect(told()).toMatchObject({
      'Title English': ['-Foam night', '+CASINO BONUS'],
      'Description English': ['Foam until the ', '-sun', '+moon', ' is up.'],
      Category: ['-Party', '+Club night'],
      'Place on the map': ['+38.5, -0.1'],
    });
    expect(told()['Price']?.map((piece) => piece.replaceAll(/\s/g, ''))).toEqual(['-€12.50', '+€0']);
    const photos = sheet
      .getAllByRole('img')
      .map((image) => [image.getAttribute('alt'), image.parentElement?.dataset['state']]);
    expect(photos).toEqual([
      ['The hall', 'removed'],
      ['The bar', 'same'],
      ['A wheel', 'added'],
    ]);
  });

  it('is said to who only listens, and in Spanish', async () => {
    const { sheet } = await open(event, 'es');
    expect(sheet.getAllByText('Quitado:').length).toBeGreaterThan(2);
    expect(Object.keys(told())).toContain('Título Inglés');
  });

  it('of what went out is only looked at', async () => {
    const { sheet } = await open(place);
    expect(Object.values(told())).toEqual(
      expect.arrayContaining([['-https://luz.example'], ['+Fri, Sat 20:00–04:00']]),
    );
    expect(sheet.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

describe('the decision', () => {
  it('approves the version that was looked at', async () => {
    const { sheet, decided } = await open(event);
    fireEvent.click(sheet.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(decided).toEqual([{ decision: 'approved', version: 4 }]));
  });

  it('turns nobody away without a reason', async () => {
    const { sheet, decided } = await open(event);
    fireEvent.click(sheet.getByRole('button', { name: 'Reject' }));
    const note = sheet.getByRole('textbox');
    expect([document.activeElement, note.getAttribute('aria-invalid')]).toEqual([note, 'true']);
    fireEvent.change(note, { target: { value: ' Not its name. ' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(decided).toEqual([{ decision: 'rejected', note: 'Not its name.', version: 4 }]));
  });

  it('does not approve what somebody changed meanwhile', async () => {
    const { sheet } = await open({ ...event, clashes: ['price', 'longitude'] });
    expect(sheet.getByRole('button', { name: 'Approve' }).hasAttribute('disabled')).toBe(true);
    expect(sheet.getAllByText('Somebody changed this meanwhile.')).toHaveLength(2);
  });
});
