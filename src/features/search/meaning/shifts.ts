/** When somebody can work: parts of the day and of the week, hours, and what nobody wants; only where work is spoken of. */
import { shiftPartsIn } from '#features/jobs/shift-parts.ts';
import type { ShiftPart } from '#features/jobs/rules.ts';
import { shiftsIn } from '../address.ts';
import type { Context, Rule } from './rule.ts';
import { saying } from './rule.ts';

const work =
  'work|works|working|jobs?|gigs?|shifts?|vacanc(?:y|ies)|employment|hiring|trabaj\\p{L}*|curr(?:o|os|ar|ito)|empleos?|turnos?|vacantes?|arbeit\\p{L}*|stellen?|\\p{L}*schicht|werk|werken|(?:bij)?baan(?:tje)?|vacature|travail\\p{L}*|boulot|emploi';
/** When work is over nobody works. */
const over = '(?<!(?:after|despues del?|salir del|nach der|na het|apres le) )';
const saysWork = saying(`${over}(?:${work})`);

/** A band at night is no work, nor is a party of those who work; beside a kind of place it is work in it. */
const isForWork = ({ kinds, leaning, text }: Context): boolean =>
  (kinds.has('events') ? leaning.size === 1 && leaning.has('jobs') : kinds.has('jobs') || leaning.has('jobs')) &&
  saysWork.test(text);

const partWords: Readonly<Record<ShiftPart, string>> = {
  mornings:
    'mornings?|early shifts?|mananas|(?:de|por la) manana|vormittags?|morgens|fruhs|ochtends?|ochtenden|(?:le )?matins?',
  afternoons: 'afternoons?|nachmittags?|middags?|middagen|(?:l )?apres midis?',
  evenings: 'evenings?|late shifts?|abends?|avonds?|avonden|(?:le )?soirs?|soirees?',
  nights:
    'nights?(?! (?:clubs?|life|out|bars?|markets?|bus|walks?|tours?|part(?:y|ies)))|night ?time|overnight|graveyard|noches?|(?<!(?:ocio|vida|club) )nocturn[oa]s?|nachts?|nachten|(?:la )?nuits?',
  weekends: 'weekends?|week ends?|fin(?:es)? de semana|findes?|wochenenden?|saturdays?|sundays?|sabados?|domingos?',
};
const lead =
  '(?:(?:only|just|this|these|este|estos|esta|solo|solamente|nur|alleen|seulement|in|at|on|during|for|the|por|de|en|los|las|la|el|al|am|an|im|in der|in de|s|het|turnos? de|horario de) )*';
const count =
  '(?:(?:a )?(?:couple of|few|two|three|four|five|some|\\d|un par de|dos|tres|cuatro|algunas|unas|paar|einige|quelques) )?';
const tail =
  '(?: (?:a|per|each|every|a la|por|pro|par) (?:week|semana|woche|semaine))?(?: shifts?)?(?: (?:only|solo|solamente|nada mas))?';
const no =
  '(?:no|not|never|without|sin|ni|nunca|nada de|excepto|menos|kein|keine|nicht|ohne|geen|niet|zonder|pas|sans) (?:(?:at|on|in|any|the|de|por|los|las|la|le|el|en|am|an|turnos? de|trabajar|work|working|late) )*';
const and = '(?:and|or|nor|ni|y|e|o|und|oder|noch|en|of|et|ou)';

/** Work by itself, whatever else is said: "Nachtschicht". */
const oneWord: Readonly<Record<ShiftPart, string>> = {
  mornings: '(?:fruh|morgen)(?:schicht|dienst|job)(?:en)?|ochtend(?:dienst|werk|baan)|turnos? de mananas?',
  afternoons: 'nachmittags?(?:schicht|job)|middag(?:dienst|baan)|turnos? de tardes?',
  evenings: '(?:spat|abend)(?:schicht|dienst|job|arbeit)(?:en)?|avond(?:dienst|werk|baan|job)(?:en)?',
  nights: 'nacht(?:schicht|dienst|job|arbeit|werk|baan)(?:en)?',
  weekends: '(?:wochenend|weekend)(?:schicht|dienst|job|arbeit|werk|baan)(?:en)?',
};

/** What is asked for by words, the first that fits; Spanish has one word for the afternoon and the evening. */
const meant: readonly (readonly [shifts: string, words: string])[] = [
  [
    'mornings,afternoons,-nights',
    'day ?time|by day|during the day|days only|day shifts?|day jobs?|de dia|durante el dia|tagsuber|am tage|overdag|(?:de|en) jour(?:nee)?',
  ],
  [
    'afternoons,evenings',
    '(?:after|despues de(?: las?)?|nach(?: der)?|na|apres(?: les)?) (?:class|classes|school|uni|university|college|lectures|clases?|universidad|instituto|schule|vorlesung|cours)',
  ],
  ...(['mornings', 'afternoons', 'evenings', 'nights', 'weekends'] as const).map(
    (part) => [part, partWords[part]] as const,
  ),
  ['afternoons,evenings', 'tardes?'],
];
const anyMeant = `(?:${meant.map(([, words]) => words).join('|')})`;
const refusable: readonly (readonly [shifts: string, words: string])[] = [
  ...(Object.keys(partWords) as ShiftPart[]).map(
    (part) => [`-${part}`, `${partWords[part]}|${oneWord[part]}`] as const,
  ),
  ['-afternoons', 'tardes?'],
];
const anyRefusable = `(?:${refusable.map(([, words]) => words).join('|')})`;

/** All that a text says of a table, in the order of the address. */
const saidIn = (text: string, table: readonly (readonly [shifts: string, words: string])[]): string => {
  let rest = text;
  const all = table.flatMap(([shifts, words]) => {
    const before = rest;
    rest = rest.replaceAll(new RegExp(saying(words), 'gu'), '|');
    return rest === before ? [] : shifts.split(',');
  });
  return shiftsIn(all).join(',');
};

const asked = (shifts: string, context: Context) => (shifts !== '' && isForWork(context) ? { shifts } : undefined);

const figure = String.raw`(\d{1,2})(?:[:.]([0-5]\d))? ?(h|am|pm)?`;

/** "9 to 5" is by day; what is not after what it begins with is after noon. */
function hoursIn([, from = '', half, sign, to = '', toHalf, toSign]: readonly (string | undefined)[]) {
  const isBare = sign === undefined && toSign === undefined && Number(to) <= Number(from) && Number(to) < 12;
  const said = `${from}:${half ?? '00'}${sign ?? ''} to ${to}:${toHalf ?? '00'}${isBare ? 'pm' : (toSign ?? '')}`;
  return shiftPartsIn({ shifts: { en: said } }).join(',');
}

/** Read before days: "turno de mañana" is no tomorrow. */
export const shiftNames: Rule = {
  pattern: new RegExp(String.raw`(?<!${no})${saying(Object.values(oneWord).join('|')).source}`, 'u'),
  read: ([said = '']) => ({ shifts: saidIn(said, Object.entries(oneWord)) }),
  words: 'jobs',
};

export const shiftRules: readonly Rule[] = [
  // Hours are no price
  {
    pattern: saying(
      `(?:(?:de|from|between|entre|von|van|las) )*${figure} ?(?:a|to|till|until|hasta|bis|tot|y|and|-) ?(?:las )?${figure}(?! ?(?:euros?|eur|hours?|horas?|people|personas?)(?!\\p{L}))`,
    ),
    read: (said, context) => asked(hoursIn(said), context),
  },
  {
    pattern: saying(
      `${no}${anyRefusable}(?: (?:shifts?|work))?(?: ${and} (?:${no})?${anyRefusable})*|${anyRefusable} (?:off|free|libres?|frei|vrij)`,
    ),
    read: ([said = ''], context) => asked(saidIn(said, refusable), context),
  },
  {
    pattern: saying(`${lead}${count}${anyMeant}${tail}(?: ${and} ${lead}${anyMeant}${tail})*`),
    read: ([said = ''], context) => asked(saidIn(said, meant), context),
  },
];
