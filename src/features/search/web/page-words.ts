import type { Language } from '#kit/shared/messages.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import type { SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';

/** Title and description of a search: they name what was searched for. */
export function pageWords(address: SearchAddress, language: Language) {
  const words = wordsOf(messages, language);
  const { query, type = 'all' } = address;
  const kind = type === 'all' ? undefined : words(`type.${type}`);
  const description = query === undefined ? words('pageDescription') : words('pageDescriptionFor', { query });
  const title = () => {
    if (query !== undefined) return kind ? words('pageTitleForOf', { query, kind }) : words('pageTitleFor', { query });
    return kind ? words('pageTitleOf', { kind }) : words('pageTitle');
  };
  return { title: title(), description, isAsked: Object.keys(address).length > 0 };
}
