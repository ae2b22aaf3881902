/** The session's cookie: an opaque token, for this host only (quality, Security). */
import { parse, serialize } from 'hono/utils/cookie';

/** How long a session lives without being renewed by a sign-in. */
export const sessionDays = 30;

export type SessionCookie = {
  read(request: Request): string | undefined;
  write(headers: Headers, token: string): void;
  clear(headers: Headers): void;
};

/** Over https the name has the `__Host-` prefix, which browsers bind to this host and path. */
export function createSessionCookie(https: boolean): SessionCookie {
  const name = https ? '__Host-session' : 'session';
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: https } as const;
  return {
    read: (request) => parse(request.headers.get('cookie') ?? '', name)[name],
    write: (headers, token) =>
      headers.append('set-cookie', serialize(name, token, { ...options, maxAge: sessionDays * 86_400 })),
    clear: (headers) => headers.append('set-cookie', serialize(name, '', { ...options, maxAge: 0 })),
  };
}
