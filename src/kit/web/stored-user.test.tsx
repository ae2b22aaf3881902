import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearStoredUser, leaveUnanswered, storeUser, useStoredUser } from './stored-user.ts';
import { aUser } from './user-testing.ts';

const user = aUser();

describe('useStoredUser', () => {
  it('follows who signs in and out', () => {
    const { result } = renderHook(() => useStoredUser());
    expect(result.current).toBeNull();
    act(() => storeUser(user));
    expect(result.current).toEqual(user);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
    act(() => clearStoredUser());
    expect(result.current).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('follows another tab', () => {
    const { result } = renderHook(() => useStoredUser());
    act(() => {
      localStorage.setItem('user', JSON.stringify(user));
      window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    });
    expect(result.current?.username).toBe('marta');
  });

  it('removes corrupt data', () => {
    for (const corrupt of ['{', '"marta"', 'null', '{"id":1}']) {
      localStorage.setItem('user', corrupt);
      const { result, unmount } = renderHook(() => useStoredUser());
      expect(result.current).toBeNull();
      expect(localStorage.getItem('user')).toBeNull();
      unmount();
    }
  });

  it('knows of nobody yet while a session may be there that the browser forgot', () => {
    document.cookie = 'signed-in=1;path=/';
    const { result } = renderHook(() => useStoredUser());
    expect(result.current).toBeUndefined();
    act(() => storeUser(user));
    expect(result.current?.username).toBe('marta');
    act(() => clearStoredUser());
    expect([result.current, document.cookie]).toEqual([null, '']);
  });

  it('knows of nobody when the house does not answer', () => {
    document.cookie = 'signed-in=1;path=/';
    const { result } = renderHook(() => useStoredUser());
    act(() => leaveUnanswered());
    expect(result.current).toBeNull();
  });
});
