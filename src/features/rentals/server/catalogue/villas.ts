/** Villas of the demo catalogue. */
import type { RentalSeed } from './catalogue.ts';

export const villas: readonly RentalSeed[] = [
  {
    slug: 'villa-puig-blanc',
    title: { en: 'Villa Puig Blanc, pool and mountain', es: 'Villa Puig Blanc, piscina y monte' },
    description: {
      en:
        'Five bedrooms under the notched mountain, a twelve-metre pool and a barbecue built by someone serious. ' +
        'Neighbours are far, not deaf.',
      es:
        'Cinco habitaciones frente al monte mellado, piscina de doce metros y una barbacoa hecha a conciencia. ' +
        'El vecindario está lejos, pero oye.',
    },
    category: 'villa',
    priceCents: 52000,
    priceUnit: 'night',
    location: 'Sierra Helada',
    address: 'Camino Viejo de Altea 38',
    capacity: 10,
    amenities: [
      'free WiFi',
      'swimming pool',
      'air conditioning',
      'kitchen',
      'parking',
      'sea view',
      'terrace',
      'washing machine',
    ],
    rating: 4.7,
    featured: true,
    contactPhone: '+34 965 000 011',
    contactEmail: 'puigblanc@example.com',
    latitude: 38.5398,
    longitude: -0.0991,
  },
  {
    slug: 'villa-cactus-y-cal',
    title: { en: 'Villa Cactus y Cal above the cove', es: 'Villa Cactus y Cal, sobre la cala' },
    description: {
      en:
        'White walls, three bedrooms, a cactus older than the planning permission. ' +
        'Ten minutes on foot to La Cala, fifteen back up.',
      es:
        'Paredes encaladas, tres habitaciones y un cactus más viejo que la licencia. ' +
        'A La Cala, diez minutos andando; de vuelta, quince.',
    },
    category: 'villa',
    priceCents: 29500,
    priceUnit: 'night',
    location: 'Cala de Finestrat',
    address: 'Calle Tossal 12',
    capacity: 6,
    amenities: ['free WiFi', 'swimming pool', 'air conditioning', 'kitchen', 'parking', 'terrace', 'washing machine'],
    rating: 4.6,
    contactPhone: '+34 965 000 012',
    contactEmail: 'cactusycal@example.com',
    latitude: 38.5305,
    longitude: -0.1612,
  },
  {
    slug: 'villa-the-long-table',
    title: { en: 'The Long Table', es: 'La mesa larga' },
    description: {
      en: "A farmhouse with six bedrooms and a table for twenty under the vine. A cook can come with two days' notice.",
      es: 'Masía de seis habitaciones y mesa para veinte bajo la parra. Con dos días de aviso, viene alguien a cocinar.',
    },
    category: 'villa',
    priceCents: 61000,
    priceUnit: 'night',
    location: 'Terra Mítica area',
    address: 'Partida El Moralet 7',
    capacity: 14,
    amenities: ['free WiFi', 'swimming pool', 'air conditioning', 'kitchen', 'parking', 'terrace', 'washing machine'],
    rating: 4.9,
    contactPhone: '+34 965 000 013',
    contactEmail: 'mesalarga@example.com',
    latitude: 38.5562,
    longitude: -0.1508,
  },
  {
    slug: 'villa-pine-shadow',
    title: { en: 'Pine Shadow', es: 'Sombra de pino' },
    description: {
      en: 'Two bedrooms, one hammock, pines on every side. The pool is small and yours alone.',
      es: 'Dos habitaciones, una hamaca y pinos por los cuatro costados. La piscina es pequeña, pero no se comparte.',
    },
    category: 'villa',
    priceCents: 23800,
    priceUnit: 'night',
    location: 'Rincón de Loix',
    address: 'Calle Sierra Dorada 15',
    capacity: 4,
    amenities: ['free WiFi', 'swimming pool', 'air conditioning', 'kitchen', 'parking', 'terrace'],
    rating: 4.5,
    contactPhone: '+34 965 000 014',
    contactEmail: 'sombradepino@example.com',
    latitude: 38.5391,
    longitude: -0.1021,
  },
  {
    slug: 'villa-three-terraces',
    title: { en: 'Three Terraces', es: 'Tres terrazas' },
    description: {
      en: 'One for breakfast, one for siesta, one for the skyline after dark. Four bedrooms fill the space between them.',
      es:
        'Una para desayunar, otra para la siesta y la tercera para ver encenderse las torres. ' +
        'Entre medias, cuatro habitaciones.',
    },
    category: 'villa',
    priceCents: 38500,
    priceUnit: 'night',
    location: 'Playa de Poniente',
    address: 'Calle Alcalá 21, alto de Poniente',
    capacity: 8,
    amenities: [
      'free WiFi',
      'swimming pool',
      'air conditioning',
      'kitchen',
      'parking',
      'sea view',
      'terrace',
      'washing machine',
    ],
    rating: 4.8,
    contactPhone: '+34 965 000 015',
    contactEmail: 'tresterrazas@example.com',
    latitude: 38.5409,
    longitude: -0.1506,
  },
  {
    slug: 'villa-garage-and-guitar',
    title: { en: 'Garage and Guitar', es: 'Garaje y guitarra' },
    description: {
      en:
        'A seventies villa with an insulated music room: ' +
        'drums, two amplifiers, a sofa. Three bedrooms upstairs for the audience.',
      es: 'Chalé de los setenta con local insonorizado: batería, dos amplis y sofá. Arriba, tres habitaciones para el público.',
    },
    category: 'villa',
    priceCents: 31000,
    priceUnit: 'night',
    location: 'Foietes',
    address: 'Avenida de Foietes 52',
    capacity: 7,
    amenities: ['free WiFi', 'swimming pool', 'air conditioning', 'kitchen', 'parking', 'sound system', 'terrace'],
    rating: 4.4,
    contactPhone: '+34 965 000 016',
    contactEmail: 'garajeyguitarra@example.com',
    latitude: 38.5477,
    longitude: -0.1411,
  },
];
