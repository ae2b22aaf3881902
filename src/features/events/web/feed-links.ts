import { wordsOf } from '#kit/web/i18n.tsx';
import type { Language } from '#kit/shared/messages.ts';
import { messages } from '../feeds-messages.ts';
import { feedFormats, feedPath, feedTypes } from '../feeds.ts';

/** What programs find feeds by: links in the head of a page, which name them in its language. */
export const feedLinks = (language: Language) =>
  feedFormats.map((format) => ({
    rel: 'alternate',
    type: feedTypes[format],
    title: wordsOf(messages, language)('all'),
    href: feedPath(format, language),
  }));
