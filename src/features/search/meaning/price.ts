/** What it may cost: bounds in euro, free of charge, the cheapest or the dearest first. */
import { aNumber, numberOf } from './numbers.ts';
import type { Meant, Rule } from './rule.ts';
import type { PricePeriod } from '../rules.ts';
import { pricePeriods } from '../rules.ts';
import { mayMean, saying } from './rule.ts';

/** Amounts have "euro" after them whatever was typed (`normalized`). */
const euro = '(?: ?(?:euros?|eur|quid|pavos|bucks|pp))';
/** What one pays is what is asked for: who says so narrows nothing by it. */
const each =
  '(?: (?:(?:per|pro|por|par|a|each|cada|la) )?(?:person|persona|personne|persoon|head|cabeza|kopf|hoofd|tete|pp|each|cada uno|ticket|entrada|nase|adult|guest)(?! ?(?:\\p{L}))|(?<=euros?) p p)?';
const notMoney = String.raw`(?! ?(?:people|persons?|personas?|personen|personnes|guests?|pax|adults?|hours?|horas?|stunden|days?|dias?|nights?|noches?|weeks?|semanas?|minutes?|minutos?|km|years?|anos?|st|nd|rd|th|am|pm|h|m)(?![\p{L}\p{N}])|[\d:])`;
const atMost =
  'under|below|less than|cheaper than|up to|max|maximum|at most|no more than|menos de|por menos de|hasta|maximo|por debajo de|unter|bis|hochstens|weniger als|bis zu|onder|tot|minder dan|maximaal|moins de|jusqu a|sous';
/** "Not more than" is a limit above, whatever it says of more. */
const notMore =
  'not (?:over|above|more than)|no more than|(?:without|sin) (?:spending|paying|gastar|gastarnos|gastarme|pagar|pasar(?:nos|me)?) (?:over|more than|mas de|de)|no (?:mas|gastar mas|pagar mas|pasar) de|(?:que )?no (?:pase|supere|exceda|cueste mas|valga mas)(?: de)?(?: los)?|tope(?: de)?|como (?:mucho|maximo)|(?:a )?(?:max|maximum|maximo|presupuesto|budget|tope)(?: is| es| von| van| de| of)?|nicht (?:mehr als|uber)|hochstens|niet (?:meer dan|boven|duurder dan)|hooguit|pas plus (?:de|que)|maximum de';
const atLeast =
  'over|above|more than|at least|from|starting at|mas de|desde|a partir de|minimo|uber|mehr als|ab|boven|meer dan|vanaf|plus de';

/** "A night", "por noche", "die Stunde": the time that a price is for. */
const periods = {
  hour: 'hour|hr|h|hora|stunde|std|uur|heure',
  day: 'day|dia|tag|dag|jour',
  night: 'night|nite|noche|nacht|nuit',
  week: 'week|wk|semana|woche|semaine',
  month: 'month|mes|monat|maand|mois',
} as const satisfies Record<PricePeriod, string>;
const anyPeriod = Object.values(periods).join('|');
const article = 'a|an|per|por|the|la|el|al|a la|pro|die|der|den|im|in der|de|het|par|le|l|each|every|cada';
const perPeriod = `(?: (?:(?:${article}) |(?=(?:${anyPeriod})$))(${anyPeriod})(?![\\p{L}\\p{N}]))?`;
const periodOf = (said: string | undefined): Pick<Meant, 'per'> => {
  const per = pricePeriods.find((one) => periods[one].split('|').includes(said ?? ''));
  return per === undefined ? {} : { per };
};

const priced = (meant: Meant, ...amounts: readonly number[]): Meant | undefined =>
  amounts.every((amount) => amount >= 0 && amount <= 999_999) ? meant : undefined;
const bound = (source: string, of: (amount: number) => Meant): Rule => ({
  pattern: saying(source + each + perPeriod),
  read: ([, said, period], context) => {
    const amount = numberOf(said);
    const { priceMin, priceMax } = of(amount);
    // What work pays is no price: who names it wants that much.
    if (!mayMean(context, 'events', 'rentals', 'businesses'))
      return priced({ priceMin: priceMin ?? priceMax, ...periodOf(period) }, amount);
    return priced({ ...of(amount), ...(context.leaning.has('rentals') ? periodOf(period) : {}) }, amount);
  },
});

/** "Two a week" are no euro. */
const minPay = 8;

const aboutAsMuch = 1.2;

/** How old people are: "over 21 club", "mayores de 30", "job for over 50" name no amount. */
const age = String.raw`(?:1[4-9]|[2-9]\d)`;
const older = 'over|above|under|uber|unter|boven|onder';
const ofAge =
  'clubs?|nightclubs?|discos?|crowd|singles?|adults?|anyone|anybody|those|women|men|ladies|workers?|staff|gente|personas|solteros';
const ages = [
  `(?:(?:for|para) )?(?:(?:${ofAge}|the|los|las) )*(?:mayores|menores) de (?:los )?${age}(?: anos)?`,
  `(?:(?:for|fur|voor) )?(?:the )?(?:${older}) ?${age} ?s`,
  `(?:aged? (?:${older})|older than|younger than) ${age}`,
  `(?:${older}|ab|vanaf|plus de|moins de) ${age} ?(?:jahren?|jahrige[nr]?|jaar|jarigen|ans)`,
  `(?:u|ue)${age}`,
  `(?:${older}) ${age}(?= (?:${ofAge})(?!\\p{L}))`,
  `(?<=(?:${ofAge}|party|parties) )(?:for )?(?:the )?(?:over|above) ${age}`,
  // From when on one is let in; an amount of money says so, or what it is for
  `(?:over|above) (?:18|21)(?! (?:${article}) (?:${anyPeriod})(?!\\p{L}))`,
];

export const priceRules: readonly Rule[] = [
  {
    pattern: saying(`(?:${ages.join('|')})(?!${euro}| ?(?:people|personas?|guests?|pax)(?!\\p{L}))`),
    read: () => ({}),
  },
  {
    pattern: saying(`for (?:the )?over ${age}(?!${euro})${notMoney}`),
    read: (_, { kinds }) => (kinds.has('rentals') ? undefined : {}),
  },
  {
    pattern: saying(
      `(?:between |entre |from |de |zwischen |tussen )?${aNumber}${euro}? ?(?:-|to|and|a|y|und|bis|en|et|tot) ?${aNumber}${euro}`,
    ),
    read: ([, least, most]) => {
      const [priceMin, priceMax] = [numberOf(least), numberOf(most)];
      return priceMin < priceMax ? priced({ priceMin, priceMax }, priceMin, priceMax) : undefined;
    },
  },
  bound(`(?:${notMore}) ${aNumber}(?:${euro}|${notMoney})(?: kosten| costs?)?`, (priceMax) => ({ priceMax })),
  bound(`(?:(?:that )?pay(?:s|ing) )?(?:${atLeast}) ${aNumber}${euro}`, (priceMin) => ({ priceMin })),
  bound(
    `(?:over|above|more than|(?:that )?pay(?:s|ing) (?:over|more than|at least)|mas de|uber|mehr als|plus de|meer dan) ${aNumber}${notMoney}`,
    (priceMin) => ({
      priceMin,
    }),
  ),
  bound(`(?:for |por )?(?:${atMost}) ${aNumber}(?:${euro}|${notMoney})`, (priceMax) => ({ priceMax })),
  // About as much is a little more as well
  bound(
    `(?:around|about|roughly|approximately|circa|ca|unos|sobre|alrededor de|aproximadamente|mas o menos|ungefahr|etwa|rund|so um die|ongeveer|rond de?|zo n|environ|autour de) ${aNumber}${euro}`,
    (amount) => ({ priceMax: Math.ceil(amount * aboutAsMuch) }),
  ),
  // Of work a number in a time is its pay, whatever it is counted in: "1500 a month"
  {
    pattern: saying(
      `(?:at least |minimum |minimo |mindestens |minstens )?${aNumber}${euro}?(?: (?:net|netto|neto|brutto|bruto))? (?:${article}) (${anyPeriod})`,
    ),
    read: ([, said, period], context) => {
      const amount = numberOf(said);
      const { per } = periodOf(period);
      const isWork = !mayMean(context, 'events', 'rentals', 'businesses');
      return isWork && per !== undefined && amount >= minPay ? priced({ priceMin: amount, per }, amount) : undefined;
    },
  },
  bound(`(?:for |por |fur |voor |pour )?${aNumber}${euro}(?: (?:or less|max|maximum|o menos|maximo))?`, (priceMax) => ({
    priceMax,
  })),
  {
    pattern: saying(
      '(?<!(?:licen[cs]e|alcohol|smoke|sugar|gluten|lactose|dairy|nut|peanut|egg|milk|wheat|soy|soya|fish|shellfish|caffeine|meat|fat|guilt|crowd|barrier|step|tax|duty|fee|deposit|commission|stress|hassle|worry|noise|drug|child|kid|pet) )(?:for )?(?:free of charge|free entry|no cover|free)(?! (?:wi ?fi|parking|internet|breakfasts?|meals?|accommodation|housing|lodging|board|cancellation|sundays?|afternoons?|bus|shuttles?|transfers?|lifts?|rides?))|entrada gratis|entrada libre|(?<!(?:wi ?fi|parking|aparcamiento|internet|desayunos?|comidas?|alojamiento|cancelacion|autobus|bus|lanzadera|traslados?) )(?:gratis|gratuit[oae]?s?)|kostenlos|umsonst|eintritt frei|sin pagar(?: (?:la )?entrada)?|without paying|gratis toegang|vrije toegang|entree libre',
    ),
    read: (_, context) => (mayMean(context, 'events', 'rentals') ? { priceMax: 0 } : undefined),
  },
  {
    pattern: saying(
      '(?:the )?cheapest|cheap|budget|inexpensive|low cost|bargains?|deals?|discounts?|special offers?|descuentos?|ofertas(?! (?:de )?(?:trabajo|empleo))|chollos?|gangas?|(?:(?:lo|el|la|los|las) mas )?barat[oa]s?|economic[oa]s?|gunstige?[srnm]?|billige?[srnm]?|goedkoop|goedkope|voordelig|(?:pas|moins|le moins) chere?s?|bon marche|spottbillig|spotgoedkoop|tirad[oa]s? de precio',
    ),
    read: (_, context) => (mayMean(context, 'events', 'rentals', 'businesses') ? { sort: 'price' } : undefined),
  },
  // Who has little to spend wants the cheapest first; said of no kind of thing it narrows nothing
  {
    pattern: saying(
      'on a (?:tight |small )?budget|low budget|without spending (?:much|a lot)|sin gastar(?:me)? mucho|sin dejar(?:me|nos|se) (?:un dineral|un ojo de la cara|la cartera|el sueldo|una pasta)|gastando poco|por poco dinero|mit wenig geld|fur wenig geld|voor weinig geld|sans depenser beaucoup',
    ),
    read: (_, context) =>
      context.kinds.size > 0 && mayMean(context, 'events', 'rentals', 'businesses') ? { sort: 'price' } : {},
  },
  // What only must not be dear has to be good first: the cheapest sandwich is no good dinner
  {
    pattern: saying(
      'without (?:spending|paying) too much|without paying (?:much|a lot)|not (?:too |very |that |so |overly )?(?:expensive|pricey|dear)|(?:that )?(?:won t|doesn t) break the bank|without breaking the bank|without (?:ruining|bankrupting) (?:me|us|myself|ourselves)|sin gastar(?:me|nos)? demasiado|sin arruinar(?:me|nos|se)|ohne arm zu werden|zonder (?:veel te betalen|arm te worden)|sans (?:se|me|nous) ruiner|(?:que )?no (?:sea|muy|tan|demasiado) (?:tan |muy |demasiado )?car[oa]s?|(?:que )?no (?:sea|cueste|valga) (?:un dineral|un ojo de la cara|una fortuna|una pasta)|not (?:hundreds|thousands) of (?:euros?|pounds)|without (?:costing|paying) (?:a fortune|the earth)|not (?:a|costing a) fortune|(?:that )?(?:won t|doesn t|does not) cost (?:a fortune|the earth|too much)|(?:y )?(?:esta|este|que este) bien de precio|bien de precio|(?:a )?(?:buen precio|precio razonable|precios razonables)|calidad precio|reasonably priced|reasonable(?: prices?)?|moderately priced|mid range|mid price|good value(?: for money)?|decent price|fair prices?|affordable|asequibles?|nothing (?:too )?(?:fancy|posh|expensive|pricey)|not (?:too )?(?:fancy|posh)|nada (?:muy |demasiado )?(?:pijo|caro|lujoso)|preiswert|bezahlbar|erschwinglich|betaalbaar|abordable|pas ruineux|nicht (?:zu |so |allzu )?teuer|nichts (?:zu )?(?:teures|schickes)|niet (?:te |al te |zo )?duur|niets (?:te )?duurs|pas (?:trop|tres) chere?s?|sans depenser trop|rien de trop cher',
    ),
    read: () => ({}),
  },
  {
    pattern: saying(
      'most expensive|dearest|(?:el |la |los |las )?mas car[oa]s?|teuerste[nrs]?|duurste|(?:le |la )?plus cher|luxury|luxurious|fancy(?! dress)|posh|upscale|high end|de lujo|lujos[oa]s?|lujo|luxus|luxuse?|luxe|de luxe|exclusiv[oa]s?',
    ),
    // Of no kind of thing it is a mood (concepts/occasions.ts).
    read: (_, context) =>
      context.kinds.size > 0 && mayMean(context, 'rentals', 'businesses') ? { sort: '-price' } : undefined,
  },
];
