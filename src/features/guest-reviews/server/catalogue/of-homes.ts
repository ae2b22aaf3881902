/** What demo guests say of flats and villas they slept in. */
import { fair, good, poor, type Line } from './line.ts';

const both: readonly Line[] = [
  good('Exactly as described, not a word too many.', 'Tal cual se describe, ni una palabra de más.'),
  good(
    'Keys were there, instructions were clear, everything was clean. We would book it again tomorrow.',
    'Llaves puntuales, instrucciones claras y todo limpio. Repetiremos seguro.',
  ),
  good(
    'Sharp knives, a big pan and a coffee pot: somebody who cooks has stocked this kitchen.',
    'Cuchillos que cortan, una sartén grande y cafetera: esta cocina la ha equipado alguien que cocina.',
    'kitchen',
  ),
  good(
    'I worked two mornings here. The wifi held through every call.',
    'Trabajé dos mañanas y el wifi aguantó todas las llamadas.',
    'free WiFi',
  ),
  good(
    'Came back from the beach at four to a cool bedroom. That alone.',
    'Volver de la playa a las cuatro y encontrar el dormitorio fresco. Solo por eso.',
    'air conditioning',
  ),
  good(
    'Breakfast on the balcony every day, in yesterday’s T-shirts.',
    'Desayuno en el balcón todos los días, con la camiseta de ayer.',
    'balcony',
  ),
  good(
    'You wake up, and there is the sea. It does not get old in a week.',
    'Te despiertas y ahí está el mar. En una semana no cansa.',
    'sea view',
  ),
  good(
    'Towel over the shoulder, no shoes, on the sand. Nothing to carry.',
    'Toalla al hombro, descalzos y a la arena. Sin cargar con nada.',
    'beach access',
  ),
  good(
    'Went home with clean clothes, thanks to the washing machine.',
    'Volvimos con la ropa limpia, gracias a la lavadora.',
    'washing machine',
  ),
  good(
    'A parking space in August is worth a star of its own.',
    'Una plaza de aparcamiento en agosto vale una estrella ella sola.',
    'parking',
  ),
  good(
    'We had every dinner on the terrace and cleared up the next day.',
    'Cenamos todas las noches en la terraza y recogimos al día siguiente.',
    'terrace',
  ),
  good(
    'Our host answered in minutes, once with a map drawn by hand.',
    'Nos contestaban en minutos; una vez, con un plano hecho a mano.',
  ),
  {
    ...good(
      'Four of us, and nobody had to sleep on a sofa they did not choose.',
      'Éramos cuatro y nadie durmió en un sofá sin querer.',
    ),
    people: 4,
  },
  {
    ...good(
      'The children asked whether we could live here. We looked at each other.',
      'Los niños preguntaron si podíamos quedarnos a vivir. Nos miramos.',
    ),
    people: 4,
  },
  fair(
    'Good place and fair price. The lift takes its time in the morning.',
    'Buen sitio y buen precio. Por la mañana el ascensor va con calma.',
    'lift',
  ),
  fair('Nice, but the wifi gets tired by the evening.', 'Bonito, pero por la tarde el wifi se cansa.', 'free WiFi'),
  fair(
    'All fine, only that one lamp was missing its bulb all week.',
    'Todo bien, salvo una lámpara que estuvo toda la semana sin bombilla.',
  ),
  poor(
    'We stood outside for an hour until somebody came with the keys. Inside it is as described.',
    'Esperamos una hora en la calle a que llegaran las llaves. Por dentro es como se describe.',
  ),
];

export const ofHomes = {
  apartment: [
    ...both,
    good(
      'Suitcases, lift, shoes off: ten minutes after the taxi we were home.',
      'Maletas, ascensor y fuera zapatos: a los diez minutos del taxi ya estábamos en casa.',
      'lift',
    ),
    good(
      'Down for one swim before breakfast and one before dinner. The pool was ours both times.',
      'Un baño antes del desayuno y otro antes de cenar. Las dos veces, la piscina para nosotros.',
      'swimming pool',
    ),
  ],
  villa: [
    ...both,
    good(
      'Last swim at midnight, first one at eight. Nobody counted the lengths.',
      'Último baño a medianoche y el primero a las ocho. Largos no contó nadie.',
      'swimming pool',
    ),
    {
      ...good(
        'Three generations under one roof and not one slammed door.',
        'Tres generaciones bajo un techo y ni un portazo.',
      ),
      people: 6,
    },
    fair(
      'A lovely house that needs a car: the shops are further than they look.',
      'Una casa preciosa que pide coche: las tiendas están más lejos de lo que parece.',
    ),
  ],
} as const satisfies Record<'apartment' | 'villa', readonly Line[]>;
