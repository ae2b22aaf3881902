import { useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../query-client.ts';
import { watched, watching } from './watched.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks again by itself while somebody can see it, and not behind their back', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const client = makeQueryClient(() => {
    asked += 1;
    return Response.json({ pending: asked });
  }, location.origin);
  function Count() {
    const { data } = useQuery(watched({ queryKey: ['/api/counts'] as const }));
    return <b>{String((data as { pending?: number } | undefined)?.pending)}</b>;
  }
  const { container } = render(
    <QueryClientProvider client={client}>
      <Count />
    </QueryClientProvider>,
  );
  await later(10);
  await later(watching.refetchInterval);
  expect([asked, container.textContent]).toEqual([2, '2']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await later(3 * watching.refetchInterval);
  expect(asked).toBe(2);
});
