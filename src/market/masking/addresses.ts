/**
 * E-mail addresses, links and names in other networks, in the disguises people use for them. Strangers choose what is read
 * here, so nothing is repeated without an end (decision 0138): names have the lengths of the net's (63 signs a label, 64 a
 * mailbox), and a run of white space is one sign by then.
 */
import { parse } from 'tldts';
import type { MaskKind } from './masks.ts';
import type { Found } from './stretches.ts';
import { closedUp, retold, spanIn } from './view.ts';
import type { View } from './view.ts';

const dotWord = 'dot|punto|punt|punkt|point|pto';
const atWord = 'at|arroba|aroba|apenstaartje|klammeraffe|arobase';
/** Endings that people say; each is one of the public list, which has the last word where an address is typed. */
const saidEnding =
  'com|es|net|org|info|eu|me|co|uk|de|nl|fr|ie|be|io|app|biz|cat|tv|ly|link|online|shop|store|site|web|page|homes|rentals|travel';
const provider =
  'g ?mail|googlemail|hot ?mail|outlook|yahoo|icloud|proton ?mail|proton|gmx|live|msn|aol|web|telefonica|movistar|orange|ziggo|kpn|btinternet|laposte|freenet|t-online|mail';

/** Before these words “dot” and “punto” are no part of an address: “the dot”, “en punto”, “un buen punto”. */
const noLabel: ReadonlySet<string> = new Set(
  `the a an on of to at this that one el la un una en al del de mi tu su este ese otro otra cada que y o primer segundo
   tercer ultimo buen mejor unico mismo algun ningun cierto der die das den dem ein einen am im auf het de een op le les
   au ce cet son mon quel sur à`.split(/\s+/),
);

/** Names of files, whichever the ending. */
const fileLike = /\.(?:pdf|docx?|xlsx?|jpe?g|png|heic|mp4|mov|txt|zip|csv)$/;
const label = String.raw`[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?`;
/** As much of a link as there is: nothing follows it that could fail. */
const rest = '8000';

type Rule = { readonly what: RegExp; readonly by: (match: RegExpExecArray) => string | undefined };

const rule = (what: string, by: Rule['by'] | string): Rule => ({
  what: new RegExp(what, 'gu'),
  by: typeof by === 'string' ? () => by : by,
});

/** Disguises taken off, one after the other. */
const disguises: readonly Rule[] = [
  // Letters one by one, with an at or a dot among them.
  rule(String.raw`(?<![\p{L}\d])(?:[\p{L}\d@._-] ){4,99}[\p{L}\d@._-](?![\p{L}\d])`, ({ 0: said }) =>
    /[@.]/.test(said) ? said.replaceAll(' ', '') : undefined,
  ),
  rule(String.raw`\s?[[({<]\s?(?:\.|,|${dotWord})\s?[\])}>]\s?`, '.'),
  rule(String.raw`\s?[[({<]\s?(?:@|a|${atWord})\s?[\])}>]\s?(?=[a-z\d])`, '@'),
  rule(String.raw`\s(?:underscore|guion bajo|barra baja|unterstrich|laag streepje|liggend streepje|tiret bas)\s`, '_'),
  rule(String.raw`\bhxxps?\b|\bh\*\*ps?\b`, 'http'),
  rule(String.raw`(?<=https?)\s?:\s?/\s?/\s?`, '://'),
  rule(
    String.raw`(?<![\p{L}\d_-])(?<word>[\p{L}\d_-]{1,63})\s(?:${dotWord})\s(?<ending>${saidEnding})\b`,
    ({ groups = {} }) => (noLabel.has(groups['word'] ?? '') ? undefined : `${groups['word']}.${groups['ending']}`),
  ),
  // The ending of an ending: `co dot uk`, and what stands between two dots: `w w w dot casa.es`.
  rule(String.raw`(?<=\.co)\s(?:${dotWord})\s(?=uk\b)`, '.'),
  rule(String.raw`(?<=\bwww|[a-z\d_-]@[a-z\d-]{1,63})\s(?:${dotWord})\s`, '.'),
  rule(String.raw`(?<=[a-z\d_-])\s?\.\s?(?=[a-z\d_-]{1,64}@|[a-z\d._-]{1,64}\s(?:${atWord})\s)`, '.'),
  rule(
    String.raw`(?<=[a-z\d])\s\.\s?(?=(?:com|net|org|info|eu|es|uk)\b)|(?<=[a-z\d])\.\s(?=(?:com|net|org|co\.uk)(?:\s?[.,;:!?)/]|\s?$))`,
    '.',
  ),
  rule(String.raw`\s(?:${atWord})\s(?=(?:${provider})\b)`, '@'),
  rule(
    String.raw`(?<![a-z\d_-])(?<word>[a-z\d_-]{1,64})\s(?:${dotWord})\s(?=[a-z\d._-]{1,64}@)`,
    ({ groups = {} }) => `${groups['word']}.`,
  ),
  rule(
    String.raw`\bwww\s(?<word>${label})\s(?<ending>${saidEnding})\b`,
    ({ groups = {} }) => `www.${groups['word']}.${groups['ending']}`,
  ),
  rule(String.raw`\s(?:arroba|apenstaartje|klammeraffe|arobase)\s(?=[a-z\d-]{1,63}\.[a-z]{2})`, '@'),
  rule(
    String.raw`\sat\s(?=[a-z\d-]{1,63}\.(?:${saidEnding})\b)(?<=(?:[._\d]|mail|email|correo|to|me)\b[^.]{0,24})`,
    undefinedUnlessAddress,
  ),
  rule(String.raw`(?<=\.(?:${saidEnding}))\s(?:barra|slash|schuine streep|schragstrich|trait)\s`, '/'),
  rule(
    String.raw`\b(?<word>wa|t|bit|tinyurl|goo|cutt)\s(?<ending>me|ly|com|gl)\s(?:barra|slash)\s`,
    ({ groups = {} }) => `${groups['word']}.${groups['ending']}/`,
  ),
  rule(String.raw`(?<=/[a-z\d_.-]{1,63})\s(?:barra|slash|schuine streep|schragstrich)\s`, '/'),
];

/** `write to lola at casa.es` has an address; `look at casa.es` a link. */
function undefinedUnlessAddress({ input, index }: RegExpExecArray): string | undefined {
  const word = /[\p{L}\d._-]{1,64}$/u.exec(input.slice(Math.max(0, index - 64), index))?.[0] ?? '';
  return /[\d_.]/.test(word) ? '@' : undefined;
}

/** Endings of files that are endings of addresses too. */
const fileEnding = /\.(?:zip|mov|md|sh|py|ps|pl|rs|so|ai|app|docs?|xls|ppt|pages|numbers|key)$/;
const host = String.raw`(?:${label}\.){1,125}[a-z]{2,24}`;

const email = new RegExp(
  String.raw`[\p{L}\d][\p{L}\d._+-]{0,63}\s?@\s?(?:${host}|(?:${provider})(?:\s?(?:\.|${dotWord})?\s?(?:${saidEnding})\b)?)`,
  'gu',
);
const url = new RegExp(String.raw`\b(?:https?://|www\.)[^\s<>"']{1,${rest}}|\bwww[a-z\d-]{5,63}`, 'gu');
const site = new RegExp(String.raw`(?<![\p{L}\d@._-])${host}(?![\p{L}\d-])(?:[/?#][^\s<>"',;)]{0,${rest}})?`, 'gu');

/** Names of networks and purses. */
const network =
  'instagram|insta|ig|facebook|face|fb|messenger|whats ?app|wasap|guasap|wsp|telegram|signal|snapchat|snap|tik ?tok|twitter|wechat|viber|skype|discord|linked ?in|threads|paypal|revolut|rev ?tag|bizum|venmo|cash ?app|wise|tikkie|kik|verse';
const own = 'my|our|mi|nuestro|nuestra|mein|meine|mijn|onze|mon|notre';
/** What is said of an app rather than of somebody in it. */
const noName: ReadonlySet<string> = new Set(
  `the a an and or not on in at to for is it if so too through only also work works working down full here there fine ok okay
   better best easier faster enough possible accepted available group account app number payment payments link cards card
   private public closed broken blocked please thanks el la lo un una no si ya se por para con sin de del mas muy mejor
   soy somos am under called we're i'm im
   posible grupo privado privada cerrado todo o y que aqui gracias`.split(/\s+/),
);

const says = String.raw`(?:\s?(?:is|es|ist|c'est|est|:|=|as|como|als|comme|under|user(?:name)?|usuario|handle|,|-|–|->|→|@|\bat\b|arroba)\s?){0,4}\s?`;
const name = String.raw`(?<name>[\p{L}\d][\p{L}\d._-]{2,40}(?:#\d{4}\b)?)`;
const handles: readonly RegExp[] = [
  // @name stands for somebody wherever it stands.
  new RegExp(String.raw`(?<![\p{L}\d._-])@${name}`, 'gu'),
  new RegExp(String.raw`\b(?:${network})\b${says}(?<=[\s@:=,>→–-])${name}`, 'gu'),
  new RegExp(
    String.raw`\b(?:user(?:name)?|usuario|handle|nick|nickname|revtag|alias)\b${says}(?<=[\s@:=])${name}`,
    'gu',
  ),
];
/** Told as somebody's: `my insta is lola`, `add me on telegram: lola`, `soy lola en instagram`. */
const asOwn: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${own})\s(?:${network})\b(?:\s(?:name|user|username|usuario|tag|account|cuenta))?\s?(?:is|es|ist|est|:|=)\s?@?${name}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:(?:add|find|follow|message|dm|search)(?:\s(?:me|us|for))?|(?:busca|sigue|agrega|anade|encuentra|escribe)(?:me|nos)?|estoy|soy|ich bin|ik ben|je suis)\s(?:on|at|en|por|in|auf|op|sur|a)\s(?:${network})\s?(?:as|como|als|comme|:|,|under|\bat\b|@|es|is)\s?@?${name}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:i am|i'm|im|soy|somos|ich bin|ik ben|je suis|we are)\s@?${name}\s(?:on|en|auf|op|in|sur)\s(?:${network})\b`,
    'gu',
  ),
];

/** Told with a colon: `insta: lolaflats`. What such a word says of a purse or a signal is no name. */
const colon = new RegExp(
  String.raw`\b(?:instagram|insta|ig|facebook|fb|telegram|snapchat|snap|tik ?tok|twitter|wechat|viber|skype|discord|threads|kik|paypal)\s?[:=]\s?@?${name}`,
  'gu',
);
/** Told as an address without its ending: `facebook/CasaLuna`. Two networks side by side, or a network and its kind, are none. */
const path = new RegExp(String.raw`\b(?:instagram|insta|facebook|fb|tik ?tok|twitter|threads)/${name}`, 'gu');
const besides = new RegExp(
  String.raw`^(?:${network}|google|web(?:site|page|cam)?s?|booking|airbnb|trip ?advisor|social|e-?mails?|pages?|posts?|stories|reels|groups?)$`,
  'u',
);
/** A network, and words of the same sentence around it. */
const around = new RegExp(String.raw`(?:[^\s.?!]\S{0,39}\s){0,6}\b(?:${network})\b(?:,?\s\S{1,60}){0,6}`, 'gu');
/** What only a name in a network looks like: `lola_flats`, `beniflats24`, `beni.flats`. */
const surelyName =
  /(?<![\p{L}\d._/-])(?=[\d._]{0,60}\p{L})(?:\p{L}[\p{L}\d]{0,60}(?:_[\p{L}\d]{1,60}){1,30}(?:\.[\p{L}\d]{1,60}){0,30}|\p{L}{4,60}\d{1,4}|\p{L}{2,60}(?:\.[\p{L}\d]{1,60}){0,30}\.[\p{L}\d]{2,60}(?:\.\d{1,60})?)(?![\p{L}\d_/-]|\.\p{L})/gu;

const looksLikeName = (said: string): boolean => /[\d_#]|[a-z]\.[a-z]/.test(said);

function handlesIn(view: View): Found[] {
  const from = (patterns: readonly RegExp[], isOne: (match: RegExpExecArray, said: string) => boolean) =>
    patterns.flatMap((pattern) =>
      [...view.text.matchAll(pattern)].flatMap((match) => {
        const said = withoutEnd(match.groups?.['name'] ?? '', '._-');
        if (said === '' || !isOne(match, said)) return [];
        const at = match.index + match[0].lastIndexOf(said);
        return found('handle', view, at, at + said.length);
      }),
    );
  const bySign = from(handles, (match, said) => match[0].startsWith('@') || (looksLikeName(said) && !/^\d/.test(said)));
  const byOwner = from([...asOwn, colon], (_, said) => !noName.has(said));
  const byPath = from([path], (_, said) => !besides.test(said) && !noName.has(said));
  const near = [...view.text.matchAll(around)].flatMap(({ 0: part, index }) =>
    [...part.matchAll(surelyName)].flatMap((match) =>
      fileLike.test(match[0]) ? [] : found('handle', view, index + match.index, index + match.index + match[0].length),
    ),
  );
  return [...bySign, ...byOwner, ...byPath, ...near];
}

/** What stands before such signs at the end. */
function withoutEnd(said: string, signs: string): string {
  let end = said.length;
  while (end > 0 && signs.includes(said.charAt(end - 1))) end -= 1;
  return said.slice(0, end);
}

const found = (kind: MaskKind, view: View, from: number, to: number): Found => ({ kind, ...spanIn(view, from, to) });

/** Whether a name is one of the net: its ending is one, and it is no sentence that lacks a space, nor a file. */
function isSite(said: string, original: string): boolean {
  const host = said.split(/[/?#:]/)[0] ?? '';
  const ending = host.slice(host.lastIndexOf('.') + 1);
  // `mañana.Es posible` is the end of one sentence and the beginning of another.
  if (
    /\.\p{Lu}\p{Ll}{0,24}$/u.test(original.split(/[/?#:]/)[0] ?? '') &&
    /^\p{Ll}/u.test(original) &&
    ending.length < 4
  )
    return false;
  if (fileEnding.test(host) && !/[/?#]/.test(said)) return false;
  const { isIcann, domain } = parse(host);
  return isIcann === true && domain !== null;
}

/** Addresses of all kinds, as places in the original. */
export function addressesIn(plain: View, original: string): Found[] {
  let view = closedUp(plain);
  for (const { what, by } of disguises) view = retold(view, what, by);
  const all = (pattern: RegExp, kind: MaskKind, isOne: (said: string, original: string) => boolean = () => true) =>
    [...view.text.matchAll(pattern)].flatMap((match) => {
      const said = withoutEnd(match[0], '.,;:!?)]');
      const one = found(kind, view, match.index, match.index + said.length);
      return isOne(said, original.slice(one.from, one.to)) ? one : [];
    });
  return [...all(email, 'email'), ...all(url, 'link'), ...all(site, 'link', isSite), ...handlesIn(view)];
}
