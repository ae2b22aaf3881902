/** Clubs of the demo catalogue. */
import type { BusinessSeed } from './seed.ts';

export const clubs: readonly BusinessSeed[] = [
  {
    slug: 'club-azimut',
    name: 'Club Azimut',
    description: {
      en:
        'Two floors, a sound system tuned by somebody who cares, water taps beside both bars. ' +
        'House downstairs, everything else up.',
      es: 'Dos plantas, un equipo ajustado con mimo y grifos de agua junto a las barras. Abajo, house; arriba, todo lo demás.',
    },
    category: 'club',
    location: 'Avenida del Mediterráneo',
    address: 'Avenida del Mediterráneo 63',
    phone: '+34965000118',
    email: 'clubazimut@example.com',
    website: null,
    openingHours: [{ days: [3, 4, 5, 6], opens: '23:30', closes: '06:30' }],
    priceRange: '€€€',
    rating: 4.8,
    vip: true,
    featured: true,
    latitude: 38.5393,
    longitude: -0.1143,
  },
  {
    slug: 'marea-baja-club',
    name: 'Marea Baja',
    description: {
      en: 'Five hundred people, a low ceiling and a door team that says good evening. Disco early, house late, lights up at six.',
      es:
        'Quinientas personas, techo bajo y un equipo de puerta que da las buenas noches. ' +
        'Primero disco, luego house y a las seis, luces.',
    },
    category: 'club',
    location: 'Playa de Levante',
    address: 'Avenida de Alcoy 6',
    phone: '+34965000119',
    email: 'mareabaja@example.com',
    website: null,
    openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '23:00', closes: '06:00' }],
    priceRange: '€€',
    rating: 4.6,
    vip: true,
    latitude: 38.5369,
    longitude: -0.1281,
  },
  {
    slug: 'bunker-38',
    name: 'Búnker 38',
    description: {
      en:
        'Techno in a former cash-and-carry, cameras taped over at the entrance. ' +
        'Bring ID, comfortable shoes and nothing to prove.',
      es: 'Techno en un antiguo mayorista; en la puerta te tapan la cámara del móvil. Trae DNI, zapato cómodo y cero pose.',
    },
    category: 'club',
    location: 'Avenida de la Comunidad Valenciana',
    address: 'Avenida de la Comunidad Valenciana 31',
    phone: '+34965000120',
    email: 'bunker38@example.com',
    website: null,
    openingHours: [{ days: [4, 5], opens: '23:59', closes: '07:00' }],
    priceRange: '€€',
    rating: 4.5,
    latitude: 38.5448,
    longitude: -0.1151,
  },
  {
    slug: 'la-lentejuela',
    name: 'La Lentejuela',
    description: {
      en:
        'Queer club with a small stage and a large wardrobe, open to anybody who behaves. ' +
        'Drag shows at one, kindness all night.',
      es: 'Club queer de escenario pequeño y armario enorme, abierto a quien venga con respeto. A la una, drag.',
    },
    category: 'club',
    location: 'Casco Antiguo',
    address: 'Calle Santa Faz 21',
    phone: '+34965000121',
    email: 'lalentejuela@example.com',
    website: null,
    openingHours: [{ days: [2, 3, 4, 5, 6], opens: '22:30', closes: '05:30' }],
    priceRange: '€€',
    rating: 4.7,
    latitude: 38.5352,
    longitude: -0.1326,
  },
  {
    slug: 'sala-hormigon',
    name: 'Sala Hormigón',
    description: {
      en: 'Reggaeton, dembow, a balcony for those who only came to look. Free shuttle to Poniente and La Cala at closing time.',
      es: 'Reggaetón, dembow y un altillo para quien solo ha venido a mirar. Al cierre, lanzadera gratis a Poniente y La Cala.',
    },
    category: 'club',
    location: 'Avenida de Europa',
    address: 'Avenida de Europa 9',
    phone: '+34965000122',
    email: 'salahormigon@example.com',
    website: null,
    openingHours: [{ days: [3, 4, 5, 6], opens: '23:30', closes: '06:00' }],
    priceRange: '€€',
    rating: 4.3,
    vip: true,
    latitude: 38.5403,
    longitude: -0.1232,
  },
];
