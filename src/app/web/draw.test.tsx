import { lazy, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isWhole } from './draw.tsx';

it('a page is whole when each of its parts was there, and not while one is still to come', () => {
  const Late = lazy(() => new Promise<never>(() => undefined));
  const pageOf = (part: ReactNode) => renderToString(<Suspense fallback="…">{part}</Suspense>);
  expect(isWhole(pageOf(<p>There.</p>))).toBe(true);
  expect(isWhole(pageOf(<Late />))).toBe(false);
});
