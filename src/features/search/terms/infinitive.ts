/** The verb behind a form of it: people say what they do ("dónde se baila", "we camp"), tables name what it is. Pure. */

/** A Spanish verb without the pronouns that are written onto it: "cortarme", "alquilarla" and "comerlo" are three verbs. */
const withPronouns = /^(\p{L}{2,}(?:ar|er|ir))(?:[mts]e|nos)?(?:l[aeo]s?)?$/u;

export const infinitive = (word: string): string => withPronouns.exec(word)?.[1] ?? word;

/** Endings, and what stands there in the infinitive. */
const endings: readonly (readonly [ending: RegExp, base: string])[] = [
  [/(?<=\p{L}{3})(?:o|as|a|amos|ais|an|ando|aria|arias)$/u, 'ar'],
  [/(?<=\p{L}{3})(?:o|es|e|emos|eis|en|iendo|eria)$/u, 'er'],
  [/(?<=\p{L}{3})(?:o|es|e|imos|is|en|iendo|iria)$/u, 'ir'],
  [/(?<=\p{L}{2})(?:ues|ue|ueo|uen)$/u, 'gar'],
  [/(?<=\p{L}{3})(?:s|ing|ed)$/u, ''],
  [/(?<=\p{L}{3})(?:ing|ed)$/u, 'e'],
  [/(?<=\p{L}{2}(\p{L}))\1(?:ing|ed)$/u, ''],
  [/(?<=\p{L}{2})(?:ied|ies)$/u, 'y'],
];

/** Stems that change where they are stressed: "juego" is of "jugar", "duermo" of "dormir". */
const stressed: readonly (readonly [RegExp, string])[] = [
  [/ue(?=\p{L}{1,3}(?:ar|er|ir)$)/u, 'o'],
  [/ue(?=\p{L}{1,3}ar$)/u, 'u'],
  [/ie(?=\p{L}{1,3}(?:ar|er|ir)$)/u, 'e'],
  [/i(?=\p{L}{1,2}ir$)/u, 'e'],
];

/** What a form may be of, likely or not: who asks looks which of them is a word. */
export const verbsOf = (word: string): readonly string[] => {
  const plain = endings.filter(([ending]) => ending.test(word)).map(([ending, base]) => word.replace(ending, base));
  return [
    ...plain,
    ...plain.flatMap((one) =>
      stressed.filter(([stem]) => stem.test(one)).map(([stem, base]) => one.replace(stem, base)),
    ),
  ];
};
