/** Numbers that are written in words, in five languages, as people dictate a phone: digits, pairs and hundreds. */

const spanishDigits = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

const digitsOf: Readonly<Record<string, readonly string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  es: spanishDigits,
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun'],
  nl: ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'],
  fr: ['zero', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
};
const teensOf: Readonly<Record<string, readonly string[]>> = {
  en: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
  es: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve'.split(' '),
  de: 'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(' '),
  nl: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(' '),
  fr: 'dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf'.split(' '),
};
const tensOf: Readonly<Record<string, readonly string[]>> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' '),
  nl: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' '),
  fr: 'vingt trente quarante cinquante soixante septante huitante nonante'.split(' '),
};
const spanishTwenties =
  'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(' ');
const spanishHundreds =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

type Kind = 'digit' | 'teen' | 'ten' | 'hundred' | 'whole';
type Said = { readonly kind: Kind; readonly value: number };

const words = new Map<string, Said>();
const learn = (word: string, kind: Kind, value: number) => {
  if (!words.has(word)) words.set(word, { kind, value });
};
for (const language of Object.keys(digitsOf)) {
  digitsOf[language]?.forEach((word, value) => learn(word, 'digit', value));
  teensOf[language]?.forEach((word, at) => learn(word, 'teen', 10 + at));
  tensOf[language]?.forEach((word, at) => learn(word, 'ten', 20 + at * 10));
}
for (const [word, value] of [
  ['zwo', 2],
  ['ein', 1],
  ['sei', 6],
] as const)
  learn(word, 'digit', value);
spanishTwenties.forEach((word, at) => learn(word, 'whole', 21 + at));
spanishHundreds.forEach((word, at) => learn(word, 'hundred', (at + 1) * 100));
learn('ciento', 'hundred', 100);
/** `vierundzwanzig`, `vierentwintig`: the unit before the ten, in one word. */
function learnUnitsBeforeTens(language: 'de' | 'nl', joints: readonly string[]): void {
  for (const [unit, word] of (digitsOf[language] ?? []).entries()) {
    if (unit === 0) continue;
    // `eins` is `ein` before a ten.
    const beginnings = [word, word.replace(/s$/, '')].flatMap((said) => joints.map((joint) => said + joint));
    for (const [at, ten] of (tensOf[language] ?? []).entries())
      for (const beginning of beginnings) learn(beginning + ten, 'whole', 20 + at * 10 + unit);
  }
}
learnUnitsBeforeTens('de', ['und']);
learnUnitsBeforeTens('nl', ['en', 'n']);

const hundredWords: ReadonlySet<string> = new Set(['hundred', 'hundert', 'honderd', 'cent']);
/** Between a ten and its unit; all of them only where both stand. */
const jointWords: ReadonlySet<string> = new Set(['y', 'et', 'und', 'en']);
/** What says the next digit several times. */
const repeats: Readonly<Record<string, number>> = { double: 2, doble: 2, doppel: 2, dubbel: 2, triple: 3 };
/** Said for a zero among other numbers in English; in Spanish it is the word for “or”. */
const ohs: ReadonlySet<string> = new Set(['oh', 'o']);

/** Digits that words say from one place on, and how many words it took; undefined where no number begins. */
export type Spelled = { readonly digits: string; readonly taken: number };

const english: ReadonlySet<string> = new Set([...(digitsOf['en'] ?? []), ...(tensOf['en'] ?? []), 'double', 'triple']);

/** Reads a number at the beginning of `said`, words in plain letters; `before` is the word before it. */
export function readNumber(said: readonly string[], before: string | undefined): Spelled | undefined {
  return readRepeated(said) ?? readOh(said, before) ?? readHundreds(said) ?? readBelow100(said);
}

/** `double four`: one digit, said several times. */
function readRepeated([first = '', second = '']: readonly string[]): Spelled | undefined {
  const times = repeats[first];
  if (times === undefined) return undefined;
  const digit = words.get(second)?.value.toString() ?? (/^\d$/.test(second) ? second : '');
  if (digit.length === 1) return { digits: digit.repeat(times), taken: 2 };
  return ohs.has(second) ? { digits: '0'.repeat(times), taken: 2 } : undefined;
}

/** `oh seven`, `seven oh`: a zero beside English numbers. */
function readOh([first = '', second = '']: readonly string[], before: string | undefined): Spelled | undefined {
  if (!ohs.has(first)) return undefined;
  const isAfterEnglish = before !== undefined && english.has(before) && !isSpanish(second);
  return english.has(second) || isAfterEnglish ? { digits: '0', taken: 1 } : undefined;
}

/** `two hundred and five`, `doscientos cinco`: hundreds, and what follows them. */
function readHundreds(said: readonly string[]): Spelled | undefined {
  const head = hundredsIn(said);
  if (!head) return undefined;
  const joint = jointWords.has(said[head.taken] ?? '') || said[head.taken] === 'and' ? 1 : 0;
  const rest = readBelow100(said.slice(head.taken + joint));
  // `two hundred five` is 205; `two hundred` alone ends where no number follows it.
  if (!rest || Number(rest.digits) === 0) return { digits: String(head.value), taken: head.taken };
  return { digits: String(head.value + Number(rest.digits)), taken: head.taken + joint + rest.taken };
}

/** Hundreds in one word, as in Spanish, or in two. */
function hundredsIn([first = '', second = '']: readonly string[]) {
  const one = words.get(first);
  if (one?.kind === 'hundred') return { value: one.value, taken: 1 };
  if (one?.kind === 'digit' && hundredWords.has(second)) return { value: one.value * 100, taken: 2 };
  return undefined;
}

/** Whether a word is, or begins, a number. */
export const isNumberWord = (word: string): boolean => words.has(word);

const isSpanish = (word: string): boolean => spanishDigits.includes(word);

function readBelow100(said: readonly string[]): Spelled | undefined {
  const [first = '', second = ''] = said;
  const one = words.get(first);
  if (!one || one.kind === 'hundred') return undefined;
  if (first === 'quatre' && /^vingts?$/.test(second)) return frenchEighties(said);
  const joined = first === 'dix' ? frenchTeen(second) : one.kind === 'ten' ? tenWithUnit(said, one.value) : undefined;
  return joined ?? { digits: String(one.value), taken: 1 };
}

/** `dix-sept`: ten and what follows. */
function frenchTeen(second: string): Spelled | undefined {
  const unit = words.get(second);
  return unit?.kind === 'digit' && unit.value >= 7 ? { digits: String(10 + unit.value), taken: 2 } : undefined;
}

/** `forty-two`, `cuarenta y dos`, `soixante-douze`: a ten and its unit. */
function tenWithUnit([first = '', second = '', third = '']: readonly string[], ten: number): Spelled | undefined {
  const joint = jointWords.has(second) ? 1 : 0;
  // Without a joint only English and French say a unit after a ten; in Spanish that is the next number.
  const isJoined = joint === 1 || english.has(first) || (tensOf['fr'] ?? []).includes(first);
  const unit = words.get(joint ? third : second);
  if (!isJoined || !unit) return undefined;
  const isUnit = (unit.kind === 'digit' && unit.value > 0) || (unit.kind === 'teen' && first === 'soixante');
  return isUnit ? { digits: String(ten + unit.value), taken: 2 + joint } : undefined;
}

/** `quatre-vingt-douze`: eighty and what follows. */
function frenchEighties(said: readonly string[]): Spelled {
  const rest = words.get(said[2] ?? '');
  if (rest && (rest.kind === 'digit' || rest.kind === 'teen') && rest.value > 0)
    return { digits: String(80 + rest.value), taken: 3 };
  return { digits: '80', taken: 2 };
}
