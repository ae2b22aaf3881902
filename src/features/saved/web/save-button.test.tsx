import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { maxSaved } from '../rules.ts';
import { onDevice, openAccount, signIn, signOut, user } from './account-testing.ts';
import { SaveButton } from './save-button.tsx';

const id = 'evt00000001';
const savedItem = (one: string) => ({ type: 'event' as const, id: one, savedAt: '2026-08-20T10:00:00.000Z' });
const button = <SaveButton type="event" id={id} title="Mirrorball on the roof" />;
const press = () => fireEvent.click(screen.getByRole('button'));
const pressed = () => screen.getByRole('button').getAttribute('aria-pressed');

describe('without an account', () => {
  it.each([
    ['en', 'Save “Mirrorball on the roof”', 'Saved', 'See all'],
    ['es', 'Guardar «Mirrorball on the roof»', 'Guardado', 'Ver todo'],
  ] as const)('says in %s what it keeps, keeps it here and leads to the list', async (language, name, title, label) => {
    renderPage(button, { language });
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('false');
    press();
    expect(pressed()).toBe('true');
    expect(onDevice()).toEqual({ owner: null, ids: [id] });
    await waitFor(() => expect(currentToast()).toMatchObject({ title, link: { to: '/saved', label } }));
    press();
    expect(pressed()).toBe('false');
    expect(localStorage.getItem('saved')).toBeNull();
  });

  it('remembers it on the next page, and follows another tab', () => {
    renderPage(button);
    press();
    renderPage(button);
    expect(pressed()).toBe('true');
    act(() => {
      localStorage.removeItem('saved');
      window.dispatchEvent(new StorageEvent('storage', { key: 'saved' }));
    });
    expect(pressed()).toBe('false');
  });

  it('throws away what is no list', () => {
    localStorage.setItem('saved', '{"owner":null,"items":[{"type":"event"}]}');
    renderPage(button);
    expect(pressed()).toBe('false');
    expect(localStorage.getItem('saved')).toBeNull();
  });

  it('keeps at most two hundred things and says so', async () => {
    const items = Array.from({ length: maxSaved }, (_, index) =>
      savedItem(`evt${String(index + 100).padStart(8, '0')}`),
    );
    localStorage.setItem('saved', JSON.stringify({ owner: null, items }));
    renderPage(button);
    press();
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Could not save it', tone: 'destructive' }));
    expect(currentToast()?.description).toContain('two hundred');
    expect(pressed()).toBe('false');
  });
});

describe('with an account', () => {
  it('shows at once, and keeps it there', async () => {
    const account = openAccount();
    signIn();
    renderPage(button);
    await waitFor(() => expect(onDevice()?.owner).toBe(user.id));
    press();
    expect(pressed()).toBe('true');
    await waitFor(() => expect(account.items.map((item) => item.id)).toEqual([id]));
    press();
    await waitFor(() => expect(account.items).toEqual([]));
    expect(pressed()).toBe('false');
  });

  it('shows what another device kept', async () => {
    openAccount([savedItem(id)]);
    signIn();
    renderPage(button);
    await waitFor(() => expect(pressed()).toBe('true'));
  });

  it.each([
    ['en', 'not_found', 'Could not save it', 'It is not listed any more.'],
    ['es', 'too_many_saved', 'No se pudo guardar', 'Puedes guardar hasta doscientas cosas. Quita una antes.'],
  ] as const)('takes it back in %s when the server says %s', async (language, code, title, description) => {
    const account = openAccount();
    signIn();
    renderPage(button, { language });
    await waitFor(() => expect(onDevice()?.owner).toBe(user.id));
    account.refuse = code;
    press();
    expect(pressed()).toBe('true');
    await waitFor(() => expect(pressed()).toBe('false'));
    expect(currentToast()).toMatchObject({ title, description, tone: 'destructive' });
  });

  it('stays pressed when letting go is refused', async () => {
    const account = openAccount([savedItem(id)]);
    signIn();
    renderPage(button);
    await waitFor(() => expect(pressed()).toBe('true'));
    account.refuse = 'unavailable';
    press();
    expect(pressed()).toBe('false');
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(currentToast()).toMatchObject({ title: 'Could not remove it' });
  });
});

describe('signing in and out', () => {
  it('brings what the device kept, once, and then follows the account', async () => {
    const account = openAccount([savedItem('evt00000002')]);
    renderPage(button);
    press();
    signIn();
    expect(pressed()).toBe('true');
    await waitFor(() => expect(onDevice()?.owner).toBe(user.id));
    expect(account.items.map((item) => item.id).toSorted()).toEqual([id, 'evt00000002']);
    expect(onDevice()?.ids.toSorted()).toEqual([id, 'evt00000002']);
    expect(account.calls).toEqual(['POST /api/saved/merge']);
  });

  it('leaves nothing of the account here, and what a guest keeps then is the device’s', async () => {
    openAccount([savedItem('evt00000002')]);
    signIn();
    renderPage(button);
    await waitFor(() => expect(onDevice()?.ids).toEqual(['evt00000002']));
    signOut();
    expect(localStorage.getItem('saved')).toBeNull();
    press();
    expect(onDevice()).toEqual({ owner: null, ids: [id] });
  });

  it('loses nothing when the account is out of reach, and tries again at the next visit', async () => {
    const account = openAccount();
    account.refuse = 'unavailable';
    renderPage(button);
    press();
    signIn();
    await waitFor(() => expect(account.calls).toContain('POST /api/saved/merge'));
    expect(onDevice()).toEqual({ owner: null, ids: [id] });
    expect(pressed()).toBe('true');
    account.refuse = undefined;
    renderPage(button);
    await waitFor(() => expect(onDevice()?.owner).toBe(user.id));
    expect(account.items.map((item) => item.id)).toEqual([id]);
  });

  it('does not bring back what was let go while the lists were being joined', async () => {
    const account = openAccount();
    renderPage(button);
    press();
    signIn();
    press();
    expect(pressed()).toBe('false');
    await waitFor(() => expect(onDevice()?.owner).toBe(user.id));
    expect(account.items).toEqual([]);
    expect(pressed()).toBe('false');
  });
});
