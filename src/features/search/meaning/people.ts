/** For how many people, and the amenities of what is let. */
import { amenitySpellings } from '#features/rentals/amenity-spellings.ts';
import { maxPeople } from '../rules.ts';
import { tokenize } from '../tokenize.ts';
import { aNumber, numberOf, orSo } from './numbers.ts';
import type { Context, Meant, Rule } from './rule.ts';
import { mayMean, saying } from './rule.ts';
import { isSentence } from './sentence.ts';

const persons =
  'people|persons?|mates|girls|boys|lads|guys|women|men|chicas|chicos|mujeres|hombres|colegas|leute|mensen|vrienden|gens|copains|amis|students|estudiantes|dancers|travell?ers|passengers|personas?|personen|personnes|guests?|huespedes|pax|adults?|adultos?|erwachsene|friends|amig[oa]s|freunde|gasten|gaste|seats|plazas|seater|passengers|pasajeros|pers';
const measures = String.raw`(?! ?(?:euros?|eur|hours?|horas?|stunden|uur|heures?|days?|dias?|tage|dagen|jours?|nights?|noches?|nachte|nachten|nuits?|weeks?|semanas?|wochen|weken|semaines?|minutes?|minutos?|months?|meses|am|pm)(?![\p{L}\p{N}])|[\d:.,])`;

/** Only what is let takes so many; of a restaurant for eight the number says nothing to search by. */
function forPeople(said: string | undefined, context: Context): Meant | undefined {
  const people = numberOf(said);
  if (!Number.isInteger(people) || people < 1 || people > maxPeople) return undefined;
  // A sentence tells how many are coming whatever it asks for.
  if (isSentence(context.text) && !context.kinds.has('rentals') && !context.leaning.has('rentals')) return {};
  // Two of whom nobody says what they want are no reason to look at what is let alone.
  const isPair = people <= 2 && context.kinds.size === 0 && !context.leaning.has('rentals');
  return mayMean(context, 'rentals') && !isPair ? { people } : {};
}

const party = (source: string): Rule => ({
  pattern: saying(source),
  read: ([, said], context) => forPeople(said, context),
});

/** "Zu dritt": three of them, and more. */
const nth = [
  'dritt|drie',
  'viert|vier',
  'funft|vijv',
  'sechst|zess',
  'siebt|zeven',
  'acht',
  'neunt|negen',
  'zehnt|tien',
];

/** Of "eight to ten" there has to be room for ten. */
const fewOrMany = (source: string): Rule => ({
  pattern: saying(source),
  read: ([, , most], context) => forPeople(most, context),
});

/** What people call an amenity beside how owners write it. */
const alsoCalled: Readonly<Partial<Record<keyof typeof amenitySpellings, readonly string[]>>> = {
  'free WiFi': ['free wi fi', 'wi fi', 'wlan', 'internet'],
  'swimming pool': ['pools', 'alberca', 'pileta', 'piscine', 'schwimmbad', 'zwembad'],
  'air conditioning': ['ac', 'air con', 'aire', 'klimaanlage', 'airco', 'climatisation'],
  balcony: ['balkon', 'balcon'],
  kitchen: ['kuche', 'keuken', 'cuisine'],
  parking: ['car park', 'parkplatz', 'parkeerplaats', 'cochera'],
  'sea view': ['views of the sea', 'sea facing', 'meerblick', 'zeezicht', 'vue mer', 'vue sur la mer', 'vue sur mer'],
  'beach access': ['beachfront', 'first line', 'frente al mar', 'pie de playa', 'a pie de playa'],
  'skipper included': ['skipper', 'captain', 'patron', 'kapitan', 'skipper incluido', 'schipper', 'capitaine'],
  'sound system': ['speakers', 'altavoces', 'musikanlage'],
  'child seat': ['kids seat', 'silla para ninos', 'silla para nino', 'kindersitz', 'kinderzitje', 'siege enfant'],
  'washing machine': ['waschmaschine', 'wasmachine', 'lave linge'],
  terrace: ['terrasse', 'terras'],
  lift: ['aufzug', 'ascenseur'],
  'DJ included': ['dj'],
  'no license needed': [
    'without licence',
    'without license',
    'without a licence',
    'without a license',
    'no licence',
    'no license',
    'licence free',
    'license free',
    'sin carnet',
    'sin carne',
    'ohne fuhrerschein',
    'zonder vaarbewijs',
    'sans permis',
  ],
};

/** "Flat without a pool", "barco sin patrón", "no parking needed": what is not wanted stays a word, and is read as such. */
const notWithout = String.raw`(?<!(?<![\p{L}\p{N}])(?:no|not|without|sin|ni|ohne|kein|keine|keinen|zonder|geen|sans|pas de|pas d|nada de)(?: (?:a|an|any|the|un|una|el|la|ein|eine|einen|een|de))? )`;

const amenityRules: readonly Rule[] = Object.entries(amenitySpellings).map(([amenity, spellings]) => {
  const names = [...spellings, ...(alsoCalled[amenity as keyof typeof amenitySpellings] ?? [])]
    .map((name) => tokenize(name).join(' '))
    .toSorted((a, b) => b.length - a.length);
  return {
    pattern: saying(
      `${notWithout}(?:(?:and|y|und|en|et|with|con|mit|met|avec) )?(?:(?:a|an|the|un|una) )?(?:private |shared |privada )?(?:${names.join('|')})`,
    ),
    // Beside a word for what is let: elsewhere "pool" and "kitchen" are words as others are.
    read: (_, { kinds }) => (kinds.has('rentals') && !kinds.has('jobs') ? { amenities: amenity } : undefined),
  };
});

export const peopleRules: readonly Rule[] = [
  // Those who are small take a place as well
  {
    pattern: saying(
      `(?:(?:for|para|fur|voor|pour) )?${aNumber} (?:adults?|adultos?|erwachsenen?|volwassenen|adultes?|people|personas) ?(?:and|y|und|en|et|plus|with|con|mit|met|,)? ${aNumber} (?:kids?|children|child|ninos?|ninas?|kinder(?:n|en)?|enfants?|bab(?:y|ies)|bebes?|toddlers?)`,
    ),
    read: ([, adults, children], context) => forPeople(String(numberOf(adults) + numberOf(children)), context),
  },
  // A small crowd is no number of guests
  {
    pattern: saying(
      String.raw`(?:less|fewer) than \d+ ?(?:${persons})(?: in the room)?|menos de \d+ ?(?:${persons})|(?:weniger als|unter) \d+ ?(?:${persons}|leuten?)|minder dan \d+ ?(?:${persons}|mensen)`,
    ),
    read: () => ({}),
    words: 'small',
  },
  {
    ...party(`(?:a )?(?:table|mesa|tisch|tafel) (?:for|para|fur|voor|pour) ${aNumber}`),
    read: () => ({}),
    words: 'restaurant',
  },
  // Whatever takes ten people does not sleep them.
  {
    ...party(`(?:sleeps|sleeping|duermen|schlaft|slaapplaats voor)(?: up to| for)? ${aNumber}(?: (?:${persons}))?`),
    words: 'accommodation',
  },
  // Of couples there are twice as many
  {
    pattern: saying(
      `(?:(?:for|para|fur|voor|pour|somos|seremos|we are|we re|wir sind|we zijn|wij zijn|nous sommes|on est) )?${aNumber} (?:couples?|parejas|matrimonios|paare|paartjes|parchen|stellen|stelletjes|koppels)`,
    ),
    read: ([, said], context) => forPeople(String(2 * numberOf(said)), context),
  },
  party(
    `(?:seats|seating|caben|capacity|capacidad|capacidad para|we are|somos|wir sind|nous sommes|wij zijn)(?: up to| for| de)? ${aNumber}(?: (?:${persons}))?`,
  ),
  party(
    `(?:(?:for|para|fur|voor|pour|a|de|von|van) )?(?:(?:a|un|una|eine|een) )?(?:group|grupo|party|family|familia|gruppe|groep|groupe|crew) (?:of|de|von|van|fur|with|con) ${aNumber}(?: (?:${persons}))?`,
  ),
  party(`(?:there ?(?:are|will be|s) |we ?(?:are|re) )?${aNumber} of us`),
  {
    pattern: saying(`(?:zu|met z n|met zijn) (${nth.join('|')})(?:en)?`),
    read: ([, said], context) =>
      forPeople(String(nth.findIndex((names) => names.split('|').includes(said ?? '')) + 3), context),
  },
  party(
    `(?:vamos a ser|seremos|on est|on sera|nous serons|wir waren|we zijn met|wij zijn met|we zijn|zijn met) ${aNumber}(?: (?:${persons}))?`,
  ),
  fewOrMany(`(?:(?:for|para|fur|voor|pour|a|de|mit) )?${orSo}${aNumber} ?-?(?:${persons})`),
  fewOrMany(`(?:for|para|fur|voor|pour) ${orSo}${aNumber}${measures}`),
  // One who says so beside what is let; "alone" is a reason to meet others.
  {
    pattern: saying(
      '(?:for |para |fur |voor |pour )?(?:just me|only me|just myself|one person|1 person|myself only|solo yo|(?:solo )?para mi(?: sol[oa])?|una persona|1 persona|nur ich|nur fur mich|mich allein|eine person|1 personen?|alleen ik|(?:alleen )?voor mij(?: alleen)?|een persoon|1 persoon|juste moi|moi seule?|une personne|1 personne)|for one(?= |$)',
    ),
    read: (_, { kinds }) => (kinds.has('rentals') ? { people: 1 } : kinds.has('businesses') ? {} : undefined),
  },
  ...amenityRules,
];
