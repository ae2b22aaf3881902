/** Events as RSS 2.0 (rssboard.org/rss-specification), as the profile of its board wants it. */
import { escaped } from '#kit/server/xml.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { askingFor, type Language } from '#kit/shared/messages.ts';
import { messages } from '../messages.ts';
import type { EventRow } from './table.ts';

type Channel = {
  readonly title: string;
  readonly text: string;
  /** Its own address, and the one visitors use for the site. */
  readonly self: string;
  readonly publicUrl: string;
  readonly language: Language;
  /** Programs look again after so many. */
  readonly freshMinutes: number;
};

const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** An instant as RFC 822 writes it. */
const rfc822 = (at: Date) => at.toUTCString();

function item(row: EventRow, { language, publicUrl }: Channel): string {
  const { date, time, location, category } = row;
  const page = `${publicUrl}/events/${row.id}${askingFor(language)}`;
  const when = date === null ? [] : [formatDate(date, 'long', language), ...(time === null ? [] : [time])];
  const lines = [[...when, location].filter(Boolean).join(', '), inLanguage(row.description, language)];
  return [
    '<item>',
    tag('title', inLanguage(row.title, language)),
    tag('link', page),
    `<guid isPermaLink="true">${escaped(page)}</guid>`,
    tag('pubDate', rfc822(row.reviewedAt ?? row.createdAt)),
    tag('category', messages[language][`category.${category}`]),
    tag('description', lines.join('\n')),
    '</item>',
  ].join('');
}

/** One document with an item for each row, in their order. */
export function rssOf(rows: readonly EventRow[], channel: Channel): string {
  const { title, text, self, language, publicUrl, freshMinutes } = channel;
  const changed = rows.map(({ updatedAt }) => updatedAt.getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    tag('title', title),
    tag('link', `${publicUrl}/search?type=events${askingFor(language).replace('?', '&')}`),
    tag('description', text),
    tag('language', language),
    ...(changed.length > 0 ? [tag('lastBuildDate', rfc822(new Date(Math.max(...changed))))] : []),
    tag('ttl', String(freshMinutes)),
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...rows.map((row) => item(row, channel)),
    '</channel></rss>',
    '',
  ].join('\n');
}
