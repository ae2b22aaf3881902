/** /.well-known/security.txt: whom to tell of a hole (RFC 9116). */
import { Hono } from 'hono';
import type { Clock } from '#kit/shared/clock.ts';
import { languages } from '#kit/shared/messages.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { town } from '#market/town/town.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** What it says is to be trusted for half a year from when it is read: less than a year is what the RFC advises. */
const days = 182;

/** `contact` is an address such as `mailto:security@aftersun.example`; without one the help desk is it. */
export function securityTxt({ clock, publicUrl, contact }: Options): Hono {
  return new Hono().get(securityTxtPath, (c) => {
    const expires = daysAfter(clock(), days);
    const lines = [
      `Contact: ${contact ?? `mailto:${town.emails.help}`}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${publicUrl}${securityTxtPath}`,
    ];
    c.header('cache-control', 'public, max-age=86400');
    return c.text(`${lines.join('\n')}\n`);
  });
}

type Options = { readonly clock: Clock; readonly publicUrl: string; readonly contact: string | undefined };
