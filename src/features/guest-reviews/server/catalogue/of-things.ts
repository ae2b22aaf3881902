/** What demo guests say of what they hired: on the water, on wheels, for the beach. */
import type { RentalCategory } from '#features/rentals/rules.ts';
import { fair, good, poor, type Line } from './line.ts';

const all: readonly Line[] = [
  good('Friendly, on time, no small print.', 'Amables, puntuales y sin letra pequeña.'),
  good('Well kept and ready when we were.', 'Bien cuidado y listo a la hora.'),
  good(
    'Booked in the morning, away by noon. It could not be easier.',
    'Reservado por la mañana y a mediodía ya lo teníamos. Más fácil, imposible.',
  ),
  good(
    'They took the time to explain everything, and then left us alone.',
    'Nos lo explicaron todo sin prisa y luego nos dejaron a nuestro aire.',
  ),
  good('The price was the price. Nothing was added at the end.', 'El precio era el precio. Al final no se sumó nada.'),
  fair(
    'All fine in the end, though we waited twenty minutes for those before us to come back.',
    'Al final todo bien, aunque esperamos veinte minutos a que volvieran los anteriores.',
  ),
  fair(
    'Good, but signs of a long season: some scratches, one strap that slips.',
    'Bien, aunque se le nota la temporada: algún arañazo y una correa que se suelta.',
  ),
  poor(
    'We got half of our time because the ones before us were late. They were sorry, at least.',
    'Perdimos la mitad del tiempo porque los anteriores llegaron tarde. Por lo menos se disculparon.',
  ),
];

const atSea: readonly Line[] = [
  good(
    'Snorkels were on board. We saw more fish than people.',
    'A bordo había tubos y gafas. Vimos más peces que personas.',
    'snorkel set',
  ),
  good(
    'Life jackets in every size, and they check that you wear them.',
    'Chalecos salvavidas de todas las tallas, y miran que te los pongas.',
    'life jackets',
  ),
  good(
    'No queue at the pump: the fuel is in the price, as promised.',
    'Sin colas en el surtidor: el combustible va en el precio, como decían.',
    'fuel included',
  ),
];

export const ofThings = {
  boat: [
    ...all,
    ...atSea,
    good(
      'The skipper knows a cove for every wind. Ours had nobody else in it.',
      'El patrón tiene una cala para cada viento. En la nuestra no había nadie más.',
      'skipper included',
    ),
    good(
      'My father had the wheel for five minutes, under strict supervision. He tells it as an hour.',
      'Mi padre llevó el timón cinco minutos, muy vigilado. Él cuenta que fue una hora.',
      'skipper included',
    ),
    good(
      'Good music at the right volume, and off when we swam.',
      'Buena música al volumen justo, y apagada mientras nos bañábamos.',
      'sound system',
    ),
    good(
      'The towers from the sea at sunset: now I understand this town.',
      'Las torres desde el mar al atardecer: ahora entiendo esta ciudad.',
    ),
  ],
  jetski: [
    ...all,
    ...atSea,
    good(
      'First time on one. Nobody asked for a licence, and nobody let us do anything stupid.',
      'Era nuestra primera vez. No pidieron carné ni nos dejaron hacer tonterías.',
      'no license needed',
    ),
    {
      ...good('I screamed, she steered. Then we changed places.', 'Yo gritaba, ella conducía. Luego cambiamos.'),
      people: 2,
    },
    good('Arms like jelly the next day. Worth it.', 'Al día siguiente, brazos de gelatina. Mereció la pena.'),
  ],
  bike: [
    ...all,
    good('Brakes that brake, a saddle that forgives.', 'Frenos que frenan y un sillín que perdona.'),
    good(
      'Helmets that fit, which is rarer than it should be.',
      'Cascos de tu talla, que no es tan habitual como debería.',
      'helmet',
    ),
    good(
      'Left it locked by the beach all afternoon without a worry.',
      'La dejamos con el candado junto a la playa toda la tarde, sin sufrir.',
      'lock',
    ),
    good(
      'The little one slept in the child seat from the harbour to the park.',
      'La pequeña se durmió en la sillita del puerto al parque.',
      'child seat',
    ),
    good(
      'They brought it to our door and took it away again.',
      'Nos la trajeron a la puerta y vinieron a recogerla.',
      'delivery',
    ),
    good(
      'Along both beaches before breakfast. We did not miss the bus once.',
      'Las dos playas antes de desayunar. El autobús ni lo echamos de menos.',
    ),
  ],
  car: [
    ...all,
    good('Handed over full, clean and without a lecture.', 'Nos lo dieron limpio, lleno y sin sermón.'),
    good(
      'Up to Guadalest and back with the air conditioning on. Bliss.',
      'A Guadalest y vuelta con el aire acondicionado puesto. Una gloria.',
      'air conditioning',
    ),
    good('The child seat was in already when we arrived.', 'La sillita ya venía puesta cuando llegamos.', 'child seat'),
    good(
      'They left it in front of our hotel. We had not finished our coffee.',
      'Nos lo dejaron delante del hotel. No habíamos acabado el café.',
      'delivery',
    ),
    good(
      'We cooked pasta with the doors open and the sea in front.',
      'Hicimos pasta con las puertas abiertas y el mar delante.',
      'kitchen',
    ),
    {
      ...good(
        'Three villages, two bakeries, one wrong turn. A perfect day.',
        'Tres pueblos, dos hornos y un desvío por error. Un día perfecto.',
      ),
      people: 4,
    },
  ],
  beach_gear: [
    ...all,
    ...atSea.slice(1, 2),
    good(
      'The masks do not leak. That is the whole review.',
      'Las gafas no dejan pasar agua. Y ya está dicho todo.',
      'snorkel set',
    ),
    good(
      'It waited for us on the sand. We carried nothing but the sandwiches.',
      'Nos lo llevaron a la arena. Nosotros solo cargamos con los bocadillos.',
      'delivery',
    ),
    good(
      'Neighbours on the beach asked where we had it from.',
      'Los vecinos de toalla nos preguntaron de dónde lo habíamos sacado.',
    ),
    good('Clean, dry and complete. Somebody counts the parts.', 'Limpio, seco y completo. Alguien cuenta las piezas.'),
  ],
} as const satisfies Record<Exclude<RentalCategory, 'apartment' | 'villa'>, readonly Line[]>;
