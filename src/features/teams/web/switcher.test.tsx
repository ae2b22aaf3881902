import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { Membership } from '../contract.ts';
import { Switcher } from './switcher.tsx';

const since = '2026-08-01T10:00:00.000Z';
const bar: Membership = { ownerId: 'bar000000001', name: 'Bar Neptuno', role: 'editor', since };
const club: Membership = { ownerId: 'club00000001', name: 'Club Marea', role: 'finance', since };
const optionsOf = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

describe('for whom somebody works', () => {
  it('is no question for who is in no team', () => {
    const { container } = renderPage(<Switcher memberships={{ acting: null, memberships: [] }} hasOwn />);
    expect(container.textContent).toBe('');
  });

  it('is chosen among the businesses, and one’s own where there is one', () => {
    renderPage(<Switcher memberships={{ acting: bar, memberships: [bar, club] }} hasOwn />, { language: 'es' });
    expect(optionsOf()).toEqual(['Mi negocio', 'Bar Neptuno · Edición', 'Club Marea · Cuentas']);
    renderPage(<Switcher memberships={{ acting: bar, memberships: [bar, club] }} hasOwn={false} />);
    expect(optionsOf()).toEqual(['Bar Neptuno · Editor', 'Club Marea · Finance']);
  });

  it('opens the workspace anew, so that nothing of the one before stands there', async () => {
    const bodies: unknown[] = [];
    const opened = vi.fn();
    vi.stubGlobal('fetch', async (request: Request) => {
      bodies.push(await request.json());
      return Response.json({ acting: club, memberships: [bar, club] });
    });
    renderPage(<Switcher memberships={{ acting: bar, memberships: [bar, club] }} hasOwn />);
    vi.stubGlobal('location', { origin: location.origin, assign: opened });
    fireEvent.change(screen.getByLabelText('Working for'), { target: { value: club.ownerId } });
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/dashboard'));
    expect(bodies).toEqual([{ ownerId: club.ownerId }]);
  });
});
