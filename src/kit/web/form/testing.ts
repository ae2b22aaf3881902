/** For tests only: the network's edge as a form meets it. */
import { vi } from 'vitest';
import { refusal } from '../network-testing.ts';

export type SentForm = { readonly line: string; readonly body: unknown };

/** Answers every call with what the test says and remembers what was sent; `vi.unstubAllGlobals()` ends it. */
export function serveForm(answer: () => Response | Promise<Response>): SentForm[] {
  const sent: SentForm[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    sent.push({ line: `${request.method} ${pathname}${search}`, body: text === '' ? undefined : JSON.parse(text) });
    return answer();
  });
  return sent;
}

/** The ways a server does not take a form, with what the visitor then reads beside the button. */
export const refusals: readonly (readonly [string, () => Response | Promise<Response>, RegExp])[] = [
  ['cannot be reached', () => Promise.reject(new TypeError('offline')), /could not reach the server/],
  ['is ill', () => new Response(null, { status: 503 }), /could not reach the server/],
  ['has had enough', () => refusal('too_many_requests', { retryAfter: 90 }), /try again in 2 minutes/],
];

export const arrived = () => Response.json({ id: 'form00000001', received: true }, { status: 201 });

export const refuses = (...fields: string[]) => refusal('validation', { fields });
