import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { KeyRack } from './key-rack.tsx';
import { deskTabsOf } from './panels.ts';

const counts = {
  submissions: { pending: 14, approved: 86, rejected: 9, oldestPending: null },
  holidays: { pending: 7, planning: 5, quoted: 3, confirmed: 21, changes: 2 },
};

describe('the key rack', () => {
  it.each([
    ['en', ['Pending Submissions', 'Approved', 'Holiday Requests', 'Planning', 'Quoted', 'Confirmed']],
    [
      'es',
      [
        'Propuestas pendientes',
        'Aprobadas',
        'Solicitudes de vacaciones',
        'En planificación',
        'Presupuestadas',
        'Confirmadas',
      ],
    ],
  ] as const)('counts what waits, in its order (%s)', (language, labels) => {
    const { getAllByRole } = renderPage(<KeyRack {...counts} tabs={deskTabsOf('admin')} />, { language });
    expect(getAllByRole('link').map((key) => key.textContent)).toEqual(
      labels.map((label, place) => label + [14, 86, 7, 5, 3, 21][place]),
    );
  });

  it('leads from each count to its list', () => {
    const { getAllByRole } = renderPage(<KeyRack {...counts} tabs={deskTabsOf('admin')} />);
    expect(getAllByRole('link').map((key) => key.getAttribute('href'))).toEqual([
      '/admin?tab=submissions',
      '/admin?tab=submissions&view=approved',
      '/admin?tab=holidays&status=pending',
      '/admin?tab=holidays&status=planning',
      '/admin?tab=holidays&status=quoted',
      '/admin?tab=holidays&status=confirmed',
    ]);
  });

  it.each([
    ['en', ['Pending Submissions14', 'Approved86', 'Changes Waiting4', 'Reports Waiting6']],
    ['es', ['Propuestas pendientes14', 'Aprobadas86', 'Cambios pendientes4', 'Denuncias pendientes6']],
  ] as const)('has for a moderator what they judge, and no holidays (%s)', (language, labels) => {
    const judged = { submissions: counts.submissions, changes: 4, reports: 6 };
    const { getAllByRole } = renderPage(<KeyRack {...judged} tabs={deskTabsOf('moderator')} />, { language });
    const keys = getAllByRole('link');
    expect(keys.map((key) => key.textContent)).toEqual(labels);
    expect(keys.slice(2).map((key) => key.getAttribute('href'))).toEqual([
      '/admin?tab=changes',
      '/admin?tab=reports&status=open',
    ]);
  });

  it('shows no figure before it is known', () => {
    const { getByRole } = renderPage(<KeyRack tabs={deskTabsOf('admin')} />);
    expect(getByRole('navigation').textContent).not.toMatch(/\d/);
  });
});
