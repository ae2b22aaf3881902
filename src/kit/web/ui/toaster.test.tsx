import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing.tsx';
import { PlainToaster } from './plain-toaster.tsx';
import { currentToast, dismissToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryAllByText(/^(first|second)$/).map((title) => title.textContent);

describe('messages', () => {
  it('come one at a time and go after 5 seconds', async () => {
    renderPage(<Toaster label="Messages" closeLabel="Close" />);
    await act(async () => toast({ title: 'first' }));
    await pass(100);
    expect(shown()).toEqual(['first']);
    await act(async () => toast({ title: 'second' }));
    await pass(1000);
    expect(shown()).toEqual(['second']);
    await pass(3900);
    expect(currentToast()?.isOpen).toBe(true);
    await pass(200);
    expect(currentToast()?.isOpen).toBe(false);
    expect(shown()).toEqual([]);
  });

  it('find their region there: readers do not hear one that comes with its message', async () => {
    toast({ title: 'first' });
    renderPage(<Toaster label="Messages" closeLabel="Close" />);
    await pass(50);
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe('');
    await pass(50);
    expect(shown()).toEqual(['first']);
  });

  it('go when they are closed', async () => {
    renderPage(<Toaster label="Messages" closeLabel="Close" />);
    await act(async () => toast({ title: 'first' }));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(currentToast()?.isOpen).toBe(false);
  });

  it('may lead on, and go when they are followed', async () => {
    renderPage(<Toaster label="Messages" closeLabel="Close" />);
    await act(async () => toast({ title: 'first', link: { to: '/saved', label: 'See all' } }));
    await pass(100);
    const link = screen.getByRole('link', { name: 'See all' });
    expect(link.getAttribute('href')).toBe('/saved');
    fireEvent.click(link);
    expect(currentToast()?.isOpen).toBe(false);
  });

  it('may say what can be done about it', async () => {
    const onPress = vi.fn();
    renderPage(<Toaster label="Messages" closeLabel="Close" />);
    await act(async () => toast({ title: 'first', press: { label: 'Load', onPress } }));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('are forgotten 1,000,000 ms after they went', async () => {
    toast({ title: 'first' });
    dismissToast(currentToast()?.id ?? 0);
    await vi.advanceTimersByTimeAsync(999_999);
    expect(currentToast()).toMatchObject({ title: 'first', isOpen: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(currentToast()).toBeUndefined();
  });
});

describe('messages without their machinery', () => {
  it('are shown for their 5 seconds all the same', async () => {
    renderPage(<PlainToaster label="Messages" closeLabel="Close" />);
    await act(async () => toast({ title: 'first', description: 'The line dropped.' }));
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe('firstThe line dropped.');
    await pass(4900);
    expect(shown()).toEqual(['first']);
    await pass(200);
    expect(shown()).toEqual([]);
  });

  it('stay until they are closed where something can be pressed, which a browser that asks for no lost file twice needs', async () => {
    renderPage(<PlainToaster label="Messages" closeLabel="Close" />);
    const onPress = vi.fn();
    await act(async () => toast({ title: 'third', press: { label: 'Load', onPress } }));
    await pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(onPress).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toEqual([]);
  });

  it('go when they are closed', async () => {
    renderPage(<PlainToaster label="Messages" closeLabel="Close" />);
    await act(async () => toast({ title: 'second' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toEqual([]);
  });
});
