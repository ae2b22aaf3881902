import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { OwnPayoutAccount, PayoutAccount } from '../contract.ts';
import { DeskPayoutAccount } from './desk-payout-account.tsx';
import { PayoutAccountPanel } from './payout-account-panel.tsx';

const bank: PayoutAccount = {
  standing: 'ready',
  holder: 'Marta Ferrer Gil',
  maskedIban: 'ES•• •••• 1332',
  missing: [],
  missingUntil: null,
  payableFrom: null,
  updatedAt: '2026-08-21T18:00:00.000Z',
};
const there: PayoutAccount = { ...bank, holder: null, maskedIban: null };

/** Draws what the house knows of an account; gives what was sent. */
function draw(
  view: ReactElement,
  known: OwnPayoutAccount,
  { language = 'en', answer = () => Response.json(known) }: { language?: Language; answer?: () => Response } = {},
) {
  const sent = serveForm(answer);
  renderPage(view, { language, api: () => Response.json(known) });
  return { sent };
}
afterEach(() => vi.unstubAllGlobals());
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('by bank', () => {
  it.each([
    ['en', 'Save the account', 'To your account'],
    ['es', 'Guardar la cuenta', 'Ir a tu cuenta'],
  ] as const)(
    'leads who has no second factor to where it is set up, and keeps what was typed (%s)',
    async (language, save, link) => {
      const answer = () => refusal('money_unguarded');
      draw(<PayoutAccountPanel />, { way: 'bank', account: null }, { language, answer });
      const iban = await screen.findByLabelText(/IBAN/);
      fireEvent.change(iban, { target: { value: 'ES91 2100 0418 4502 0005 1332' } });
      fireEvent.change(screen.getByLabelText(/^(Account holder|Titular)/), { target: { value: 'Marta' } });
      await press(save);
      expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe('/user-dashboard');
      expect(iban).toHaveProperty('value', 'ES91 2100 0418 4502 0005 1332');
    },
  );

  it('says what is missing, and sends whose account it is and its number', async () => {
    const { sent } = draw(<PayoutAccountPanel />, { way: 'bank', account: null });
    expect(await screen.findByRole('heading', { name: 'Nothing of yours is for sale yet' })).toBeTruthy();
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(/^Account holder/, 'Marta Ferrer Gil');
    type(/^Account number/, 'ES91 2100 0418 4502 0005 1332');
    await press('Save the account');
    const body = { holder: 'Marta Ferrer Gil', iban: 'ES91 2100 0418 4502 0005 1332' };
    await waitFor(() => expect(sent).toEqual([{ line: 'PUT /api/payout-account?lang=en', body }]));
  });

  it.each([
    ['en', 'You can be paid'],
    ['es', 'Puedes cobrar'],
  ] as const)('says in %s where, by the end of the number, and asks for it anew', async (language, title) => {
    draw(<PayoutAccountPanel />, { way: 'bank', account: bank }, { language });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/ES•• •••• 1332/)).toBeTruthy();
    expect(screen.getByLabelText(/IBAN/)).toHaveProperty('value', '');
  });

  it.each([
    ['en', 'paid into from Monday, 24 August 2026'],
    ['es', 'se paga en ella desde el lunes, 24 de agosto de 2026'],
  ] as const)('says in %s from which day a changed one is paid into', async (language, said) => {
    draw(
      <PayoutAccountPanel />,
      { way: 'bank', account: { ...bank, payableFrom: '2026-08-24T18:00:00.000Z' } },
      { language },
    );
    expect((await screen.findByText(new RegExp(said))).textContent).toContain(said);
  });

  it('says at its field that a number can’t be', async () => {
    const errors = [{ path: 'iban', message: 'Is no account number' }];
    const answer = () => refusal('validation', { fields: errors });
    draw(<PayoutAccountPanel />, { way: 'bank', account: bank }, { answer });
    fireEvent.change(await screen.findByLabelText(/IBAN/), { target: { value: 'ES00' } });
    await press('Save the account');
    expect(await screen.findByText(/Check its digits/)).toBeTruthy();
  });

  it('is read by who keeps the books, and said by the owner alone', async () => {
    draw(
      <RoleInTeam value="finance">
        <PayoutAccountPanel />
      </RoleInTeam>,
      { way: 'bank', account: bank },
    );
    expect(await screen.findByRole('heading', { name: 'You can be paid' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('at a provider', () => {
  it('says what it waits for and until when', async () => {
    const missingUntil = '2026-09-01T10:00:00.000Z';
    const account: PayoutAccount = { ...there, standing: 'missing', missing: ['a'], missingUntil };
    draw(<PayoutAccountPanel />, { way: 'stripe', account });
    expect(await screen.findByRole('heading', { name: 'Your account waits for you' })).toBeTruthy();
    expect(screen.getByText(/by Tuesday, 1 September 2026/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue there' })).toBeTruthy();
  });

  it('shows in the sandbox a page that says that it is one, and sends what was chosen', async () => {
    const { sent } = draw(
      <PayoutAccountPanel />,
      { way: 'sandbox', account: null },
      { answer: () => Response.json({ url: null }) },
    );
    await press('Open the account');
    expect(await screen.findByText('This is a sandbox')).toBeTruthy();
    await press('All is well');
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ line: 'POST /api/payout-account/sandbox?lang=en', body: { outcome: 'ready' } }),
    );
  });

  it('asks for who sells first', async () => {
    const answer = () => refusal('seller_unknown');
    draw(<PayoutAccountPanel />, { way: 'stripe', account: null }, { answer });
    await press('Open the account');
    expect(await screen.findByText(/First tell us who sells/)).toBeTruthy();
  });
});

describe('the desk', () => {
  it('sees the end of a number, and the whole of it when it asks', async () => {
    const answer = () => Response.json({ holder: bank.holder, iban: 'ES91 2100 0418 4502 0005 1332' });
    const account = { ...bank, payableFrom: '2026-08-24T18:00:00.000Z' };
    draw(<DeskPayoutAccount id="AbCdEfGh" />, { way: 'bank', account }, { answer });
    expect(await screen.findByText(/24 Aug 2026/)).toBeTruthy();
    expect(await screen.findByText('ES•• •••• 1332')).toBeTruthy();
    await press('Show the whole number');
    expect(await screen.findByText('ES91 2100 0418 4502 0005 1332')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
