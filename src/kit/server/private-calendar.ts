/** A calendar file behind a key: theirs alone who have its address. Never kept on the way, never found by search engines. */
import type { Language } from '#kit/shared/messages.ts';
import { etagOf, isFresh } from './kept/kept.ts';

/** The reply to whoever asks for one (RFC 5545); nothing but its headers to whoever has it as it is. */
export function privateCalendar(ifNoneMatch: string | undefined, text: string, language: Language): Response {
  const body = Buffer.from(text);
  const etag = etagOf(body);
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-language': language,
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
    etag,
  };
  const isKnown = isFresh(ifNoneMatch, etag);
  return new Response(isKnown ? null : new Uint8Array(body), { status: isKnown ? 304 : 200, headers });
}
