/** Jet skis of the demo catalogue: guided rides and circuits, since only those need no licence. */
import type { RentalSeed } from './catalogue.ts';

export const jetSkis: readonly RentalSeed[] = [
  {
    slug: 'jetski-espuma-levante',
    title: { en: 'Jet Ski Espuma, guided round', es: 'Moto de agua Espuma, ruta guiada' },
    description: {
      en:
        'A guided hour along the cliffs, no licence needed, briefing on land first. ' +
        'The guide sets the pace and waits at the corners.',
      es:
        'Una hora guiada junto a los acantilados, sin licencia y con clase en tierra. ' +
        'El guía marca el ritmo y espera en las curvas.',
    },
    category: 'jetski',
    priceCents: 9500,
    priceUnit: 'hour',
    location: 'Playa de Levante',
    address: 'Avenida de Alcoy, canal náutico 1',
    capacity: 2,
    amenities: ['life jackets', 'fuel included'],
    rating: 4.8,
    featured: true,
    contactPhone: '+34 965 000 024',
    contactEmail: 'espumajet@example.com',
    latitude: 38.5367,
    longitude: -0.1223,
  },
  {
    slug: 'jetski-island-lap',
    title: { en: 'Island Lap by Jet Ski', es: 'Vuelta a la Isla en moto de agua' },
    description: {
      en:
        'Ninety minutes around the island in a group of five, monitor in front, photos behind. ' +
        'Nobody needs papers except the monitor.',
      es: 'Noventa minutos alrededor de la Isla, en grupo de cinco y con monitor delante. La titulación la pone él.',
    },
    category: 'jetski',
    priceCents: 13000,
    priceUnit: 'person',
    location: 'Club Náutico',
    address: 'Paseo de Colón, rampa',
    capacity: 5,
    amenities: ['life jackets', 'fuel included'],
    rating: 4.7,
    contactPhone: '+34 965 000 025',
    contactEmail: 'vueltaisla@example.com',
    latitude: 38.5343,
    longitude: -0.1335,
  },
  {
    slug: 'jetski-first-splash',
    title: { en: 'First Splash Circuit', es: 'Circuito primer chapuzón' },
    description: {
      en:
        'A buoyed circuit of flat water for people who have never done this. ' +
        'Twenty calm minutes, then decide about the rest of the hour.',
      es: 'Un circuito balizado de agua plana para quien no lo ha probado nunca. Veinte minutos con calma y luego tú dirás.',
    },
    category: 'jetski',
    priceCents: 7900,
    priceUnit: 'hour',
    location: 'Playa de Poniente',
    address: 'Avenida Armada Española, canal náutico 2',
    capacity: 1,
    amenities: ['life jackets', 'fuel included'],
    rating: 4.4,
    contactPhone: '+34 965 000 026',
    contactEmail: 'primerchapuzon@example.com',
    latitude: 38.5355,
    longitude: -0.1457,
  },
  {
    slug: 'jetski-two-up-cala',
    title: { en: 'Two-Up from La Cala', es: 'A dúo desde La Cala' },
    description: {
      en:
        'One machine, two seats, and you swap at the halfway buoy. ' +
        'Circuit ride with an instructor; no licence for either of you.',
      es: 'Una moto, dos plazas y cambio de piloto en la boya central. Circuito con instructora; ninguno necesita licencia.',
    },
    category: 'jetski',
    priceCents: 8800,
    priceUnit: 'hour',
    location: 'Cala de Finestrat',
    address: 'Avenida de la Marina, canal náutico',
    capacity: 2,
    amenities: ['life jackets', 'fuel included'],
    rating: 4.5,
    contactPhone: '+34 965 000 027',
    contactEmail: 'aduo@example.com',
    latitude: 38.5269,
    longitude: -0.1631,
  },
  {
    slug: 'jetski-quiet-electric',
    title: { en: 'Quiet Electric Ski', es: 'Moto eléctrica silenciosa' },
    description: {
      en: 'Battery-driven, so you hear the hull and your own shouting. A guided ride in the lee of Sierra Helada, licence-free.',
      es: 'Va con batería: oyes el casco y tus propios gritos. Salida guiada al abrigo de Sierra Helada, sin licencia.',
    },
    category: 'jetski',
    priceCents: 11200,
    priceUnit: 'hour',
    location: 'Rincón de Loix',
    address: 'Avenida Ametlla de Mar, canal náutico 3',
    capacity: 2,
    amenities: ['life jackets'],
    rating: 4.6,
    contactPhone: '+34 965 000 028',
    contactEmail: 'motosilenciosa@example.com',
    latitude: 38.5355,
    longitude: -0.1081,
  },
];
