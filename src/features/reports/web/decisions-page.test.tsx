import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { OwnReport, TakenDown } from '../contract.ts';
import { DecisionsPage } from './decisions-page.tsx';

const taken: TakenDown = {
  id: 'rep00000001',
  kind: 'rentals',
  title: 'Ático',
  said: 'Tiene piscina.',
  ground: 'untrue',
  statement: 'No hay piscina.',
  decidedAt: '2026-08-21T12:00:00Z',
  status: 'removed',
  objectsUntil: '2027-02-21T12:00:00Z',
  objection: null,
  answer: null,
};
const reported: OwnReport = {
  id: 'rep00000002',
  kind: 'events',
  title: 'Foam night',
  reason: 'danger',
  details: 'No exit.',
  createdAt: '2026-08-20T12:00:00Z',
  status: 'kept',
  statement: 'There are two exits.',
  decidedAt: '2026-08-21T12:00:00Z',
};

it('says why something was taken down, and takes one objection', async () => {
  let own = { takenDown: [taken], reported: [] as OwnReport[] };
  const sent: unknown[] = [];
  const api = async (request: Request) => {
    if (request.method !== 'POST') return Response.json(own);
    sent.push([new URL(request.url).pathname, await request.json()]);
    const objected = { ...taken, status: 'objected', objectsUntil: null, objection: 'Sí la hay.' } as const;
    own = { ...own, takenDown: [objected] };
    return Response.json(objected, { status: 201 });
  };
  vi.stubGlobal('fetch', api);
  renderPage(<DecisionsPage isOpen />, { language: 'es', api });
  const card = within(await screen.findByRole('article'));
  for (const text of ['Condiciones: no es lo que dice', 'No hay piscina.', 'Tiene piscina.', 'Retirado'])
    expect(card.getByText(text)).toBeTruthy();
  expect(card.getByText(/Hasta el .*21 de febrero de 2027/)).toBeTruthy();
  fireEvent.change(card.getByLabelText(/^¿Por qué es un error/), { target: { value: 'Sí la hay.' } });
  fireEvent.click(card.getByRole('button', { name: 'Enviar la oposición' }));
  await waitFor(() => expect(sent).toEqual([['/api/reports/rep00000001/objection', { objection: 'Sí la hay.' }]]));
  expect(await screen.findByText('Se mira de nuevo')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar la oposición' })).toBeNull();
});

it('says what became of what one reported, and where there is nothing', async () => {
  renderPage(<DecisionsPage isOpen />, { api: () => Response.json({ takenDown: [], reported: [reported] }) });
  const card = within(await screen.findByRole('article'));
  for (const text of ['Puts people in danger', 'No exit.', 'There are two exits.', 'It stays'])
    expect(card.getByText(text)).toBeTruthy();
  expect(screen.getByText('Nothing of yours was taken down.')).toBeTruthy();
});

it('asks nothing of the house for who is not signed in', () => {
  const fetched = vi.fn();
  renderPage(<DecisionsPage isOpen={false} />, { api: fetched });
  expect(screen.queryByRole('article')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
