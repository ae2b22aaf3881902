/** What was typed and not sent outlives a reload and a session that ended, for its writer alone. */
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Facts } from '#kit/shared/field-facts.ts';
import type { Messages } from '#kit/shared/messages.ts';
import { useDraft } from '../desk/use-draft.ts';
import { clearStoredUser, storeUser } from '../stored-user.ts';
import { renderPage } from '../testing.tsx';
import { forgetDrafts, takeOverDrafts } from './drafts.ts';
import { FormFields } from './form-fields.tsx';
import type { FormTable } from './form-table.ts';
import { arrived, serveForm } from './testing.ts';
import { useForm, type Texts } from './use-form.ts';
import { aUser } from '../user-testing.ts';

const words = { note: 'Note', secret: 'Secret', kind: 'Kind' };
const table = {
  facts: {
    note: { kind: 'text', max: 100 },
    kind: { kind: 'choice', options: ['a', 'b'] },
    secret: { kind: 'password', max: 100 },
  } satisfies Facts,
  words: { en: words, es: words } as Messages as Messages<keyof typeof words>,
  fields: { note: {}, kind: {}, secret: {} },
} satisfies FormTable<Texts<keyof typeof words>, keyof typeof words>;

function Letter({ start }: { readonly start?: { readonly note: string } }) {
  const { mutationFn } = { mutationFn: async () => (await fetch(new Request('http://localhost/api/x'))).json() };
  const form = useForm({ table, call: { mutationFn }, keep: 'letter', failed: 'Failed', ...(start && { start }) });
  return (
    <form {...form.props}>
      <FormFields {...form.fields} />
      <button type="submit">Send</button>
    </form>
  );
}

const somebody = (id: string) => aUser({ id });
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const stored = () => sessionStorage.getItem('drafts') ?? '';

afterEach(() => vi.unstubAllGlobals());

describe('a form that the browser holds', () => {
  it('has everything again after a reload but the password', () => {
    storeUser(somebody('ana'));
    renderPage(<Letter />);
    type(/^Note/, 'A long letter');
    fireEvent.change(field(/^Kind/), { target: { value: 'b' } });
    type(/^Secret/, 'una siesta larga');
    expect(stored()).not.toContain('siesta');
    renderPage(<Letter />);
    expect([field(/^Note/).value, field(/^Kind/).value, field(/^Secret/).value]).toEqual(['A long letter', 'b', '']);
  });

  it('shows it to nobody else, and forgets it when somebody else comes in or its writer signs out', () => {
    storeUser(somebody('ana'));
    renderPage(<Letter />);
    type(/^Note/, 'A long letter');
    for (const other of [() => clearStoredUser(), () => storeUser(somebody('blas'))]) {
      act(other);
      renderPage(<Letter />);
      expect(field(/^Note/).value).toBe('');
    }
    act(() => storeUser(somebody('ana')));
    renderPage(<Letter />);
    expect(field(/^Note/).value).toBe('A long letter');
    takeOverDrafts('ana');
    expect(stored()).toContain('A long letter');
    takeOverDrafts('blas');
    expect(stored()).toBe('');
    type(/^Note/, 'Another one');
    forgetDrafts();
    expect(stored()).toBe('');
  });

  it('keeps what was typed alone: the rest begins with what is known by then', () => {
    storeUser(somebody('ana'));
    const before = renderPage(<Letter start={{ note: 'Ana' }} />);
    fireEvent.input(field(/^Kind/), { target: { value: 'b' } });
    before.unmount();
    const known = renderPage(<Letter start={{ note: 'Ana Pla' }} />);
    expect([field(/^Note/).value, field(/^Kind/).value]).toEqual(['Ana Pla', 'b']);
    type(/^Note/, 'Nobody');
    known.unmount();
    renderPage(<Letter start={{ note: 'Ana Pla i Vidal' }} />);
    expect(field(/^Note/).value).toBe('Nobody');
    type(/^Note/, 'Ana Pla i Vidal');
    expect(stored()).not.toContain('note');
  });

  it('goes with a visitor into their account, where nothing of it is begun there', () => {
    const first = renderPage(<Letter />);
    type(/^Note/, 'A long letter');
    first.unmount();
    act(() => storeUser(somebody('ana')));
    takeOverDrafts('ana');
    const second = renderPage(<Letter />);
    expect(field(/^Note/).value).toBe('A long letter');
    second.unmount();
    act(() => clearStoredUser());
    const third = renderPage(<Letter />);
    expect(field(/^Note/).value).toBe('');
    type(/^Note/, 'Another one');
    third.unmount();
    act(() => storeUser(somebody('ana')));
    takeOverDrafts('ana');
    renderPage(<Letter />);
    expect(field(/^Note/).value).toBe('A long letter');
  });

  it('forgets what has arrived', async () => {
    serveForm(arrived);
    renderPage(<Letter />);
    type(/^Note/, 'A long letter');
    fireEvent.change(field(/^Kind/), { target: { value: 'a' } });
    type(/^Secret/, 'una siesta larga');
    expect(stored()).not.toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(stored()).toBe(''));
  });
});

describe('a draft of the desk', () => {
  const write = (initial = { title: 'Old', place: 'Here' }) =>
    renderHook(() => useDraft(initial, { keep: 'listing 1', secret: ['place'] }));

  it('is there again for whoever was put out by an ended session, beside what others changed', () => {
    storeUser(somebody('ana'));
    const { result, unmount } = write();
    act(() => result.current.set('title', 'New'));
    act(() => clearStoredUser());
    unmount();
    act(() => storeUser(somebody('ana')));
    const again = write({ title: 'Old', place: 'There' });
    expect(again.result.current).toMatchObject({ values: { title: 'New', place: 'There' }, isDirty: true });
  });

  it('says whether it goes on from what is stored now, until that is decided', () => {
    storeUser(somebody('ana'));
    const { result, unmount } = write();
    act(() => result.current.set('title', 'New'));
    expect(result.current.isBehind).toBe(false);
    act(() => clearStoredUser());
    unmount();
    act(() => storeUser(somebody('ana')));
    const same = write();
    expect(same.result.current).toMatchObject({ values: { title: 'New' }, isBehind: false });
    act(() => clearStoredUser());
    same.unmount();
    act(() => storeUser(somebody('ana')));
    const later = write({ title: 'Theirs', place: 'Here' });
    expect(later.result.current).toMatchObject({ values: { title: 'New' }, isBehind: true });
    act(() => later.result.current.reset({ title: 'Theirs', place: 'Here' }));
    expect(later.result.current).toMatchObject({ values: { title: 'Theirs' }, isBehind: false, isDirty: false });
    expect(stored()).toBe('');
  });

  it('is put on top of what is stored when that arrives', () => {
    storeUser(somebody('ana'));
    const known = (title: string, keep?: string) => ({ initial: { title, place: '' }, keep });
    const open = () =>
      renderHook(({ initial, keep }) => useDraft(initial, { keep }), { initialProps: known('', undefined) });
    const arrives = ({ result, rerender }: ReturnType<typeof open>, title: string) => {
      act(() => result.current.reset({ title, place: 'Here' }));
      rerender(known(title, 'account'));
    };
    const before = open();
    arrives(before, 'Old');
    act(() => before.result.current.set('title', 'New'));
    act(() => clearStoredUser());
    before.unmount();
    act(() => storeUser(somebody('ana')));
    const after = open();
    expect(after.result.current.values.title).toBe('');
    arrives(after, 'Old');
    expect(after.result.current).toMatchObject({ values: { title: 'New', place: 'Here' }, isDirty: true });
  });

  it('keeps no secret, and nothing that was saved or left on purpose', () => {
    storeUser(somebody('ana'));
    const { result, unmount } = write();
    act(() => result.current.set('place', 'Nowhere'));
    act(() => result.current.set('title', 'New'));
    expect(stored()).toContain('New');
    expect(stored()).not.toContain('Nowhere');
    act(() => result.current.reset());
    expect(stored()).toBe('');
    act(() => result.current.set('title', 'Newer'));
    unmount();
    expect(stored()).toBe('');
  });
});
