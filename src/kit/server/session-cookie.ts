/** The session's cookie: an opaque token, for this host only (quality, Security); and the hint that there is one. */
import { parse, serialize } from 'hono/utils/cookie';
import { sessionHint } from '#kit/shared/session-hint.ts';

/** How long a session lives without being renewed by a sign-in. */
export const sessionDays = 30;

export type SessionCookie = {
  read(request: Request): string | undefined;
  write(headers: Headers, token: string): void;
  clear(headers: Headers): void;
  /** Says again that there is a session, to a browser that kept the one and lost the other. */
  hint(headers: Headers): void;
};

/** Over https the name has the `__Host-` prefix, which browsers bind to this host and path. */
export function createSessionCookie(https: boolean): SessionCookie {
  const name = https ? '__Host-session' : 'session';
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: https } as const;
  const maxAge = sessionDays * 86_400;
  const hint = (headers: Headers, value: string, maxAge: number) =>
    headers.append('set-cookie', serialize(sessionHint, value, { ...options, httpOnly: false, maxAge }));
  return {
    read: (request) => parse(request.headers.get('cookie') ?? '', name)[name],
    write: (headers, token) => {
      headers.append('set-cookie', serialize(name, token, { ...options, maxAge }));
      hint(headers, '1', maxAge);
    },
    clear: (headers) => {
      headers.append('set-cookie', serialize(name, '', { ...options, maxAge: 0 }));
      hint(headers, '', 0);
    },
    hint: (headers) => hint(headers, '1', maxAge),
  };
}
