/**
 * Words that say how something should be, or what one would do with it, and not what it is: a listing need not have them.
 * Without accents. Data.
 */
const softWords: readonly string[] = [
  // How
  'amazing, authentic, beautiful, best, calm, chilled, cool, famous, favourite, fun, good, great, ideal, interesting, local, lovely, nice, perfect',
  'popular, pretty, quiet, recommended, relaxed, top, typical, close, near',
  'autentico, autentica, bonito, bonita, buen, bueno, buena, divertido, divertida, famoso, famosa, mejor, recomendado, recomendada, rico, rica',
  'tipico, tipica, tranquilo, tranquila, cerca, junto, frente',
  'beste, gut, gute, guter, ruhig, schon, schone, leuk, mooi, rustig, beau, belle, bon, calme, joli, meilleur',
  // Where and when, so wide that it says little
  'area, day, place, sea, seaside, spot, somewhere, dia, lugar, mar, sitio, zona',
  // What one does with it
  'book, buy, cut, do, fix, get, go, have, join, keep, learn, leave, play, see, store, take, try, visit, watch',
  'aprender, arreglar, comprar, cortar, cortarse, dejar, guardar, hacer, ir, jugar, pasar, probar, reservar, tomar, ver, visitar',
  'class, course, lesson, clase, curso, kurs, cours',
];

const soft: ReadonlySet<string> = new Set(softWords.flatMap((line) => line.split(', ')));

export const isSoft = (word: string): boolean =>
  soft.has(word) || soft.has(word.replace(/s$/, '')) || soft.has(word.replace(/es$/, ''));
