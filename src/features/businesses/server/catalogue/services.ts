/** Services of the demo catalogue. */
import type { BusinessSeed } from './seed.ts';

export const services: readonly BusinessSeed[] = [
  {
    slug: 'consigna-la-tregua',
    name: 'Consigna La Tregua',
    description: {
      en: 'Leave the suitcase after check-out and go back to the beach. Showers, lockers and a plug for your phone.',
      es: 'Deja la maleta cuando salgas del piso y vuelve a la playa. Hay duchas, taquillas y enchufe para el móvil.',
    },
    category: 'service',
    location: 'Avenida del Mediterráneo',
    address: 'Avenida del Mediterráneo 29',
    phone: '+34965000140',
    email: 'latregua@example.com',
    website: null,
    openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '07:30', closes: '22:30' }],
    priceRange: '€',
    rating: 4.7,
    latitude: 38.5391,
    longitude: -0.1238,
  },
  {
    slug: 'lavanderia-espuma-social',
    name: 'Espuma Social',
    description: {
      en:
        'Self-service laundry with good coffee and a shelf of paperbacks. ' +
        'Forty minutes, and your holiday smells like a holiday again.',
      es: 'Lavandería de autoservicio con café decente y estantería de bolsillo. En cuarenta minutos, maleta nueva.',
    },
    category: 'service',
    location: 'Avenida de Filipinas',
    address: 'Avenida de Filipinas 7',
    phone: '+34965000141',
    email: 'espumasocial@example.com',
    website: null,
    openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '08:00', closes: '23:00' }],
    priceRange: '€',
    rating: 4.5,
    latitude: 38.5397,
    longitude: -0.1199,
  },
  {
    slug: 'pinchazo-cero',
    name: 'Pinchazo Cero',
    description: {
      en: 'Bike and scooter repairs, most of them done before your coffee is. They lend you a helmet if yours has had its day.',
      es:
        'Arreglan bicis y patinetes, casi siempre antes de que acabes el café. ' +
        'Si tu casco ya ha vivido lo suyo, te prestan otro.',
    },
    category: 'service',
    location: 'Avenida de Europa',
    address: 'Avenida de Europa 33',
    phone: '+34965000142',
    email: 'pinchazocero@example.com',
    website: null,
    openingHours: [
      { days: [0, 1, 2, 3, 4], opens: '09:30', closes: '14:00' },
      { days: [0, 1, 2, 3, 4], opens: '16:30', closes: '20:00' },
      { days: [5], opens: '10:00', closes: '14:00' },
    ],
    priceRange: '€',
    rating: 4.6,
    latitude: 38.5421,
    longitude: -0.1226,
  },
  {
    slug: 'navaja-y-brocha',
    name: 'Navaja y Brocha',
    description: {
      en: 'Barber and hairdresser for any head of hair, one price list by length. Walk in before noon, book after.',
      es: 'Peluquería y barbería para cualquier pelo, con tarifa según el largo. Por la mañana, sin cita; por la tarde, reserva.',
    },
    category: 'service',
    location: 'Calle Tomás Ortuño',
    address: 'Calle Tomás Ortuño 42',
    phone: '+34965000143',
    email: 'navajaybrocha@example.com',
    website: null,
    openingHours: [
      { days: [1, 2, 3, 4], opens: '09:30', closes: '13:30' },
      { days: [1, 2, 3, 4], opens: '16:30', closes: '20:30' },
      { days: [5], opens: '09:30', closes: '15:00' },
    ],
    priceRange: '€€',
    rating: 4.7,
    latitude: 38.5411,
    longitude: -0.1313,
  },
  {
    slug: 'tinta-meditada',
    name: 'Tinta Meditada',
    description: {
      en:
        "Tattoos by appointment only, with a night's sleep between sketch and needle. " +
        'Nobody here inks anybody who has been drinking.',
      es:
        'Tatuajes solo con cita y con una noche de sueño entre boceto y aguja. ' +
        'A quien viene con copas se le da hora, no tinta.',
    },
    category: 'service',
    location: 'Casco Antiguo',
    address: 'Calle Ruzafa 6',
    phone: '+34965000144',
    email: 'tintameditada@example.com',
    website: null,
    openingHours: [
      { days: [1, 2, 3, 4, 5], opens: '11:00', closes: '14:00' },
      { days: [1, 2, 3, 4, 5], opens: '16:00', closes: '20:00' },
    ],
    priceRange: '€€€',
    rating: 4.8,
    latitude: 38.5371,
    longitude: -0.1307,
  },
];
