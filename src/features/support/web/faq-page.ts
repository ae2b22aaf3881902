import type { Language } from '#kit/shared/messages.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { helpTopics } from '../rules.ts';

/** The seven questions as search engines read them (schema.org, FAQPage). */
export function faqPage(language: Language) {
  const words = wordsOf(messages, language);
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: helpTopics.map((topic) => ({
      '@type': 'Question',
      name: words(`help.${topic}.q`),
      acceptedAnswer: { '@type': 'Answer', text: words(`help.${topic}.a`) },
    })),
  };
}
