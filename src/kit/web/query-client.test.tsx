import { focusManager, onlineManager, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#kit/shared/durations.ts';
import { makeQueryClient } from './query-client.ts';
import { currentToast, toast } from './ui/toast-store.ts';
import { renderPage } from './testing.tsx';

let asked: number;
let status: number;
const api = () => {
  asked += 1;
  return Response.json({ asked }, { status });
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  status = 200;
});

function Page() {
  const { data, error } = useQuery<{ asked: number }>({ queryKey: ['/api/events'] });
  const text = data ? `answer ${data.asked}` : error ? 'failure' : 'waiting';
  return <p>{text}</p>;
}

/** Away and back: another window, then another network. */
async function comeBack() {
  for (const manager of [(is: boolean) => focusManager.setFocused(is), (is: boolean) => onlineManager.setOnline(is)]) {
    manager(false);
    manager(true);
  }
  await vi.advanceTimersByTimeAsync(dayMs);
}

describe('the data of a page', () => {
  it('is asked for once: it is never stale, nor asked for again by the clock, the window or the network', async () => {
    const { queryClient } = renderPage(<Page />, { api });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText('answer 1')).toBeTruthy();
    await comeBack();
    await queryClient.prefetchQuery({ queryKey: ['/api/events'] });
    expect(screen.getByText('answer 1')).toBeTruthy();
    expect(asked).toBe(1);
  });

  it('is not tried again by itself when it failed', async () => {
    status = 500;
    renderPage(<Page />, { api });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText('failure')).toBeTruthy();
    await comeBack();
    expect(asked).toBe(1);
  });

  it('is asked for once more when the line is back that lost it', async () => {
    status = 503;
    renderPage(<Page />, { api });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText('failure')).toBeTruthy();
    status = 200;
    await comeBack();
    expect(screen.getByText('answer 2')).toBeTruthy();
    expect(asked).toBe(2);
  });
});

describe('without a line', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));
  const dropped = () => Promise.reject(new TypeError('Failed to fetch'));

  it('a list says at once that it did not come', async () => {
    renderPage(<Page />, { api: dropped });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText('failure')).toBeTruthy();
  });

  it('a change says at once that it was not made, and is not made when the line comes back', async () => {
    const client = makeQueryClient(api, 'http://localhost');
    const send = vi.fn<() => Promise<never>>(dropped);
    const change = client.getMutationCache().build(client, { mutationFn: send });
    const done = change.execute(undefined).catch(() => 'refused');
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledOnce();
    expect(await done).toBe('refused');
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(dayMs);
    expect(send).toHaveBeenCalledOnce();
  });
});

it('a change is not tried again by itself', async () => {
  const client = makeQueryClient(api, 'http://localhost');
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')));
  const change = client.getMutationCache().build(client, { mutationFn: send });
  const done = change.execute(undefined).catch(() => 'refused');
  await vi.advanceTimersByTimeAsync(dayMs);
  expect(await done).toBe('refused');
  expect(send).toHaveBeenCalledOnce();
});

it('a change that works takes the word away that something failed, and no other word', async () => {
  const client = makeQueryClient(api, 'http://localhost');
  const change = () =>
    client
      .getMutationCache()
      .build(client, { mutationFn: async () => 1 })
      .execute(undefined);
  toast({ title: 'Not saved', tone: 'destructive' });
  await change();
  expect(currentToast()?.isOpen).toBe(false);
  toast({ title: 'Saved' });
  await change();
  expect(currentToast()?.isOpen).toBe(true);
});
