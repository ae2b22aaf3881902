/**
 * What is shown where a page could not be drawn at all. It needs nothing of the web half, which is what broke: neither its
 * styles nor its scripts. Its ink is the hour's in the town.
 */
import type { Language } from '#kit/shared/messages.ts';
import { wordsOf } from '#kit/shared/translate.ts';
import { wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { messages } from '../fault-messages.ts';

/** As the brand has them. */
const inks = {
  day: { paper: '#f6e8cf', card: '#fff8ea', ink: '#1a2340', quiet: '#4f5468', title: '#b5301a', sun: '#ff6a47' },
  night: { paper: '#0a1022', card: '#131b36', ink: '#fbebd0', quiet: '#aeb6ce', title: '#ff7d8e', sun: '#fbebd0' },
} as const;

/** Its words are the house's own: nothing that was asked stands in it. */
export function faultPage(language: Language, at: Date): string {
  const words = wordsOf(messages, language);
  const { hour } = wallClock(at);
  const isDay = hour >= 7 && hour < 21;
  const { paper, card, ink, quiet, title, sun } = inks[isDay ? 'day' : 'night'];
  const button = `display:inline-block;margin:6px;padding:13px 22px;border:2px solid ${ink};border-radius:999px;font-weight:650;text-decoration:none`;
  return `<!DOCTYPE html>
<html lang="${language}" style="background:${paper};color-scheme:${isDay ? 'light' : 'dark'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${paper}">
<title>${words('title')} · ${town.brand}</title>
<link rel="icon" href="/favicon.svg">
</head>
<body style="margin:0;background:${paper};color:${ink};font:1rem/1.5 system-ui,sans-serif">
<main style="box-sizing:border-box;display:grid;place-content:center;min-height:100vh;padding:20px">
<div style="box-sizing:border-box;max-width:27rem;padding:40px 28px;border-radius:10px;background:${card};text-align:center">
<svg viewBox="0 0 120 76" width="150" aria-hidden="true" style="display:block;margin:0 auto 20px">
<path d="M24 48a36 36 0 0 1 72 0Z" fill="${sun}"/>
<path d="M6 49h108M26 59h68M42 69h36" stroke="${ink}" stroke-width="4"/>
</svg>
<h1 style="margin:0;color:${title};font:900 2.25rem/1 'Arial Narrow',system-ui,sans-serif;font-stretch:condensed">${words('title')}</h1>
<p style="margin:14px 0 20px;color:${quiet}">${words('text')}</p>
<a href="" style="${button};background:${ink};color:${paper}">${words('again')}</a>
<a href="/" style="${button};color:${ink}">${words('home')}</a>
</div>
</main>
</body>
</html>
`;
}
