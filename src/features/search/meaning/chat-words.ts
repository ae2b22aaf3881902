/**
 * Words as people write them to friends: "2nite", "q hago", "wheres", "gd 4 a bday". Text to text, before any rule reads
 * it; what is said in no chat keeps its letters. Pure.
 */
const said: Readonly<Record<string, string>> = {
  tonight: '2nite, 2night, 2nyt, tonite, tnite, tonyt',
  today: '2day',
  tomorrow: '2moro, 2morro, 2morrow, tmrw, tmrrw, tmr, tomoz, tomoro',
  night: 'nite, nyt',
  nights: 'nites',
  weekend: 'wknd, wkend, wkd',
  good: 'gd',
  great: 'gr8',
  something: 'sth, smth, sumthin, sumthing, summat, somethin',
  people: 'ppl, peeps',
  birthday: 'bday, bdays, birfday',
  before: 'b4',
  late: 'l8',
  anyone: 'any1',
  please: 'pls, plz, plss, plzz',
  thanks: 'thx, thnx, ty',
  'where is': 'wheres',
  'when is': 'whens',
  'who is': 'whos',
  'how is': 'hows',
  'there is': 'theres',
  because: 'cuz, coz, cos, bc',
  'want to': 'wanna',
  'going to': 'gonna',
  que: 'q, k, ke',
  porque: 'xq, pq, porq, xk',
  'por favor': 'xfa, xfavor, xfi, pofa',
  para: 'xa',
  tambien: 'tb, tbn, tmb',
  de: 'd',
  donde: 'dnd, dond',
  manana: 'mnn',
  con: 'cn',
  with: 'w',
  you: 'u',
  your: 'ur',
};

const inFull: ReadonlyMap<string, string> = new Map(
  Object.entries(said).flatMap(([full, shorts]) => shorts.split(', ').map((short) => [short, full] as const)),
);
const some = (letters: (short: string) => boolean) =>
  [...inFull.keys()].filter(letters).toSorted((a, b) => b.length - a.length);
const words = some(({ length }) => length > 1).join('|');
const letters = some(({ length }) => length === 1).join('');

/** A letter alone says so only between words: "10 k" is a run, "d & b" and "k pop" music, a "d j" plays it, "u 18" an age. */
const chat = new RegExp(
  String.raw`(?<![\p{L}\p{N}&'’/.-])(?:${words}|(?<!\d )[${letters}](?! (?:(?:n |and |& )?[bj](?!\p{L})|pop(?!\p{L})|\d\d(?!\d)(?<=u \d\d))))(?![\p{L}\p{N}&'’.-])`,
  'gu',
);

/** "Sth 2 do", "good 4 a bday": numbers that count nothing. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L} )2(?= (?:do|eat|drink|go|dance|stay|see|sleep|party|rent|watch|visit)(?!\p{L}))/gu, 'to'],
  [/(?<=\p{L} )4(?= (?:a|an|the|my|our|me|us|tonight|today|tomorrow|2nite|2day|2moro)(?!\p{L}))/gu, 'for'],
  [/(?<![\p{L}\p{N}])x(?= (?:persona|noche|dia|hora|favor|mes|semana|la|el)(?!\p{L}))/gu, 'por'],
];

/** Small letters without accents, as typed: with words in full. */
export const withWordsInFull = (text: string): string =>
  spoken
    .reduce((rest, [typed, meant]) => rest.replaceAll(typed, meant), text)
    .replaceAll(chat, (short) => inFull.get(short) ?? short);
