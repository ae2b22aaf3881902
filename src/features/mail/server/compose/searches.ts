/** Composes the letters about saved searches. */
import { inLine } from '#kit/shared/bidi.ts';
import { fill, pluralOf } from '#kit/shared/translate.ts';
import { isPlainText } from '../../rules.ts';
import type { SearchLetters } from '../../search-letters.ts';
import type { Block, Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';

type Search = SearchLetters['searchNews']['searches'][number];

export const searchBodies: {
  readonly [N in keyof SearchLetters]: (values: SearchLetters[N], desk: Desk) => Body;
} = {
  searchNews: ({ name, searches, more, path }, desk) => {
    const { words, link } = desk;
    const say = words.letters.searchNews;
    const all = searches.reduce((sum, { count }) => sum + count, 0);
    const [title = ''] = searches[0]?.titles ?? [];
    const isOne = all === 1 && more === 0 && title !== '';
    return {
      words: {
        subject: isOne ? fill(say.subjectOne, { title }) : say.subject,
        title: say.title,
        text: say.text,
      },
      name,
      more: [
        ...searches.flatMap((one) => partOf(one, desk)),
        ...(more > 0 ? [{ kind: 'text' as const, text: say.more }] : []),
        { kind: 'text', text: say.leave },
        link(say.manage, path),
      ],
    };
  },
};

/** What was asked and what fits it. Words that are an advertisement are in no letter: nobody may have proven its mailbox. */
function partOf({ said, count, titles, path }: Search, { words, language, link }: Desk): Block[] {
  const say = words.letters.searchNews;
  const asked = inLine(said.filter(isPlainText));
  const form = pluralOf(count, language) === 'one' ? 'one' : 'other';
  const rest = count - titles.length;
  const named = rest > 0 ? [...titles, fill(say.rest, { count: rest })] : titles;
  return [
    factsOf(asked === '' ? undefined : [say.search, asked], [say.fits, named.join('\n')]),
    link(fill(say.button[form], { count }), path),
  ];
}
