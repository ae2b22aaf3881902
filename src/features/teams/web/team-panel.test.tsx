import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { storeUser } from '#kit/web/stored-user.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { Invitation, Membership, Memberships, Team } from '../contract.ts';
import { TeamPanel } from './team-panel.tsx';

const since = '2026-08-01T10:00:00.000Z';
const eva = { id: 'eva000000001', name: 'Eva Ros', role: 'door' as const, since };
const letter: Invitation = {
  id: 'inv000000001',
  role: 'finance',
  email: 'gestor@correo.example',
  createdAt: since,
  expiresAt: '2026-08-28T18:00:00.000Z',
};
const membership: Membership = { ownerId: 'own000000001', name: 'La Terraza', role: 'editor', since };
const calls: [string, string, unknown][] = [];

type Drawn = {
  readonly team?: Team;
  readonly memberships?: Memberships;
  readonly language?: Language;
  readonly reply?: unknown;
};
const draw = ({
  team = { members: [eva], invitations: [letter] },
  memberships = { acting: null, memberships: [] },
  language = 'en',
  reply = team,
}: Drawn = {}) => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const body: unknown = request.method === 'DELETE' ? null : await request.json();
    calls.push([request.method, new URL(request.url).pathname, body]);
    return Response.json(reply);
  });
  return renderPage(<TeamPanel />, {
    language,
    api: ({ url }) => Response.json(new URL(url).pathname === '/api/team/memberships' ? memberships : team),
  });
};

beforeEach(() => storeUser(aUser({ accountType: 'business', role: 'business' })));
afterEach(() => vi.unstubAllGlobals());

describe('the team of an owner', () => {
  it.each([
    ['en', 'Role of Eva Ros', 'Door', 'Invited: Finance'],
    ['es', 'Rol de Eva Ros', 'Puerta', 'Invitación: Cuentas'],
  ] as const)('says who does what, and who is invited (%s)', async (language, label, role, invited) => {
    draw({ language });
    const select = await screen.findByLabelText<HTMLSelectElement>(label);
    expect(select.selectedOptions[0]?.textContent).toBe(role);
    expect(within(screen.getByRole('article', { name: 'gestor@correo.example' })).getByText(invited)).toBeDefined();
  });

  it('gives somebody another role', async () => {
    draw();
    fireEvent.change(await screen.findByLabelText('Role of Eva Ros'), { target: { value: 'editor' } });
    await waitFor(() => expect(calls).toEqual([['PUT', `/api/team/members/${eva.id}`, { role: 'editor' }]]));
  });

  it('takes somebody out once it is asked about', async () => {
    draw();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Eva Ros' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Eva Ros from the team?' });
    expect(calls).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls).toEqual([['DELETE', `/api/team/members/${eva.id}`, null]]));
  });

  it('takes an invitation back', async () => {
    draw();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(calls).toEqual([['DELETE', `/api/team/invitations/${letter.id}`, null]]));
  });

  it('shows the link of an invitation that no letter takes along', async () => {
    const made = { invitation: { ...letter, email: null }, path: '/team-invitation#token=abc' };
    draw({ team: { members: [], invitations: [] }, reply: made });
    fireEvent.change(await screen.findByLabelText(/^Role/), { target: { value: 'door' } });
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
    const link = await screen.findByLabelText('Link to pass on');
    expect(link).toHaveProperty('value', `${location.origin}/team-invitation#token=abc`);
    expect(calls[0]?.slice(0, 2)).toEqual(['POST', '/api/team/invitations']);
    expect(calls[0]?.[2]).toMatchObject({ role: 'door' });
  });
});

describe('whom somebody works for', () => {
  it('is what they see while they do, with the way out, and no team of their own', async () => {
    const { queryByRole } = draw({
      memberships: { acting: membership, memberships: [membership] },
      reply: { acting: null, memberships: [] },
    });
    const leaving = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, assign: leaving });
    fireEvent.click(await screen.findByRole('button', { name: 'Leave the team of La Terraza' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave the team of La Terraza?' });
    expect(queryByRole('heading', { name: 'Your team' })).toBeNull();
    fireEvent.click(within(question).getByRole('button', { name: 'Leave the team' }));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard'));
    expect(calls).toEqual([['DELETE', `/api/team/memberships/${membership.ownerId}`, null]]);
  });

  it.each([
    ['en', 'Work for La Terraza'],
    ['es', 'Trabajar para La Terraza'],
  ] as const)('is a press away from who belongs to one (%s)', async (language, name) => {
    const leaving = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, assign: leaving });
    draw({
      language,
      memberships: { acting: null, memberships: [membership] },
      reply: { acting: membership, memberships: [membership] },
    });
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(calls).toEqual([['PUT', '/api/team/acting', { ownerId: membership.ownerId }]]));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard'));
  });
});
