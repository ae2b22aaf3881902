/**
 * Words that say how something should be, or what one would do with it, and not what it is: a listing need not have them.
 * Without accents. Data.
 */
import { infinitive } from '../terms/infinitive.ts';
const softWords: readonly string[] = [
  // How
  'cute, wild, hidden, different, diferente, diferentes, moderno, moderna, modernos, modernas, guay, chulo, chula, chulos, chulas, ahora, easy, simple, simply, gentle, light, comfy, convenient, handy, tasty, delicious, yummy, scrumptious, gorgeous, stunning, wonderful, fantastic, awesome, brilliant, incredible, fabulous, superb, excellent, magical, memorable, unforgettable, charming, pleasant, warm, welcoming, relaxing, serious, honest, genuine, traditional, modern, classic, basic, normal, ordinary, regular, random, actual, true, suitable, right, reliable, trusted, professional, experienced, clean, tidy, spacious, bright, nearest, closest, central, centrally, later, latest, earliest, soon, asap, straight, direct, directly, mostly, mainly, especially, quite, pretty, rather, kind, sort, type, style, version, lovers, lover, fan, fans, enthusiast, enthusiasts, addict, addicts, freak, buff, aficionado, aficionados, mad, crazy about, obsessed, proper good, half decent',
  'evening, evenings, afternoon, afternoons, morning, mornings, tarde, tardes, abend, abends, avond, avonds, soir, soirs, nachmittag, nachmittags, middag, middags, apres midi',
  'facil, sencillo, sencilla, suave, ligero, ligera, sabroso, sabrosa, delicioso, deliciosa, exquisito, exquisita, riquisimo, riquisima, precioso, preciosa, maravilloso, maravillosa, fantastico, fantastica, increible, espectacular, excelente, magico, magica, inolvidable, encantador, encantadora, agradable, acogedor, serio, seria, honesto, tradicional, moderno, moderna, clasico, clasica, basico, basica, normal, verdadero, verdadera, fiable, profesional, limpio, limpia, amplio, amplia, luminoso, luminosa, centrico, centrica, cercano, cercana, comoda, comodo, directo, directamente, sobre todo, especialmente, tipo, estilo, version, amantes, amante, fanatico, fanaticos, fanatica, fanaticas, forofo, forofos, chulisimo, brutal, molon, molona, apanado, majo, maja',
  'einfach, leicht, lecker, leckere, leckeres, kostlich, wunderbar, fantastisch, toll, tolle, tolles, super, unvergesslich, gemutlich, gemutliche, gemutliches, nett, nette, nettes, sauber, modern, traditionell, echt, echte, echtes, richtig, richtige, normales, liebhaber, fans, makkelijk, eenvoudig, heerlijk, heerlijke, geweldig, geweldige, onvergetelijk, gezellig, schoon, ouderwets, echte, goede, liefhebbers, liefhebber, facile, simple, delicieux, delicieuse, magnifique, superbe, genial, geniale, inoubliable, agreable, propre, moderne, traditionnel, traditionnelle, vrai, vraie, amateurs, amateur, passionnes',
  'amazing, authentic, beautiful, best, calm, chilled, cool, famous, favourite, friendly, fun, good, great, ideal, interesting, local, lovely, nice, perfect',
  'original, originales, unico, unica, unique, special, especial, fresh, fresco, fresca',
  'hour, hours, hora, horas, stunde, stunden, uur, heure, heures, minute, minutes, minuto, minutos',
  'small, tiny, little, huge, girls, guys, boys, lads, mates, friends, chicas, chicos, amigos, amigas, leute, mensen, gens, people, gente, previous, previa, previo, proper, decent, nearby, around, here',
  'few, several, some, couple, unos, unas, varios, varias, paar, einige, enkele, paar, quelques, away, anymore, affordable, safe, seguro, fast, late, early, tarde, temprano, open, abierto, abierta, neu, neue, new one, lost, broken, leuke, mooie, gezellige, lekker, lekkere, jolie, sympa, chouette, chulo, chula, guay, wild, crazy, solo, only, nur, seulement, slechts',
  'popular, pretty, proper, quality, real, decent, urgent, emergency, quick, fast, new, old, big, small, quiet, recommended, relaxed, top, typical, close, near',
  'autentico, autentica, bonito, bonita, buen, bueno, buena, divertido, divertida, famoso, famosa, mejor, recomendado, recomendada, rico, rica',
  'urgente, rapido, rapida, nuevo, nueva, grande, pequeno, pequena, tipico, tipica, tranquilo, tranquila, cerca, junto, frente',
  'fresquita, fresquito, fresquitas, fresquitos, bien, prisa, prisas, rush, hurry, feeling, feel, weird, apetece, apetecer, encanta, gusta, love, loves, like, likes, outside, together, juntos, juntas, comfortable, comodo, comoda, finally, por fin, before, after, antes, despues, salga, sale, naartoe, terecht, gerade, zusammen, samen, ensemble, spontan, spontaneous, pouring',
  'beste, gut, gute, guter, ruhig, schon, schone, leuk, mooi, rustig, beau, belle, bon, calme, joli, meilleur',
];

/** So wide, or so much a part of any wish, that they narrow nothing: what has them comes first, what has not is found as well. */
const idleWords: readonly string[] = [
  // Where and when, so wide that it says little
  'holiday, holidays, vacation, vacations, vacaciones, viaje, viajes, trips, trip, tag, tage, dag, jour, journee, night out, area, city, town, day, days, idea, ideas, option, options, thing, stuff, place, sea, seaside, spot, somewhere, dia, ciudad, pueblo, lugar, mar, sitio, zona, idea, opcion, cosa, stadt, stad, ville, ort, endroit, plek',
  // What one does with it
  'hear, listen, listening, escuchar, oir, horen, luisteren, ecouter, ask, book, bring, buy, change, come, cut, do, drop, enjoy, looking, meet, make, move, pay, pick, put, send, spend, start, stay, use,  fix, get, go, have, join, keep, learn, leave, play, see, store, take, try, visit, watch',
  'aceptar, alquilar, rentar, renta, cambiar, celebrar, conocer, contratar, disfrutar, encontrar, llevar, mandar, montar, pagar, ofrecer, usar, venir, vender, aprender, arreglar, comprar, cortar, cortarse, dejar, guardar, hacer, ir, jugar, pasar, probar, reservar, tomar, ver, visitar',
  'doing, trying, going, haciendo, probando, practicando',
  'class, course, lesson, clase, curso, kurs, cours',
];

const wordsIn = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(', ')));
const idle = wordsIn(idleWords);
const soft = wordsIn(softWords);

const forms = (word: string) => [word, word.replace(/s$/, ''), word.replace(/es$/, ''), infinitive(word)];

export const isIdle = (word: string): boolean => forms(word).some((one) => idle.has(one));
export const isSoft = (word: string): boolean => isIdle(word) || forms(word).some((one) => soft.has(one));
