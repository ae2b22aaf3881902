import type { Language } from '#kit/shared/messages.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { legal } from '../legal.ts';
import { messages } from '../messages.ts';

/** Title and description of a legal page, for the head. */
export function legalHead(name: 'privacy' | 'terms' | 'cookies', language: Language) {
  const { title, description } = legal[language][name];
  return { title: `${title} | ${wordsOf(messages, language)('brand')}`, description };
}
