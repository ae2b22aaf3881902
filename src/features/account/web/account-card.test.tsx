import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { serveForm, type SentForm } from '#kit/web/form/testing.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { clearStoredUser, storeUser, useStoredUser, type StoredUser } from '#kit/web/stored-user.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Account } from '../contract.ts';
import type { HeldBack } from '../rules.ts';
import { AccountCard } from './account-card.tsx';

const user = { ...aUser(), accountType: 'business', role: 'business' } as const;
const account: Account = { user, language: 'en', createdAt: '2026-08-01T10:00:00.000Z', emailProvenAt: null };

let calls: readonly SentForm[] = [];
/** The browser's own fetch answers the calls of mutations; each is written down. */
const answer = (reply: () => Response) => void (calls = serveForm(reply));
const onEverywhere = vi.fn<() => void>();
const onErased = vi.fn<() => void>();
const draw = (language: Language = 'en', whose: StoredUser = user, heldBack: HeldBack | null = null) =>
  renderPage(<AccountCard user={whose} onEverywhere={onEverywhere} onErased={onErased} />, {
    language,
    api: ({ url }) => Response.json(url.endsWith('/stays') ? { stays, heldBack } : account),
  });
/** What the law keeps of whoever leaves. */
const stays = [
  { what: 'orders', until: '2032-08-21' },
  { what: 'invoices', until: '2032-08-22' },
];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fill = (within: { getByLabelText: typeof screen.getByLabelText }, label: RegExp, value: string) =>
  fireEvent.change(within.getByLabelText(label), { target: { value } });

afterEach(() => {
  vi.clearAllMocks();
});

describe('an e-mail', () => {
  const email = 'marta@correo.example';
  const drawWith = (emailProvenAt: string | null, language: Language = 'en') =>
    renderPage(<AccountCard user={{ ...user, email }} onEverywhere={onEverywhere} onErased={onErased} />, {
      language,
      api: () => Response.json({ ...account, user: { ...user, email }, emailProvenAt }),
    });

  it.each([
    ['en', 'Confirm my email', /A link is on its way to marta@correo.example/],
    ['es', 'Confirmar mi correo', /Un enlace va de camino a marta@correo.example/],
  ] as const)('that is not proven can be, in %s', async (language, button, sent) => {
    drawWith(null, language);
    answer(() => Response.json({ accepted: true }));
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByText(sent)).closest('[role=status]')).toBeTruthy();
    expect(calls).toEqual([{ line: `POST /api/auth/email-proof?lang=${language}`, body: {} }]);
  });

  it('that got its letters says when to try again', async () => {
    drawWith(null);
    answer(() => refusal('too_many_requests'));
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm my email' }));
    await waitFor(() => expect(currentToast()?.description).toMatch(/others in your house.*try again in 1 minute/));
    expect(screen.getByRole('button', { name: 'Confirm my email' })).toBeTruthy();
  });

  it('that takes the place of another one waits to be proven in its turn', async () => {
    const changed = { ...user, email: 'ferrer@correo.example' };
    storeUser({ ...user, email });
    const Own = () => {
      const me = useStoredUser();
      return me ? <AccountCard user={me} onEverywhere={onEverywhere} onErased={onErased} /> : null;
    };
    let now = { ...user, email };
    renderPage(<Own />, { api: () => Response.json({ ...account, user: now }) });
    answer(() => Response.json({ accepted: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm my email' }));
    await screen.findByText(/on its way to marta@correo.example/);
    answer(() => {
      now = changed;
      return Response.json({ ...account, user: changed });
    });
    press('Edit');
    const sheet = await dialog('Your details');
    await sheet.findByLabelText(/^Email/);
    fill(sheet, /^Email/, changed.email);
    fill(sheet, /^Your password/, 'una siesta larga');
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
    expect(await screen.findByRole('button', { name: 'Confirm my email' })).toBeTruthy();
  });

  it('that is proven is not asked about', async () => {
    drawWith('2026-08-02T10:00:00.000Z');
    await screen.findByText(email);
    expect(screen.queryByRole('button', { name: 'Confirm my email' })).toBeNull();
  });
});

it.each([
  ['en', ['Marta Ferrer', 'marta', '+34 600 123 456', 'Not given', 'Business']],
  ['es', ['Marta Ferrer', 'marta', '+34 600 123 456', 'Sin indicar', 'Negocio']],
] as const)('says in %s what it knows of the account', (language, lines) => {
  draw(language);
  const told = within(screen.getByRole('region')).getAllByRole('definition');
  expect(told.map((line) => line.textContent)).toEqual(lines);
});

test('an admin’s account is not erased from here', () => {
  draw('en', { ...user, role: 'admin' });
  expect(screen.queryByRole('button', { name: 'Erase account' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy();
});

describe('one’s details', () => {
  test('are changed without a password, and the browser remembers them', async () => {
    storeUser(user);
    answer(() => Response.json({ ...account, user: { ...user, fullName: 'Marta F.' } }));
    draw();
    press('Edit');
    const sheet = await dialog('Your details');
    await sheet.findByLabelText(/^Full name/);
    expect(sheet.queryByLabelText(/^Your password/)).toBeNull();
    fill(sheet, /^Full name/, 'Marta F.');
    fill(sheet, /^Language/, 'es');
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
    expect(calls).toEqual([
      {
        line: 'PATCH /api/account?lang=en',
        body: { fullName: 'Marta F.', language: 'es' },
      },
    ]);
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toEqual({ ...user, fullName: 'Marta F.' });
  });

  test('are there again for whoever was put out while they wrote, beside what is stored now, without the password', async () => {
    storeUser(user);
    const { unmount } = draw();
    press('Edit');
    const before = await dialog('Your details');
    await before.findByLabelText(/^Full name/);
    fill(before, /^Full name/, 'Marta F. Soler');
    fill(before, /^Phone number/, '600 999 888');
    fill(before, /^Your password/, 'una siesta larga');
    act(() => clearStoredUser());
    unmount();
    expect(sessionStorage.getItem('drafts')).not.toContain('siesta');
    act(() => storeUser(user));
    draw();
    press('Edit');
    const after = await dialog('Your details');
    await after.findByLabelText(/^Full name/);
    const valueOf = (label: RegExp) => after.getByLabelText<HTMLInputElement>(label).value;
    expect([/^Full name/, /^Phone number/, /^Username/, /^Your password/].map(valueOf)).toEqual([
      'Marta F. Soler',
      '600 999 888',
      'marta',
      '',
    ]);
  });

  test('of how one gets in ask for the password, and say what is wrong beside the field', async () => {
    answer(() => refusal('validation', { fields: ['password'] }));
    draw();
    press('Edit');
    const sheet = await dialog('Your details');
    const save = () => fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await sheet.findByLabelText(/^Phone number/);
    fill(sheet, /^Phone number/, '+34600999888');
    save();
    const password = sheet.getByLabelText(/^Your password/);
    expect(sheet.getByText('Please enter your password')).toBeTruthy();
    expect(document.activeElement).toBe(password);
    expect(calls).toEqual([]);
    fill(sheet, /^Your password/, 'not this one');
    save();
    expect(await sheet.findByText('This is not your password')).toBeTruthy();
    answer(() => refusal('phone_taken'));
    save();
    expect(await sheet.findByText('There is already an account with this phone number.')).toBeTruthy();
    expect(document.activeElement).toBe(sheet.getByLabelText(/^Phone number/));
  });
});

test('a new password is typed twice, and a wrong one of now is named', async () => {
  answer(() => refusal('validation', { fields: ['current'] }));
  draw('es');
  press('Cambiar contraseña');
  const sheet = await dialog('Cambiar contraseña');
  const save = () => fireEvent.click(sheet.getByRole('button', { name: 'Guardar' }));
  fill(sheet, /^Contraseña actual/, 'una siesta larga');
  fill(sheet, /^Contraseña nueva/, 'otra siesta larga');
  fill(sheet, /^Repite/, 'otra siesta');
  save();
  expect(sheet.getByText('Las contraseñas no coinciden')).toBeTruthy();
  fill(sheet, /^Repite/, 'otra siesta larga');
  save();
  expect(await sheet.findByText('Esta no es tu contraseña')).toBeTruthy();
  answer(() => Response.json({ changed: true }));
  save();
  await waitFor(() => expect(currentToast()?.title).toBe('Contraseña guardada'));
  expect(calls[0]?.body).toEqual({ current: 'una siesta larga', password: 'otra siesta larga' });
});

test('signing out everywhere asks first', async () => {
  draw();
  press('Sign out everywhere');
  const question = within(await screen.findByRole('alertdialog'));
  expect(onEverywhere).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole('button', { name: 'Sign out' }));
  expect(onEverywhere).toHaveBeenCalledOnce();
});

describe('erasing', () => {
  test('says what goes and what stays, and asks for the password', async () => {
    answer(() => Response.json({ erased: true }));
    draw();
    press('Erase account');
    const sheet = await dialog('Erase your account?');
    expect(await sheet.findByText(/^Amounts and dates of bookings, until .*21 August 2032/)).toBeTruthy();
    expect(sheet.getByText(/^Invoices .*, until .*22 August 2032$/)).toBeTruthy();
    expect(sheet.queryByText(/who sells/)).toBeNull();
    expect(sheet.getByText('What you offer here leaves the public pages')).toBeTruthy();
    const erase = () => fireEvent.click(sheet.getByRole('button', { name: 'Erase my account' }));
    erase();
    expect([sheet.getByText('Please enter your password') !== null, calls]).toEqual([true, []]);
    fill(sheet, /^Your password/, 'una siesta larga');
    erase();
    await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
    expect(calls).toEqual([{ line: 'POST /api/account/erasure?lang=en', body: { password: 'una siesta larga' } }]);
  });

  it.each([
    ['en', 'owner_owed', 'Erase account', /^You are still owed money for what you sold/],
    ['es', 'owner_owed', 'Borrar la cuenta', /^Aún se te debe dinero de lo que has vendido/],
    ['en', 'payout_under_way', 'Erase account', /on its way to your bank, which can send it back for 7 days/],
    ['es', 'refund_under_way', 'Borrar la cuenta', /^Un reembolso para ti aún está en camino.*help@/],
    ['en', 'order_disputed', 'Erase account', /^A bank is still deciding/],
  ] as const)('says beforehand in %s what holds them back: %s', async (language, why, button, told) => {
    draw(language, user, why);
    press(button);
    expect(await screen.findByText(told)).toBeTruthy();
  });

  test('that is refused for money says whose it is', async () => {
    answer(() => refusal('owner_owed'));
    draw();
    press('Erase account');
    const sheet = await dialog('Erase your account?');
    fill(sheet, /^Your password/, 'una siesta larga');
    fireEvent.click(sheet.getByRole('button', { name: 'Erase my account' }));
    expect((await sheet.findByText(/^You are still owed money/)).closest('[role=alert]')).toBeTruthy();
    expect(onErased).not.toHaveBeenCalled();
  });

  test('with a booking ahead says to cancel it first', async () => {
    answer(() => refusal('has_bookings'));
    draw('es');
    press('Borrar la cuenta');
    const sheet = await dialog('¿Borrar tu cuenta?');
    fill(sheet, /^Tu contraseña/, 'una siesta larga');
    fireEvent.click(sheet.getByRole('button', { name: 'Borrar mi cuenta' }));
    expect((await sheet.findByText(/^Aún tienes una reserva/)).closest('[role=alert]')).toBeTruthy();
    expect(onErased).not.toHaveBeenCalled();
  });
});
