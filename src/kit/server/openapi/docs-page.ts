/** The promises of all rooms as a page to read: no script, no outside. */
import { createHash } from 'node:crypto';
import type { Endpoint, Endpoints } from '#kit/shared/endpoint.ts';
import { splitLine } from '#kit/shared/endpoint.ts';

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

const style = `
:root{color-scheme:light dark;--paper:#F6E8CF;--raised:#FFF8EA;--ink:#1A2340;--soft:#4F5468;--accent:#0B6169}
@media(prefers-color-scheme:dark){:root{--paper:#0A1022;--raised:#131B36;--ink:#FBEBD0;--soft:#AEB6CE;--accent:#3CE3D8}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 'Instrument Sans',system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:3rem;line-height:1;margin:0 0 1rem}
p{color:var(--soft)}a{color:var(--accent)}section{background:var(--raised);border-radius:8px;padding:1rem 1.25rem;margin:1rem 0}
h2{font:600 1.05rem/1.4 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}h2 b{display:inline-block;min-width:4.5rem;color:var(--accent)}
details{margin-top:.5rem}summary{cursor:pointer;min-height:28px}pre{overflow:auto;font-size:.85rem;background:var(--paper);padding:.75rem;border-radius:6px}`;

const styleHash = createHash('sha256').update(style).digest('base64');
/** The page has one style of its own, named by its hash. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function sectionOf(line: string, endpoint: Endpoint, operation: unknown): string {
  const { method, path } = splitLine(line);
  return `<section><h2><b>${method}</b> ${escape(path)}</h2><p>${escape(endpoint.summary)}. <em>${endpoint.access}</em></p><details><summary>Schemas</summary><pre tabindex="0">${escape(JSON.stringify(operation, null, 2))}</pre></details></section>`;
}

type Document = { paths?: Record<string, Record<string, unknown>> };

/** A readable page of an OpenAPI document. */
export function docsPage(title: string, rooms: readonly Endpoints[], document: object): string {
  const { paths = {} } = document as Document;
  const sections = rooms.flatMap((endpoints) =>
    Object.entries(endpoints).map(([line, endpoint]) => {
      const { method, path } = splitLine(line);
      return sectionOf(line, endpoint, paths[path]?.[method.toLowerCase()]);
    }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head><body><main><h1>${escape(title)}</h1><p>Every call of this house. The same as a document: <a href="/api/openapi.json">/api/openapi.json</a>. Mistakes come as application/problem+json (RFC 9457).</p>${sections.join('')}</main></body></html>`;
}
