/** A row for each rule of meaning (issue 19): without the rule it means something else. More is in meaning.test.ts. */
import { describe, expect, it } from 'vitest';
import { rules, understand } from './meaning.ts';
import type { Rule } from './rule.ts';
import { shiftNames, shiftRules } from './shifts.ts';

/** A Wednesday in July. */
const tonight = '2026-07-15';

const rows: readonly (readonly [typed: string, means: object])[] = [
  // Free of steps, of stress or of nuts is not free of charge
  ['step-free apartment', { words: 'step-free apartment' }],
  ['open past 6am saturday', { date: '2026-07-18', open: '05:59' }],
  ['where can i eat right now', { open: 'now', words: 'eat' }],
  ['get home to la cala', { words: 'way home' }],
  ['club with a free bus home', { words: 'club with a free bus home' }],
  // Open until an hour is of places, whatever they are
  ['abierto hasta las 6', { open: '05:45' }],
  ['open until 4', { open: '03:45' }],
  // Hungry is now, and so is "now" where something is eaten
  ['tengo hambre', { open: 'now', words: 'comida' }],
  ["i'm hungry", { open: 'now', words: 'food' }],
  ['algo de comer ahora', { open: 'now', words: 'algo de comer' }],
  ['food at this hour', { open: 'now', words: 'food' }],
  ['hungry and broke', { words: 'hungry and broke' }],
  ['concert now', { words: 'concert now' }],
  // Where the night goes on, as Spanish says it; in a sentence it is only "later than"
  ['after', { open: '05:59', words: 'afterhours' }],
  ['afters esta noche', { date: tonight, open: '05:59', words: 'afterhours' }],
  ['after abierto ahora', { open: '05:59', words: 'afterhours' }],
  ['after party', { open: '05:59', words: 'afterhours' }],
  ['after hours', { open: '05:59', words: 'afterhours' }],
  ['after the rain', { words: 'after the rain' }],
  ['after sun', { words: 'after sun' }],
  ['un after', { open: '05:59', words: 'afterhours' }],
  ['pub open until midnight', { open: '23:45', words: 'pub' }],
  ['tapas cerca plaza mayor', { location: 'Plaza Mayor', words: 'tapas' }],
  ['concerts until sunday', { date: '2026-07-15', until: '2026-07-19', words: 'concerts' }],
  ['casa que no pase de 250', { priceMax: 250, words: 'casa' }],
  ['flat for the five of us', { people: 5, words: 'flat' }],
  ['villa for two couples', { people: 4, words: 'villa' }],
  ['over 21 club', { words: 'club' }],
  ['job for over 50', { words: 'job' }],
  ['villa zu sechst', { people: 6, words: 'villa' }],
  ['villa seremos nueve', { people: 9, words: 'villa' }],
  ['open now', { open: 'now' }],
  ['algo para cenar abierto ahora mismo', { open: 'now', words: 'cenar' }],
  ['cenar ahora mismo abierto', { open: 'now', words: 'cenar' }],
  ['desayunar a las cuatro de la tarde', { open: '16:00', words: 'desayunar' }],
  ['hotel 24 horas', { open: '04:30', words: 'hotel' }],
  ['supermarket open at 3am', { open: '03:00', words: 'supermarket' }],
  ['clubs open at midnight', { open: '00:00', words: 'clubs' }],
  ['comer a las 3 de la madrugada', { open: '03:00', words: 'comer' }],
  ['late night food', { part: 'late', words: 'food' }],
  ['breakfast before 8', { open: '07:30', words: 'breakfast' }],
  ['food 5am', { open: '05:00', words: 'food' }],
  ['drinks after work around 7', { open: '19:00', words: 'drinks' }],
  ['food after clubbing 5am', { open: '05:00', words: 'food' }],
  ['desayunar temprano', { part: 'morning', words: 'desayunar' }],
  ['tonight after 10 concert', { part: 'evening', date: '2026-07-15', words: 'concert' }],
  ['concert from 10pm', { part: 'evening', words: 'concert' }],
  ['concert before 7pm', { part: 'day', words: 'concert' }],
  ['concert at 10pm', { part: 'evening', words: 'concert' }],
  ['from friday 24 to sunday 26 july', { date: '2026-07-24', until: '2026-07-26' }],
  ['zwischen mo 20 juli und fr 24 juli', { date: '2026-07-20', until: '2026-07-24' }],
  ['jul 24 to aug 2', { date: '2026-07-24', until: '2026-08-02' }],
  ['24.7. - 26.7.', { date: '2026-07-24', until: '2026-07-26' }],
  ['from the 24th to the 26th', { date: '2026-07-24', until: '2026-07-26' }],
  ['piso del 3 al 9', { date: '2026-08-03', until: '2026-08-09', words: 'piso' }],
  ['thu or fri', { date: '2026-07-16', until: '2026-07-17' }],
  ['wochenende vom 25. juli', { date: '2026-07-24', until: '2026-07-26' }],
  ['weekend of the 25th', { date: '2026-07-24', until: '2026-07-26' }],
  ['último finde de julio', { date: '2026-07-24', until: '2026-07-26' }],
  ['bar far from the old town', { words: 'bar' }],
  ['july 18th to 25th apartment', { date: '2026-07-18', until: '2026-07-25', words: 'apartment' }],
  ['villa friday to sunday', { date: '2026-07-17', until: '2026-07-19', words: 'villa' }],
  ['concert 2026-08-02', { date: '2026-08-02', words: 'concert' }],
  ['25/12', { date: '2026-12-25' }],
  ['am 18.7. konzert', { date: '2026-07-18', words: 'konzert' }],
  ['15 dec', { date: '2026-12-15' }],
  ['august 2nd', { date: '2026-08-02' }],
  ['saturday the 18th', { date: '2026-07-18' }],
  ['principios de agosto', { date: '2026-08-01', until: '2026-08-10' }],
  ['fiesta a mediados de agosto', { date: '2026-08-11', until: '2026-08-20', words: 'fiesta' }],
  ['end of july concerts', { date: '2026-07-21', until: '2026-07-31', words: 'concerts' }],
  ['first week of august flat', { date: '2026-08-01', until: '2026-08-07', words: 'flat' }],
  ['flat next march', { date: '2027-03-01', until: '2027-03-31', words: 'flat' }],
  ['piso todo agosto', { date: '2026-08-01', until: '2026-08-31', words: 'piso' }],
  ['dinner on christmas eve', { date: '2026-12-24', part: 'evening', words: 'dinner' }],
  ['hotel for christmas', { date: '2026-12-24', until: '2026-12-26', words: 'hotel' }],
  ['nochevieja en barco', { date: '2026-12-31', words: 'barco' }],
  ['puente de octubre', { date: '2026-10-09', until: '2026-10-12' }],
  ['a concert starting now', { date: '2026-07-15', words: 'concert' }],
  ['halloween party', { date: '2026-10-31', words: 'party' }],
  ['party next weekend', { date: '2026-07-24', until: '2026-07-26', words: 'party' }],
  ['whats on this weekend', { date: '2026-07-17', until: '2026-07-19', words: 'whats on' }],
  ['next week', { date: '2026-07-20', until: '2026-07-26' }],
  ['things to do for free this week', { date: '2026-07-15', until: '2026-07-19', priceMax: 0, words: 'things to do' }],
  ['concerts next month', { date: '2026-08-01', until: '2026-08-31', words: 'concerts' }],
  ['fiestas este mes', { date: '2026-07-15', until: '2026-07-31', words: 'fiestas' }],
  ['proximos dias', { date: '2026-07-15', until: '2026-07-19' }],
  ['in two weeks', { date: '2026-07-27', until: '2026-08-02' }],
  ['esta tarde', { date: '2026-07-15', part: 'afternoon' }],
  ['brunch the day after tomorrow', { date: '2026-07-17', part: 'morning', words: 'brunch' }],
  ['tomorrow morning', { date: '2026-07-16', part: 'morning' }],
  ['free tonight', { date: '2026-07-15', priceMax: 0 }],
  ['barbershop open today', { date: '2026-07-15', words: 'barbershop' }],
  ['party next friday', { date: '2026-07-24', words: 'party' }],
  ['zaterdagmiddag', { date: '2026-07-18', part: 'afternoon' }],
  ['drinks after work', { part: 'evening', words: 'drinks' }],
  ['desayuno por la mañana', { part: 'morning', words: 'desayuno' }],
  ['que hay abierto el domingo', { date: '2026-07-19', words: 'negocios' }],
  ["what's open on monday", { date: '2026-07-20', words: 'businesses' }],
  ['restaurant open monday', { date: '2026-07-20', words: 'restaurant' }],
  ['hotel between 50 and 100 euros', { priceMin: 50, priceMax: 100, words: 'hotel' }],
  ['egg free brunch', { words: 'egg free brunch' }],
  ['free meals', { words: 'free meals' }],
  ['bouncy castle', { words: 'bouncy castle' }],
  ['castillo hinchable', { words: 'castillo hinchable' }],
  ['villa over 200 euros', { priceMin: 200, words: 'villa' }],
  ['trabajo mas de 1700 al mes', { priceMin: 1700, per: 'month', words: 'trabajo' }],
  ['villa more than 300', { priceMin: 300, words: 'villa' }],
  // Of work a number in a time is its pay; a few times a week are none
  ['job 1500 a month', { priceMin: 1500, per: 'month', words: 'job' }],
  ['curro 12 la hora', { priceMin: 12, per: 'hour', words: 'curro' }],
  ['job 3 a week', { words: 'job 3 a week' }],
  ['soirée pas chère', { sort: 'price', words: 'soiree' }],
  ['under 20', { priceMax: 20 }],
  ['hotel around 60 euros', { priceMax: 72, words: 'hotel' }],
  ['€20', { priceMax: 20 }],
  ['cheap hotel', { sort: 'price', words: 'hotel' }],
  ['deals', { sort: 'price' }],
  ['ofertas de trabajo', { words: 'ofertas de trabajo' }],
  ['hotel with free breakfast', { words: 'hotel with free breakfast' }],
  ['hotel con desayuno gratis', { words: 'hotel con desayuno gratis' }],
  ['curro de noche que pague bien', { shifts: 'nights', words: 'curro' }],
  ['restaurant sin gastar mucho', { sort: 'price', words: 'restaurant' }],
  ['restaurant not too expensive', { words: 'restaurant' }],
  ['mejor pagado', { sort: 'pay', words: 'trabajos' }],
  ['best paid', { sort: 'pay', words: 'jobs' }],
  ['kellner gut bezahlt', { sort: 'pay', words: 'kellner' }],
  ['plan de día', { part: 'day', words: 'plan' }],
  ['luxury villa 500+ a night', { priceMin: 500, per: 'night', sort: '-price', words: 'villa' }],
  ['job no experience can start this week', { words: 'job no experience' }],
  ['boat for half a day', { length: '4h', words: 'boat' }],
  ['barco dia completo', { length: '1d', words: 'barco' }],
  ['car hire 3 days', { length: '3d', words: 'car hire' }],
  ['boat for a couple of hours', { length: '2h', words: 'boat' }],
  ['villa a weekend in march', { date: '2027-03-01', until: '2027-03-31', length: 'weekend', words: 'villa' }],
  ['villa a week march', { date: '2027-03-01', until: '2027-03-31', length: '1w', words: 'villa' }],
  ['jet ski one hour', { length: '1h', words: 'jet ski' }],
  ['flat for rent weekly', { per: 'week', words: 'flat for rent' }],
  ["anything at l'aiguera park", { location: "Parque de l'Aigüera", words: 'anything' }],
  ['piso para 2 adultos y 3 niños', { people: 5, words: 'piso' }],
  ['gig for less than 100 people', { words: 'gig small' }],
  ['table for two tonight', { date: '2026-07-15', part: 'evening', words: 'restaurant' }],
  ['sleeps 10', { people: 10, words: 'accommodation' }],
  ['villa, we are 8', { people: 8, words: 'villa' }],
  ['casa para un grupo de 12', { people: 12, words: 'casa' }],
  ['boat for 10 people', { people: 10, words: 'boat' }],
  ['romantic sunset for two', { words: 'romantic sunset' }],
  ['cheap place to sleep just me', { sort: 'price', people: 1, words: 'place to sleep' }],
  ['free wifi apartment', { amenities: 'free WiFi', words: 'apartment' }],
  ['villa with parking and pool', { amenities: 'swimming pool,parking', words: 'villa' }],
  ['flat with air conditioning and wifi', { amenities: 'free WiFi,air conditioning', words: 'flat' }],
  ['piso con balcon', { amenities: 'balcony', words: 'piso' }],
  ['apartment with an equipped kitchen', { amenities: 'kitchen', words: 'apartment' }],
  ['villa with sea view', { amenities: 'sea view', words: 'villa' }],
  ['flat with direct beach access', { amenities: 'beach access', words: 'flat with direct' }],
  ['boat with skipper', { amenities: 'skipper included', words: 'boat' }],
  ['boat with sound system', { amenities: 'sound system', words: 'boat' }],
  ['jet ski fuel included', { amenities: 'fuel included', words: 'jet ski' }],
  ['boat with life jackets', { amenities: 'life jackets', words: 'boat' }],
  ['bike with helmet', { amenities: 'helmet', words: 'bike' }],
  ['bike with a lock', { amenities: 'lock', words: 'bike' }],
  ['bike with child seat', { amenities: 'child seat', words: 'bike' }],
  ['beach kit with delivery', { amenities: 'delivery', words: 'beach kit' }],
  ['chambre avec lave-linge', { amenities: 'washing machine', words: 'chambre' }],
  ['piso con terraza para 3 personas', { people: 3, amenities: 'terrace', words: 'piso' }],
  ['piso con ascensor', { amenities: 'lift', words: 'piso' }],
  ['boat with snorkel gear', { amenities: 'snorkel set', words: 'boat gear' }],
  ['boat party with dj', { amenities: 'DJ included', words: 'boat party' }],
  ['moto de agua sin licencia', { amenities: 'no license needed', words: 'moto de agua' }],
];

const readBy = (typed: string, table: readonly Rule[]) => {
  const { filters, words } = understand(typed, tonight, undefined, table);
  return { ...filters, ...(words === '' ? {} : { words }) };
};

/** Which of a table does something for what was typed: only these can change it where they are taken out. */
function usedBy(typed: string): ReadonlySet<Rule> {
  const used = new Set<Rule>();
  const watched = rules.map((rule) => ({
    ...rule,
    read: (...asked: Parameters<Rule['read']>) => {
      const meant = rule.read(...asked);
      if (meant !== undefined) used.add(rule);
      return meant;
    },
  }));
  readBy(typed, watched);
  return used;
}

const without = <T>(table: readonly T[], one: T) => table.filter((other) => other !== one);

describe('a rule of meaning', () => {
  it.each(rows)('%s', (typed, means) => expect(readBy(typed, rules)).toEqual(means));

  it('has a row each that fails where it is taken out', () => {
    const kept = new Set<Rule>();
    for (const [typed] of rows) {
      const meant = JSON.stringify(readBy(typed, rules));
      for (const rule of usedBy(typed))
        if (!kept.has(rule) && JSON.stringify(readBy(typed, without(rules, rule))) !== meant) kept.add(rule);
    }
    // When somebody can work has its own (shifts.test.ts).
    const others = rules.filter((rule) => ![...kept, ...shiftRules, shiftNames].includes(rule));
    expect(others.map(({ pattern }) => pattern.source)).toEqual([]);
  });
});

/** What a sentence tells besides: a sentence each, and what is left of it. */
