import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast, forgetToast } from '#kit/web/ui/toast-store.ts';
import { StopSelling } from './stop-selling.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetToast();
});

it.each([
  ['en', false, 'Stop selling', 'Nobody can buy it now'],
  ['es', false, 'Parar la venta', 'Ahora nadie puede comprarlo'],
  ['en', true, 'Sell again', 'On sale again'],
  ['es', true, 'Vender otra vez', 'Otra vez a la venta'],
] as const)('a whole night is taken off sale and put back (%s, %s)', async (language, isStopped, name, said) => {
  const written: unknown[] = [];
  const api = async (request: Request) => {
    written.push([new URL(request.url).pathname, await request.json()]);
    return Response.json({ isStopped: !isStopped });
  };
  vi.stubGlobal('fetch', api);
  renderPage(<StopSelling eventId="evt000000001" isStopped={isStopped} />, { language, api });
  fireEvent.click(await screen.findByRole('button', { name }));
  await expect.poll(() => currentToast()?.title).toBe(said);
  expect(written).toEqual([['/api/events/evt000000001/sales', { isStopped: !isStopped }]]);
});

it('is not offered to who keeps the books', () => {
  const view = (
    <RoleInTeam value="finance">
      <StopSelling eventId="evt000000001" isStopped={false} />
    </RoleInTeam>
  );
  renderPage(view, { api: () => new Promise(() => undefined) });
  expect(screen.queryByRole('button')).toBeNull();
});
