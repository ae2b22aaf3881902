import { inEachWritten, inLanguage, type Localized } from '#kit/shared/localized.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { isEmptyValue, localizedOf, type Bilingual } from '#kit/web/form/text-values.ts';
import type { ListingKind } from '../../listing-kinds.ts';
import { messages } from './messages.ts';

/** What a listing is called while it is written: a place has a name, everything else a title. */
export type Titled = { readonly title?: Bilingual; readonly name?: string };

const titleOf = ({ title, name = '' }: Titled): Localized => localizedOf(title ?? inEachWritten(() => name));

/** What a photo shows, as far as its listing tells: its kind and its title. Undefined while it has none. */
export function proposedAlt(kind: ListingKind, titled: Titled, number: number): Bilingual | undefined {
  const title = titleOf(titled);
  if (isEmptyValue(title)) return undefined;
  return inEachWritten((language) => {
    const words = wordsOf(messages, language);
    const said = { kind: words(`kind.${kind}`), title: inLanguage(title, language) };
    return number === 1 ? words('altOf', said) : words('altOf.more', { ...said, number });
  });
}
