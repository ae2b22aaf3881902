/** Who else comes along, and what they want to see and make. Read like all occasions (occasion.ts). Data. */
import type { Occasion } from './occasion.ts';

export const company: readonly Occasion[] = [
  {
    names:
      'teenager, teenagers, teens, teen, teenage, adolescente, adolescentes, with teenagers, with teens, for teenagers, for teens, teenage kids, teenage son, teenage daughter, teenage sons, teenage daughters, teenage boys, teenage girls, teen kids, my teenage son, my teenage daughter, con adolescentes, para adolescentes, hijos adolescentes, hijo adolescente, hija adolescente, chavales, para chavales, quinceaneros, jugendliche, jugendlichen, teenie, teenies, fur jugendliche, mit jugendlichen, tiener, tieners, met tieners, voor tieners, pubers, ados, adolescents, avec des ados, pour ados',
    best: 'skate, climbed, escalado, comics, arcade, recreativas, headphones, auriculares, inflatable',
    words:
      'jet ski, moto de agua, volleyball, voley, kayak, paddle, snorkel, five a side, football, teams, equipos, karaoke, cosplay, bmx, climbing, escalada, food trucks, glass bottomed, fondo de cristal, neon, second hand, segunda mano, e bike, drum circle, tambores, boards, tablas',
    leans: ['events/sports', 'events/beach', 'rentals/jetski'],
  },
  {
    names:
      'wildlife, see wildlife, animals, see animals, sea life, marine life, see fish, see the fish, watch fish, look at fish, dolphins, see dolphins, birds, birdwatching, bird watching, animales, ver animales, ver peces, ver los peces, fauna, fauna marina, vida marina, delfines, ver delfines, aves, ver aves, tiere, tiere sehen, fische sehen, fische beobachten, delfine, dieren, dieren kijken, vissen kijken, dolfijnen, animaux, voir des animaux, voir des poissons, voir les poissons, dauphins',
    best: 'glass bottomed, fondo de cristal, octopus, pulpo, peacocks, pavos reales, fins, aletas',
    words:
      'snorkel, snorkel set, dive, buceo, goats, cabras, island, isla, coves, calas, seagrass, posidonia, walks, rutas',
    leans: ['businesses/tour', 'events/beach'],
  },
  {
    names:
      'creative, something creative, be creative, arts and crafts, crafty, make something, make something myself, do something with my hands, something with my hands, use my hands, algo creativo, plan creativo, creativo, creativa, manualidades, hacer manualidades, crear algo, hacer algo con las manos, algo con las manos, basteln, kreativ, etwas kreatives, knutselen, creatief, iets creatiefs, creatif, creative activity, quelque chose de creatif, loisirs creatifs, bricoler',
    best: 'lantern, farolillo, with a cook, con una cocinera, sandcastle, castillos de arena, drums, tambores',
    words:
      'paint, pintura, ceramics, ceramica, prints, laminas, makers, costumes, disfraces, sketch, boceto, notebooks, cuadernos',
    leans: ['events/festival', 'events/beach', 'businesses/tour'],
  },
  {
    names:
      'boutique hotel, boutique hotels, hotel boutique, charming hotel, hotel con encanto, design hotel, hotel de diseno, romantic hotel, hotel romantico, four star hotel, 4 star hotel, five star hotel, 5 star hotel, hotel cuatro estrellas, hotel cinco estrellas, hotel de 4 estrellas, hotel de 5 estrellas, room service, servicio de habitaciones, fancy hotel, hotel chulo, designhotel, romantisches hotel, romantisch hotel, hotel de charme, zimmerservice, roomservice',
    best: 'spa, suite, breakfast, desayuno',
    words: 'garden, jardin, pool, piscina, rooftop, azotea, three floors, tres plantas',
    kinds: ['businesses/hotel'],
    leans: ['businesses/hotel'],
  },
];
