/**
 * Words that ask and link and name no thing, beside those that the two dictionaries leave out: how questions begin, and
 * what visitors from abroad put between their words. Without accents. Data.
 */
import type { Language } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import { tokenize } from '../tokenize.ts';

const stopWords: readonly string[] = [
  // How people ask
  'any, anyone, anybody, anything, anywhere, somebody, someone, something, somewhere, could, find, get, got, give, going, hello, help, hi, hey, know, looking, me, near, need, other, others, please, recommend, recommendation, recommendations, search, seeking, tell, thanks, there, want, wanted, would, wanna, gonna, im, ive, maybe, perhaps, ideally, preferably, possibly, really, actually, bit, kinda, hoping, lets, pls, plz, enough, speak, still, whats',
  'otro, otra, otros, otras, algo, alguien, algun, alguna, alguno, algunos, alguna, ayuda, busco, buscamos, buscando, buscar, necesito, necesitamos, puedo, podemos, puede, pueden, quiero, queremos, quisiera, gustaria, recomendacion, recomendaciones, recomendar, recomiendan, favor, hola, gracias, hay, existe, tienen, teneis, sabeis, sabe, dime, aqui, quizas, quiza, bastante, sobre, vamos, cualquier, cualquiera, tal, todavia, aun',
  // What links words abroad
  'ab, als, am, ganz, ganze, ganzen, ganzer, man, mal, jeden, jeder, auch, auf, aus, bei, beim, bin, bitte, brauche, das, dem, den, der, des, die, ein, eine, einem, einen, einer, es, etwas, fur, gern, gerne, gibt, haben, ich, ihr, im, in, irgendwo, ist, jemand, kann, kein, konnen, mein, meine, mit, mochte, nach, noch, nur, oder, sich, sie, sind, suche, suchen, uber, um, und, uns, vom, von, vor, was, wenn, wer, wie, will, wir, wo, wollen, irgendwas, vielleicht, bisschen, sehr, lieber, moglichst, irgendwie, ware, hatte, sollte, ob, dann, doch, dort, hier, wohin, welche, welches, welcher, spreche, sprechen, selbst, selber, zu, zum, zur, zwischen',
  'aan, al, bij, hele, heel, alle, dat, de, deze, dit, een, en, er, graag, heb, hebben, het, hoe, iemand, iets, ik, ins, is, je, kan, kunnen, maar, mag, met, mijn, naar, nodig, of, om, onze, ook, op, over, te, tot, uit, vanaf, voor, waar, wat, we, wij, wil, willen, worden, zijn, zoek, zoeken, ergens, misschien, beetje, liefst, wel, eens, waarheen, welke, dan, daar, hier, ons, spreek, spreken, nu, zelf',
  'a, ai, as, tout, toute, tous, toutes, au, aux, avec, besoin, ce, ces, cette, cherche, chez, comment, dans, de, des, du, elle, en, est, et, etre, faire, il, j, je, la, le, les, leur, lui, ma, mais, mes, moi, mon, ne, nos, notre, nous, ou, par, peut, peux, pour, quel, quelle, que, qui, quoi, sa, ses, si, sont, sur, ta, tes, trouver, trouve, tu, un, une, veux, voudrais, vos, votre, vous, y, plutot, peu, tres, quelque, part, svp, ici, quels, quelles, aimerais, aimerions, cherchons, parle',
];

/** All that is here is in the town. */
const stops: ReadonlySet<string> = new Set([...stopWords.flatMap((line) => line.split(', ')), ...tokenize(town.name)]);

/** Whether a word by itself asks for nothing: in a phrase that is known it may. */
export const isStopWord = (word: string): boolean => stops.has(word);

/**
 * Words whose stem in a language is another thing's as well: "parking" would find parks, "accessible" what has access to the
 * beach. There they are not looked for by themselves, only by what they stand for. Data.
 */
const sharedStems: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'parking',
    'accessible',
    'accessibility',
    'covers',
    'stocking',
    'moving',
    'boarding',
    'pan',
    'once',
    'camping',
    'campsite',
    'fitness',
  ],
  es: [
    'accesible',
    'accesibles',
    'accesibilidad',
    'paradero',
    'pelo',
    'pelos',
    'helado',
    'helados',
    'heladeria',
    'van',
    'rap',
    'trap',
    'asian',
    'pie',
    ...'bunk, bunks, cab, cabs, dorm, dorms, fries, indian, kite, tram, trams, vine, seller, ropes, crib, carer, cuban, dig, linen, barber, pint, pints, laden, platen, comedian, carbonara, bolso, bolsos'.split(
      ', ',
    ),
  ],
};

/** Whether the stem of a word in a language says something else. */
export const hasSharedStem = (word: string, language: Language): boolean => sharedStems[language].includes(word);

/** What one of the two dictionaries leaves out though in the other language it is a thing: "sea" is Spanish for "be". */
export const isThing = (word: string): boolean => word === 'sea';
