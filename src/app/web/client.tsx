/**
 * Brings the server's page to life. The router's own client instead of Start's: the house has no server functions
 * (docs/architecture.md), so their transport, some 9 KB compressed, stays out of every page.
 */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { systemClock } from '#kit/shared/clock.ts';
import { learnPartFiles } from '#kit/web/parts/ask-for-part.ts';
import { getRouter } from './router.tsx';

/** Between the steps the browser is free: on a phone each of them takes as long as a press may wait. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

async function wake(): Promise<void> {
  await breathe();
  const router = getRouter(systemClock);
  await breathe();
  // There by the time the page is awake: what was pressed meanwhile may want a part.
  if (import.meta.env.PROD) void learnPartFiles();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void wake();
