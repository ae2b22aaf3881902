/** A Spanish verb without the pronouns that are written onto it: "cortarme", "alquilarla" and "comerlo" are three verbs. */
const withPronouns = /^(\p{L}{2,}(?:ar|er|ir))(?:[mts]e|nos)?(?:l[aeo]s?)?$/u;

export const infinitive = (word: string): string => withPronouns.exec(word)?.[1] ?? word;
