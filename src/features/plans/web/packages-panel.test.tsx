import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { listed } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { FeaturePackageDetail } from '../desk-contract.ts';
import { PackagesPanel } from './packages-panel.tsx';

const bought: FeaturePackageDetail = {
  id: 'package00001',
  status: 'open',
  buyer: 'Iratxe Goñi',
  boughtAt: '2026-08-20T10:00:00.000Z',
  listing: null,
  featuredUntil: null,
  version: 1,
  phone: '+34600111002',
  email: null,
  choices: [
    { kind: 'event', id: 'event0000001', title: 'Roof party' },
    { kind: 'rental', id: 'rental000001', title: 'Penthouse' },
  ],
};
const running: FeaturePackageDetail = {
  ...bought,
  status: 'running',
  listing: { kind: 'rental', id: 'rental000001', title: 'Penthouse' },
  featuredUntil: '2026-09-20T10:00:00.000Z',
  choices: [],
  version: 2,
};

function draw(one = bought, language: Language = 'en') {
  const bodies: unknown[] = [];
  const api = async (request: Request) => {
    if (request.method === 'POST') {
      bodies.push(await request.json());
      return Response.json(running);
    }
    if (new URL(request.url).pathname.endsWith(one.id)) return Response.json(one);
    return listed([one]);
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<PackagesPanel />, { api, language, search: `tab=money&view=packages&open=${one.id}` });
  return { bodies };
}
const sheet = async () => within(await screen.findByRole('dialog'));

describe('a feature package at the desk', () => {
  it('tells whom to call, and is ticked off with one of their listings', async () => {
    const { bodies } = draw();
    const shown = await sheet();
    expect(shown.getByRole('link', { name: /600/ }).getAttribute('href')).toBe('tel:+34600111002');
    const choice = shown.getByLabelText('Which listing');
    expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Event: Roof party',
      'Rental: Penthouse',
    ]);
    expect(shown.getByText('It stands on the home page for 30 days from now, then leaves it by itself.')).toBeTruthy();
    fireEvent.change(choice, { target: { value: 'rental000001' } });
    fireEvent.click(shown.getByRole('button', { name: 'Put it on the home page' }));
    await waitFor(() => expect(bodies).toEqual([{ kind: 'rental', listingId: 'rental000001', version: 1 }]));
    await waitFor(() => expect(currentToast()?.title).toBe('It is on the home page'));
  });

  it('of somebody without a public listing says what to do', async () => {
    draw({ ...bought, choices: [] }, 'es');
    const shown = await sheet();
    expect(shown.getByText(/Llama y publica uno antes/)).toBeTruthy();
    expect(shown.queryByRole('button', { name: 'Ponerlo en la portada' })).toBeNull();
  });

  it('that runs says what stands there until when', async () => {
    draw(running);
    const row = await screen.findByRole('article', { name: 'Iratxe Goñi', hidden: true });
    expect(row.textContent).toContain('Penthouse, until Sunday, 20\u00a0September\u00a02026');
    expect(row.textContent).toContain('On the home page');
  });
});
