import { languages, type Language } from '#kit/shared/messages.ts';
import { writeQuestion } from '#kit/shared/question.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import type { SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';

/**
 * Title and description of a search: they name what was searched for. To search engines it is not a page of its own: the bare one
 * is. Where somebody shares it, it is: of two `og:url` the last one is drawn.
 */
export function pageWords(address: SearchAddress, language: Language, origin: string) {
  const words = wordsOf(messages, language);
  const { query, type = 'all' } = address;
  const kind = type === 'all' ? undefined : words(`type.${type}`);
  const description = query === undefined ? words('pageDescription') : words('pageDescriptionFor', { query });
  const title = () => {
    if (query !== undefined) return kind ? words('pageTitleForOf', { query, kind }) : words('pageTitleFor', { query });
    return kind ? words('pageTitleOf', { kind }) : words('pageTitle');
  };
  const lang = language === languages[0] ? undefined : language;
  const ofSearch = [
    { property: 'og:url', content: `${origin}/search${writeQuestion({ ...address, lang })}` },
    { name: 'robots', content: 'noindex, follow' },
  ];
  return { title: title(), description, ofSearch: Object.keys(address).length > 0 ? ofSearch : [] };
}
