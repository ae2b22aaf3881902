import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { endpoints } from '#features/payouts/contract.ts';
import { client } from '#kit/web/api.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { IdentityKeeper } from './identity-keeper.tsx';

const payOut = client<typeof endpoints>().mutation('POST /api/admin/payouts/{id}');
const sent = { params: { id: 'AbCdEfGhJkLmNpQr' }, body: { asOf: 'now', amount: '10', payouts: 0, reference: 'x' } };

const calls: { path: string; body: unknown }[] = [];
/** A house that asks who it is, until the right password was said. */
function houseThatAsks(): void {
  calls.length = 0;
  let isProved = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    const body = (await request.json()) as { password?: string };
    calls.push({ path, body });
    if (path !== '/api/auth/confirm') return isProved ? Response.json({}) : refusal('confirm_identity');
    isProved = body.password === 'una siesta larga';
    return isProved ? Response.json({ confirmed: true }) : refusal('validation', { fields: ['password'] });
  });
}
const asks = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }));
const say = (dialog: Awaited<ReturnType<typeof asks>>, label: RegExp, password: string, button: string) => {
  fireEvent.change(dialog.getByLabelText(label), { target: { value: password } });
  fireEvent.click(dialog.getByRole('button', { name: button }));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['en', 'Is it you?', /^Your password/, 'It is me', 'This is not your password'],
  ['es', '¿Eres tú?', /^Tu contraseña/, 'Soy yo', 'Esta no es tu contraseña'],
] as const)('asks for the password (%s), and what was refused is sent again as it was', async (...row) => {
  const [language, title, label, yes, wrong] = row;
  houseThatAsks();
  renderPage(<IdentityKeeper />, { language });
  const answer = payOut.mutationFn(sent as never);
  const dialog = await asks(title);
  say(dialog, label, 'not this one', yes);
  expect(await dialog.findByText(wrong)).toBeDefined();
  say(dialog, label, 'una siesta larga', yes);
  await expect(answer).resolves.toEqual({});
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/admin/payouts/AbCdEfGhJkLmNpQr',
    '/api/auth/confirm',
    '/api/auth/confirm',
    '/api/admin/payouts/AbCdEfGhJkLmNpQr',
  ]);
  expect(calls[3]?.body).toEqual(calls[0]?.body);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('asks once for all that waits, and sends nothing again when it is left', async () => {
  houseThatAsks();
  renderPage(<IdentityKeeper />);
  const answers = [payOut.mutationFn(sent as never), payOut.mutationFn(sent as never)];
  const settled = Promise.allSettled(answers);
  const dialog = await asks('Is it you?');
  fireEvent.click(dialog.getByRole('button', { name: 'Leave it' }));
  for (const answer of await settled) expect(answer).toMatchObject({ reason: { code: 'confirm_identity' } });
  expect(calls.map(({ path }) => path)).not.toContain('/api/auth/confirm');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
