/** Who may stay at a desk, and who is sent on (specification section 2; decisions, Accounts). */
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { storeUser } from '#kit/web/stored-user.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { workspaceTabsOf } from './workspace/panels.ts';
import { Route as DashboardRoute } from './routes/dashboard.tsx';
import { Route as UserDashboardRoute } from './routes/user-dashboard.tsx';

const Dashboard = DashboardRoute.options.component as ComponentType;
const UserDashboard = UserDashboardRoute.options.component as ComponentType;

function signIn(role: 'traveller' | 'business' | 'admin') {
  const accountType = role === 'business' ? 'business' : 'traveller';
  storeUser(aUser({ accountType, role }));
}

describe('/dashboard', () => {
  it.each([
    ['traveller', '/user-dashboard'],
    ['admin', '/admin'],
  ] as const)('sends a %s to %s', async (role, desk) => {
    signIn(role);
    const { router } = renderPage(<Dashboard />);
    await waitFor(() => expect(router.latestLocation.href).toBe(desk));
  });

  it('opens to who works for a business what their role reaches', () => {
    expect(workspaceTabsOf('door')).toEqual(['team']);
    expect(workspaceTabsOf('finance')).toEqual(['bookings', 'figures', 'ledger', 'invoices', 'seller', 'team']);
    expect(workspaceTabsOf('editor')).not.toContain('ledger');
    expect(workspaceTabsOf(undefined)).toEqual(
      expect.arrayContaining([...workspaceTabsOf('editor'), ...workspaceTabsOf('finance')]),
    );
  });

  it('says that it did not load where nobody knows for whom it is', async () => {
    signIn('business');
    renderPage(<Dashboard />);
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('sends a stranger to the door, and back here afterwards', async () => {
    const { router } = renderPage(<Dashboard />);
    await waitFor(() => expect(router.latestLocation.href).toBe('/auth?redirect=%2Fdashboard'));
  });
});

describe('/user-dashboard', () => {
  it('sends a stranger to the door, and back here afterwards', async () => {
    const { router } = renderPage(<UserDashboard />);
    await waitFor(() => expect(router.latestLocation.href).toBe('/auth?redirect=%2Fuser-dashboard'));
  });

  it('sends away whoever a broken memory stands for, and forgets it', async () => {
    localStorage.setItem('user', '{"id":');
    const { router } = renderPage(<UserDashboard />);
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/auth'));
    expect(localStorage.getItem('user')).toBeNull();
  });
});
