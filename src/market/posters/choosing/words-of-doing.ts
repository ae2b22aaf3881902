/** Words of what is done and watched: music, nights, stages, sport and the sea. Data; see `words-of.ts` for how it is written. */
import type { WordsOf } from './words-of.ts';

export const music = {
  guitar:
    'guitar, guitarra, guitarist, guitarrista, acoustic, acustico, acustica, unplugged, songwriter, cantautor, cantautora, folk, rock, indie, punk, metal concert, tribute band, banda tributo, tributo, country music, singer songwriter',
  decks:
    'dj, disc jockey, dj set, deejay, turntablist, pinchadiscos, techno, ~house, deep house, afro house, tech house, house and disco, house y disco, house music, electronic, electronica, trance, drum and bass, ~jungle, minimal, balearic set, sesion balear, dj residente, resident dj, two residents, dos residentes, rave',
  saxophone:
    'jazz, sax, saxo, saxophone, saxofon, blues, swing, ~soul, ~brass, brass band, brass quintet, ~metales, banda de metales, big band, funk, bossa nova, charanga, r and b, r&b',
  drums: 'drum circle, circulo de tambores, djembe, tambor, tambores, batucada, percussion, percusion, cajon',
  flamenco: 'flamenco, sevillana, tablao, bailaor, bailaora, cante jondo, rumba, copla',
  record:
    'vinyl, vinilo, record fair, record shop, ~records, ~discos, tienda de discos, feria del disco, seven inch, siete pulgadas, nineties, noventa, eighties, ochenta, seventies, setenta, 80s, 90s, retro, jukebox, oldies, remember',
  microphone:
    'concert, concierto, live music, musica en directo, musica en vivo, singer, cantante, ~songs, ~canciones, choir, coro, open mic, micro abierto, recital, rap, hip hop, gig, opera, zarzuela',
} satisfies WordsOf;

export const night = {
  headphones: 'silent disco, silent party, fiesta silenciosa, headphone, auricular, cascos de tres colores, podcast',
  foam: 'foam party, fiesta de la espuma, fiesta de espuma, foam cannon, canon de espuma, ~foam, ~espuma',
  'velvet-rope':
    'vip, guest list, lista de invitados, red carpet, alfombra roja, velvet rope, gala, private party, fiesta privada, members only',
  'high-rise': 'rooftop, roof terrace, azotea, sky bar, skyline',
  pool: 'pool party, fiesta en la piscina, fiesta de piscina, pool day, ~pool, ~piscina',
  mirrorball: 'mirrorball, bola de espejos, disco, discoteca, glitter, purpurina, ~dance floor',
  'dance-shoes': 'reggaeton, perreo, dembow, bachata, salsa night, noche de salsa',
} satisfies WordsOf;

export const stage = {
  karaoke: 'karaoke, sing along, singalong, noche de karaoke',
  comedy:
    'comedy, comedy night, stand up, stand up comedy, comedian, monologo, monologuista, humorista, comicos, chistes, jokes, improv, noche de humor',
  masks:
    'mask, masked, masquerade, antifaz, mascara, mascarada, carnival, carnaval, drag, drag show, cabaret, burlesque, theatre, theater, teatro, musical theatre, el musical, transformismo, costume party, disfraces, cosplay, magic show, mago, magician, circus, circo',
  quiz: 'quiz, pub quiz, bingo, trivia, trivial, raffle, rifa, tombola, board games, juegos de mesa, game night, noche de juegos',
  cinema:
    'cinema, cine, film, pelicula, movie, short film, cortometraje, ~cortos, film score, banda sonora, film night, open air cinema, cine de verano, screening, documental, documentary',
  'dance-shoes':
    'salsa, bachata, tango, kizomba, ballroom, bailes de salon, dance class, clase de baile, dance lesson, line dance, baile, zumba, lindy hop, merengue',
  flamenco: 'flamenco, tablao, sevillana',
} satisfies WordsOf;

export const sport = {
  runner:
    'run, running, runner, race, night run, fun run, 5k, 10k, marathon, maraton, half marathon, media maraton, carrera, carrera popular, correr, corredor, jogging, triathlon, triatlon, duathlon, atletismo, five kilometres, cinco kilometros, carrera de escaleras, stair race, san silvestre, trail run',
  padel:
    'padel, tennis, tenis, racket, raqueta, pickleball, badminton, frontenis, squash, table tennis, ping pong, tenis de mesa',
  football:
    'football, futbol, soccer, five a side, futbol sala, futsal, futbolin, world cup, mundial, champions league, big screen match, futbol 7, futbol cinco',
  volleyball:
    'volleyball, beach volleyball, voleibol, voley, voley playa, volley, basketball, baloncesto, handball, balonmano, petanque, petanca',
  golf: 'golf, minigolf, mini golf, crazy golf, campo de golf, caddie, pitch and putt',
  dumbbell:
    'gym, gimnasio, dumbbell, mancuerna, kettlebell, fitness, crossfit, workout, entrenamiento, bootcamp, personal trainer, entrenador personal, entrenadora personal, calisthenics, calistenia, musculacion, boxing, boxeo, weightlifting',
  yoga: 'yoga, pilates, meditation, meditacion, mindfulness, tai chi, taichi, breathwork, stretching, estiramientos, chi kung',
  hike: 'hike, hiking, hiker, trek, trekking, senderismo, senderista, mountaineering, montanismo, caminata, mountain walk, nordic walking, marcha nordica, ~subida, sierra helada, canyoning, barranquismo, head torch, hiking guide, guia de senderismo, mountain guide, guia de montana, excursion a pie',
  climber:
    'climb, climbing, climbed, escalado, climbing wall, climber, bouldering, boulder, escalada, escalar, escalador, escaladora, rocodromo, via ferrata, rappel, abseiling',
  swimmer:
    'swimming, swim race, swimming race, swim lesson, open water, aguas abiertas, natacion, nadar, nadador, travesia a nado, aquagym, waterpolo, water polo, between buoys, entre boyas, swimming lessons, clases de natacion, swim coach',
  bicycle: 'cycling, ciclismo, cyclist, ciclista, bike ride, bike race, mountain bike, spinning, btt, gravel',
  skateboard: 'skate, skating, skateboard, skatepark, patinaje, monopatin, longboard, bmx, ramp jam, half pipe',
  'kick-scooter': 'patinete, scooter race',
  buggy: 'motocross, quad, karting, go kart, karts, enduro',
  tandem: 'tandem bike, tandem ride',
} satisfies WordsOf;

export const sea = {
  kayak: 'kayak, kayaking, canoe, canoeing, canoa, piragua, piraguismo, sea cave, cuevas marinas, rowing, remo',
  'paddle-board':
    'paddle board, paddleboard, paddleboarding, stand up paddle, sup, paddle surf, padel surf, tabla de paddle, big sup, ~paddle, sup yoga, surf de remo',
  surf: 'surf, surfing, surfer, surfista, surfboard, tabla de surf, surf school, escuela de surf, bodyboard, wakeboard, windsurf, kitesurf, wing foil, wetsuit, neopreno, ~boards, ~tabla, ~tablas, water ski, esqui acuatico',
  snorkel:
    'snorkel, snorkelling, snorkeling, esnorquel, dive, diving, diver, scuba, buceo, bucear, buceador, submarinismo, freediving, apnea, underwater, fondo marino, bautizo de mar, dive centre, dive instructor, instructor de buceo, instructora de buceo, masks and fins',
  jetski:
    'jet ski, jetski, moto de agua, motos de agua, moto acuatica, seadoo, wave runner, water scooter, electric ski, moto electrica',
  parasail:
    'parasail, parasailing, paragliding, parapente, skydive, skydiving, paracaidas, paracaidismo, flyboard, tandem flight, vuelo biplaza',
  catamaran: 'catamaran, sunset catamaran',
  fishing:
    'fishing trip, fishing charter, excursion de pesca, pesca, ~fishing, angling, angler, fishing rod, cana de pescar, pescar, big game fishing, pesca deportiva, bait, cebo',
  sailboat:
    'sail, sailing, sailboat, sailing boat, velero, a vela, ~vela, horas de vela, regatta, regata, sailing school, escuela de vela, llaut, under sail, schooner, goleta, skipper course',
  barge: 'barge, barcaza',
  yacht:
    'yacht, yate, motor yacht, yate a motor, motor boat, motorboat, boat, barco, ~barca, boat trip, paseo en barco, boat party, fiesta en barco, cruise, crucero, ferry, glass bottomed boat, deckhand, marinero, marinera, skipper, patron de barco, patrona de barco, boat hire, alquiler de barco, charter',
  speedboat: 'speedboat, lancha, rib, inflatable, fast inflatable, semirrigida, neumatica, lancha rapida, dinghy',
  swimmer: 'swim, swimming, open water, nado, aguas abiertas, bay mile',
  'water-slide':
    'water park, waterpark, parque acuatico, water slide, tobogan, aquapark, bouncy castle, castillo hinchable, hinchables',
} satisfies WordsOf;

export const beach = {
  parasol:
    'parasol, sombrilla, beach kit, kit de playa, beach bar, chiringuito, ~beach picnic, beach clean, limpieza de playa, beach umbrella',
  sandcastle: 'sandcastle, castillo de arena, castillos de arena, sand sculpture, escultura de arena',
  drums: 'drum circle, circulo de tambores, djembe, tambor, batucada, drum',
  sunbed:
    'sunbed, lounger, tumbona, hamaca de playa, sun lounger, deckchair, beach club, club de playa, beach bed, cama balinesa, balinese bed, sunbathing, solarium',
  volleyball: 'beach volleyball, volleyball, volley, voley, voley playa, voleibol',
  bonfire: 'bonfire, hoguera, beach fire, campfire, fogata, san juan, midsummer',
} satisfies WordsOf;
