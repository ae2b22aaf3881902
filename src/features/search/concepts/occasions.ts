/**
 * Why somebody goes out: an occasion stands for what serves it, not the other way round (who asks for karaoke has no
 * birthday). Words that listings may say, and whole categories; in five languages, without accents. Data.
 */
type Occasion = {
  readonly names: string;
  readonly words: string;
  /** Whole categories, where all of one serve it. */
  readonly kinds?: readonly string[];
};

export const occasions: readonly Occasion[] = [
  {
    names:
      'rain, rains, raining, rainy, it rains, when it rains, if it rains, rainy day, in the rain, bad weather, lluvia, llueve, si llueve, cuando llueve, dia de lluvia, llover, mal tiempo, regen, bei regen, regnet, wenn es regnet, regentag, regenwetter, schlechtes wetter, regent, als het regent, slecht weer, pluie, il pleut, s il pleut, quand il pleut, mauvais temps',
    words:
      'indoor, indoors, interior, cubierto, museum, museo, karaoke, bowling, bolera, escape room, spa, cooking class, clase de cocina, with a cook, con una cocinera, climbing, rocodromo, theatre, teatro, workshop, arcade, aquarium, acuario, exhibition, exposicion, library, gym, comic, comics, casino, gallery',
  },
  {
    names:
      'hen, hen do, hen party, hens, hen weekend, hen night, bachelorette, bachelorette party, stag, stag do, stag party, stag weekend, stag night, stags, bachelor party, despedida, despedida de soltera, despedida de soltero, despedidas, junggesellenabschied, junggesellinnenabschied, jga, vrijgezellenfeest, vrijgezellen, enterrement de vie, evjf, evg',
    words:
      'karaoke, cocktail, coctel, drag, dj included, dj incluido, birthday, cumpleanos, crew, barge, catamaran, jet ski, moto de agua, rooftop, azotea',
    kinds: ['events/party', 'rentals/boat', 'businesses/club'],
  },
  {
    names:
      'birthday, birthday party, cumpleanos, cumple, fiesta de cumpleanos, geburtstag, geburtstagsfeier, verjaardag, verjaardagsfeest, anniversaire, celebrate, celebration, celebrar, celebracion, feiern, vieren, feter',
    words: 'birthday, cumpleanos, candle, candles, velas, table for twenty, private party, fiesta privada',
  },
  {
    names:
      'romantic, romantica, romantico, romance, date night, first date, for couples, couple, pareja, en pareja, para parejas, anniversary, aniversario, honeymoon, luna de miel, romantisch, romantische, paar, fur paare, romantique, en amoureux, valentine, san valentin, proposal, pedida de mano',
    words:
      'sunset, atardecer, puesta de sol, candle, candles, velas, rooftop, azotea, flamenco, jazz, view, vistas, spa, twelve seats, doce sillas, tasting, table lamps, terrace, terraza, adults only, solo adultos',
  },
  {
    names:
      'kid, child, children, toddler, toddlers, baby, babies, family, families, family friendly, kid friendly, child friendly, little ones, with kids, with children, nino, nina, familia, peque, infantil, bebe, con ninos, para ninos, en familia, kinder, mit kindern, familie, kinderen, met kinderen, enfant, enfants, avec les enfants, famille, familial, familien, familienfreundlich, kindvriendelijk, teenager, teenagers, teens, adolescentes',
    words:
      'kid, child, children, family, families, nino, nina, familia, peque, infantil, sandcastle, castillo de arena, lantern, farolillo, glass bottomed, fondo de cristal, peacock, pavo real, comics, zoo, aquarium, water park, theme park, playground, parque infantil, mini golf',
  },
  {
    names:
      'alone, solo, solo traveller, solo traveler, on my own, by myself, meet people, make friends, meet new people, meet other people, other travellers, other travelers, fellow travellers, conocer gente, hacer amigos, viajar solo, viajar sola, sola, allein, alleine, leute kennenlernen, alleen, mensen ontmoeten, seul, rencontrer',
    words:
      'alone, solo, solas, strangers, desconocidos, mixed, student, estudiante, partners, come alone, family dinner, cena en familia, social, matched, language, idioma, hostel, friends',
  },
  {
    names:
      'hangover, hungover, resaca, kater, gueule de bois, recovery, after a big night, after a long night, after a night out, morning after, the morning after, despues de una noche larga, despues de una gran noche, verkatert, katerfruhstuck, lendemain de fete',
    words: 'brunch, coffee, cafe, eggs, huevos, breakfast, desayuno, spa, sandwich, bocadillo',
  },
  {
    names:
      'relax, relaxing, unwind, chill out, relajarse, relajarme, relax total, desconectar, entspannen, entspannung, ontspannen, se detendre, detente, pamper, pampering, mimarse',
    words:
      'spa, massage, masaje, quiet, tranquilo, slow, hammock, hamaca, yoga, silence, silencio, sofa, garden, jardin',
  },
  {
    names:
      'rowdy, till morning, until morning, till dawn, until sunrise, till sunrise, all night, until sunrise, until dawn, hasta el amanecer, hasta las tantas, afterparty, after party, after hours, bis in die nacht, hele nacht door, toute la nuit',
    words: 'techno, until six, hasta las seis, afterparty, bakery opens, trance, electronic, electronica',
    kinds: ['businesses/club', 'events/club'],
  },
  {
    names:
      'dance, dancing, dancefloor, bailar, baile, pista de baile, tanzen, tanzen gehen, tanzflache, dansen, dansvloer, danser, piste de danse',
    words: 'dance, dancing, dancefloor, baile, bailar, pista',
    kinds: ['businesses/club', 'events/club', 'events/party'],
  },
  {
    names:
      'sport, sporty, active, get fit, deporte, deportivo, actividad fisica, sportlich, aktiv, sportief, sportif, adventure, aventura, abenteuer, avontuur, aventure, adrenaline, adrenalina',
    words:
      'jet ski, moto de agua, climbing, escalada, kayak, dive, buceo, hiking, senderismo, e bike, race, carrera, paddle, snorkel, padel, mountain, volleyball, voley',
    kinds: ['events/sports'],
  },
  {
    names:
      'souvenir, souvenirs, gift, gifts, present, presents, recuerdo, recuerdos, regalo, regalos, geschenk, mitbringsel, cadeau, cadeaus, postcard, postal',
    words:
      'souvenir, recuerdo, postcard, postcards, postal, prints, lamina, notebook, cuaderno, poster, handmade, ceramics, craft',
  },
  {
    names:
      'seafront, beachfront, front line, first line, by the sea, by the beach, on the beach, near the beach, close to the beach, next to the beach, near the sea, on the sand, primera linea, frente al mar, frente a la playa, junto al mar, cerca de la playa, cerca del mar, junto a la playa, al lado de la playa, a pie de playa, en la playa, bord de mer, pres de la plage, sur la plage, au bord de la mer, am strand, am meer, strandnah, aan zee, aan het strand, bij het strand, op het strand, vlakbij het strand',
    words:
      'beach, playa, seafront, promenade, boardwalk, sand, arena, chiringuito, beach access, first line, primera linea, paseo maritimo',
  },
  {
    names:
      'night shift, night work, night job, evening work, evening job, evening shift, work at night, work evenings, evenings only, nights only, turno de noche, turno nocturno, trabajo nocturno, trabajo de noche, trabajar de noche, por las noches, nachtschicht, nachtdienst, nachtarbeit, avondwerk, nachtwerk, travail de nuit, travail du soir',
    words:
      'night shift, night bonus, night, nights, noche, noches, evening, evenings, nocturno, nocturnidad, turno de noche, plus de nocturnidad',
  },
];
