/** What demo guests say of an evening or a day at a place of the directory. */
import type { BusinessCategory } from '#features/businesses/rules.ts';
import { fair, good, poor, type Line } from './line.ts';

const all: readonly Line[] = [
  good('One look at the code and we were in.', 'Enseñamos el código y adentro.'),
  good('You notice that they like what they do.', 'Se nota que les gusta lo que hacen.'),
  good(
    'Came with my sister, stayed longer than planned, told everybody.',
    'Fui con mi hermana, nos quedamos más de lo previsto y se lo hemos contado a todos.',
  ),
  good('We shall look in whenever we are in town.', 'Cada vez que vengamos, pasaremos por aquí.'),
  poor(
    'It began forty minutes late and nobody said a word about it.',
    'Empezó cuarenta minutos tarde y nadie dijo nada.',
  ),
];

const table: readonly Line[] = [
  ...all,
  good('They remember your name the second time.', 'A la segunda ya se acuerdan de tu nombre.'),
  good('Ask what is good today and take that.', 'Pregunta qué hay bueno hoy y pídelo.'),
  good('The bill was lower than we had feared.', 'La cuenta fue menos de lo que temíamos.'),
];

export const ofPlaces = {
  restaurant: [
    ...table,
    good('Every plate arrived hot and at its own pace.', 'Cada plato llegó caliente y a su ritmo.'),
    good(
      'My mother asked for a recipe and got it, on a napkin.',
      'Mi madre pidió una receta y se la dieron en una servilleta.',
    ),
    good('Bread for the sauce came before we had to ask.', 'El pan para la salsa llegó antes de pedirlo.'),
    fair(
      'Lovely food, but with a full room the kitchen needs patience.',
      'Muy rico, pero con la sala llena la cocina pide paciencia.',
    ),
    fair(
      'Good plates, small table: we moved the glasses all evening.',
      'Buenos platos, mesa pequeña: toda la noche moviendo copas.',
    ),
  ],
  bar: [
    ...table,
    good('We came for one drink, and then it was late.', 'Íbamos a tomar una y se nos hizo tarde.'),
    good(
      'Whoever is behind the bar sees you before you wave.',
      'Quien está en la barra te ve antes de que levantes la mano.',
    ),
    good('People at the next table became people at ours.', 'Los de la mesa de al lado acabaron en la nuestra.'),
    fair('Good drinks. Getting to the bar took two songs.', 'Buenas copas. Llegar a la barra costó dos canciones.'),
    fair(
      'We liked it, only that talking was work after eleven.',
      'Nos gustó, aunque a partir de las once hablar era un esfuerzo.',
    ),
  ],
  club: [
    ...all,
    good('Sound, lights, people: all of it in tune.', 'Sonido, luces y gente: todo afinado.'),
    good('A DJ who looks at the floor.', 'Un DJ que mira a la pista.'),
    good(
      'Kind people at the door, kinder ones in the cloakroom.',
      'Gente amable en la puerta y más aún en el guardarropa.',
    ),
    good('Danced with strangers, slept until noon.', 'Bailé con desconocidos y dormí hasta mediodía.'),
    good('We left when the street lamps went off.', 'Salimos cuando se apagaban las farolas.'),
    good('Shoes ruined. No regrets.', 'Me destrocé los zapatos. No me arrepiento.'),
    fair(
      'Great music. At two in the morning the wait for a drink is long.',
      'Muy buena música. A las dos, pedir una copa lleva su tiempo.',
    ),
    fair('A good night, but warm: bring a fan.', 'Buena noche, pero con calor: lleva abanico.'),
  ],
  hotel: [
    ...all,
    good(
      'We do not even stay here and were treated as guests.',
      'Ni siquiera nos alojamos aquí y nos trataron como a huéspedes.',
    ),
    good(
      'They showed us a room while we were at it. Next summer, then.',
      'De paso nos enseñaron una habitación. El verano que viene, pues.',
    ),
    good('Live music, and still you could talk.', 'Música en directo, y aun así se podía hablar.'),
    good('The night porter taught us a card trick.', 'El conserje de noche nos enseñó un truco de cartas.'),
    good('Small plates kept coming until we gave up.', 'Fueron sacando platillos hasta que nos rendimos.'),
    fair('A pleasant evening with too few chairs.', 'Una velada agradable con pocas sillas.'),
  ],
  tour: [
    ...all,
    good('We would not have found half of it on our own.', 'Solos no habríamos encontrado ni la mitad.'),
    good(
      'Our guide had an answer for everything, and where not, a good story.',
      'La guía tenía respuesta para todo, y si no, una buena historia.',
    ),
    good('Slow enough for me, fast enough for my son.', 'Tranquilo para mí y animado para mi hijo.'),
    good('We learned something and laughed a lot.', 'Aprendimos algo y nos reímos mucho.'),
    good(
      'Well organised from the first message to the goodbye.',
      'Bien organizado desde el primer mensaje hasta la despedida.',
    ),
    good('I took two hundred pictures and kept forty.', 'Hice doscientas fotos y me quedé con cuarenta.'),
    fair(
      'Nice people and a good idea. A little more shade would help.',
      'Gente maja y buena idea. Se agradecería un poco más de sombra.',
    ),
  ],
  shop: [
    ...all,
    good('Came to look, left with two bags.', 'Vine a mirar y salí con dos bolsas.'),
    good(
      'They let us try everything and sold us nothing we did not want.',
      'Nos dejaron probarlo todo y no nos vendieron nada que no quisiéramos.',
    ),
    good(
      'I made something with my own hands, and it stands on my shelf.',
      'Hice algo con mis propias manos y ahora está en mi estantería.',
    ),
    good('My daughter wants to work here now.', 'Mi hija ahora quiere trabajar aquí.'),
    good(
      'A shop where you are asked how you are, and they wait for the answer.',
      'Una tienda donde te preguntan qué tal y esperan la respuesta.',
    ),
    fair(
      'A nice idea in a small space: come early or stand.',
      'Buena idea en poco espacio: ven pronto o te toca de pie.',
    ),
  ],
  service: [
    ...all,
    good(
      'They explained how it works as if nobody had ever asked before.',
      'Nos explicaron cómo va todo como si nadie hubiera preguntado nunca.',
    ),
    good('Quick, clean and a fair price.', 'Rápido, limpio y a buen precio.'),
    good('I came out of curiosity and left as a customer.', 'Entré por curiosidad y salí clienta.'),
    good(
      'Somebody who says honestly what you do not need.',
      'Gente que te dice con franqueza lo que no te hace falta.',
    ),
    good('Ten minutes, they said. It took nine.', 'Dijeron que diez minutos. Fueron nueve.'),
    fair('Friendly, but there was one person for all of us.', 'Amables, pero una sola persona para todos.'),
  ],
} as const satisfies Record<BusinessCategory, readonly Line[]>;
