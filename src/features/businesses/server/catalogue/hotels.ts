/** Hotels of the demo catalogue; 00:00 to 00:00 is open round the clock. */
import type { BusinessSeed } from './seed.ts';

export const hotels: readonly BusinessSeed[] = [
  {
    slug: 'hotel-torre-siroco',
    name: 'Hotel Torre Siroco',
    description: {
      en:
        'Twenty-nine floors, a pool on the fourth, and breakfast until noon because they know you. ' +
        'Ask for an odd number facing south.',
      es: 'Veintinueve plantas, piscina en la cuarta y desayuno hasta las doce, que ya te conocen. Pide número impar, al sur.',
    },
    category: 'hotel',
    location: 'Rincón de Loix',
    address: 'Calle Gerona 60',
    phone: '+34965000129',
    email: 'torresiroco@example.com',
    website: null,
    openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '00:00' }],
    priceRange: '€€€',
    rating: 4.5,
    latitude: 38.539,
    longitude: -0.1122,
  },
  {
    slug: 'hostal-la-buena-sombra',
    name: 'Hostal La Buena Sombra',
    description: {
      en: 'Eleven rooms round a courtyard with a fig tree. Ear plugs on the pillow, honest about why.',
      es: 'Once habitaciones en torno a un patio con higuera. En la almohada, tapones; ya te contarán por qué.',
    },
    category: 'hotel',
    location: 'Casco Antiguo',
    address: 'Calle Costera del Hostal 4',
    phone: '+34965000130',
    email: 'labuenasombra@example.com',
    website: null,
    openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '08:00', closes: '00:00' }],
    priceRange: '€',
    rating: 4.6,
    latitude: 38.5355,
    longitude: -0.1318,
  },
  {
    slug: 'litera-norte',
    name: 'Litera Norte',
    description: {
      en:
        'A hostel with curtains on every bunk, lockers that fit a backpack and a kitchen people actually use. ' +
        'Family dinner is at nine.',
      es:
        'Albergue con cortina en cada litera, taquilla para mochila grande y una cocina que se usa. ' +
        'A las nueve se cena en común.',
    },
    category: 'hotel',
    location: 'Avenida Jaime I',
    address: 'Avenida Jaime I 24',
    phone: '+34965000131',
    email: 'literanorte@example.com',
    website: null,
    openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '00:00' }],
    priceRange: '€',
    rating: 4.7,
    latitude: 38.5412,
    longitude: -0.1301,
  },
  {
    slug: 'aparthotel-mar-de-fondo',
    name: 'Aparthotel Mar de Fondo',
    description: {
      en:
        'Studios with a hob and a balcony over Poniente, cleaned every third day. ' +
        'Laundry in the basement, sea across the road.',
      es: 'Estudios con fogón y balcón sobre Poniente; limpieza cada tres días. La lavandería, en el sótano; el mar, al cruzar.',
    },
    category: 'hotel',
    location: 'Playa de Poniente',
    address: 'Avenida Armada Española 62',
    phone: '+34965000132',
    email: 'mardefondo@example.com',
    website: null,
    openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '00:00' }],
    priceRange: '€€',
    rating: 4.3,
    latitude: 38.5363,
    longitude: -0.1472,
  },
  {
    slug: 'hotel-persiana-verde',
    name: 'Hotel Persiana Verde',
    description: {
      en: 'Eighteen quiet rooms for people who came to sleep. Adults only, no minibar, excellent mattresses.',
      es:
        'Dieciocho habitaciones silenciosas para quien ha venido a dormir. ' +
        'Solo adultos, sin minibar y con colchones estupendos.',
    },
    category: 'hotel',
    location: 'Playa de Levante',
    address: 'Avenida de Alcoy 22',
    phone: '+34965000133',
    email: 'persianaverde@example.com',
    website: null,
    openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '00:00' }],
    priceRange: '€€€',
    rating: 4.8,
    latitude: 38.5373,
    longitude: -0.1247,
  },
  {
    slug: 'gran-hotel-horizontal',
    name: 'Gran Hotel Horizontal',
    description: {
      en:
        'Only three floors high, which in this town counts as a manifesto. ' +
        'Garden, long pool, spa, and a very good club sandwich.',
      es:
        'Tres plantas nada más: en este pueblo, toda una declaración. ' +
        'Jardín, piscina larga, spa y un sándwich club de los buenos.',
    },
    category: 'hotel',
    location: 'Cala de Finestrat',
    address: 'Avenida Vicente Llorca Alós 30',
    phone: '+34965000134',
    email: 'horizontal@example.com',
    website: null,
    openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '00:00' }],
    priceRange: '€€€€',
    rating: 4.7,
    latitude: 38.5322,
    longitude: -0.1593,
  },
];
