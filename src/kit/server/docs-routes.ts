/** What the house promises, for programs (`/openapi.json`) and for people (`/docs`). */
import { Hono } from 'hono';
import type { Endpoints } from '#kit/shared/endpoint.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** To be mounted under `/api`. Both are written when first asked for: a start has no time for them. */
export function docsRoutes(info: Parameters<typeof openApi>[0], contracts: readonly Endpoints[]): Hono {
  let written: { readonly document: ReturnType<typeof openApi>; readonly page: string } | undefined;
  const write = () => {
    const document = openApi(info, contracts);
    return (written ??= { document, page: docsPage(document.info.title, contracts, document) });
  };
  return new Hono()
    .get('/openapi.json', (c) => c.json((written ?? write()).document))
    .get('/docs', (c) => c.html((written ?? write()).page, 200, { 'content-security-policy': docsPolicy }));
}
