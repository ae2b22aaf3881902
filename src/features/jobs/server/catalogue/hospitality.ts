/** Hospitality jobs of the demo catalogue. */
import type { JobSeed } from './seed.ts';

export const hospitalityJobs: readonly JobSeed[] = [
  {
    slug: 'night-receptionist-torre-siroco',
    title: { en: 'Night Receptionist', es: 'Recepcionista de noche' },
    description: {
      en:
        'Eleven at night to seven in the morning, twenty-nine floors of guests who lost their key. ' +
        'Five nights, then two whole days off.',
      es:
        'De once de la noche a siete de la mañana, con veintinueve plantas de gente que ha perdido la llave. ' +
        'Cinco noches y dos días libres.',
    },
    category: 'hospitality',
    location: 'Rincón de Loix',
    address: 'Calle Gerona 60',
    employer: 'Hotel Torre Siroco',
    salary: { en: '€1,680 monthly', es: '1.680\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['English and Spanish, spoken', 'Calm at four in the morning', 'Basic till and booking software'],
      es: ['Inglés y español hablados', 'Calma a las cuatro de la madrugada', 'Manejo básico de caja y reservas'],
    },
    benefits: {
      en: ['Night bonus included', 'Meal on shift', 'Staff room at €250'],
      es: ['Plus de nocturnidad incluido', 'Cena en turno', 'Habitación de personal por 250\u00a0€'],
    },
    contactEmail: 'torresiroco@example.com',
    isUrgent: true,
    postedDaysAgo: 1,
    latitude: 38.539,
    longitude: -0.1122,
  },
  {
    slug: 'housekeeping-pair-mar-de-fondo',
    title: { en: 'Housekeeper, Mornings', es: 'Camarera o camarero de pisos, mañanas' },
    description: {
      en: 'Fourteen studios a day, worked in pairs, finished by three. Trolleys have new wheels; the last team asked for them.',
      es:
        'Catorce estudios al día, por parejas y con salida a las tres. ' +
        'Los carros estrenan ruedas: las pidió el equipo anterior.',
    },
    category: 'hospitality',
    location: 'Playa de Poniente',
    address: 'Avenida Armada Española 62',
    employer: 'Aparthotel Mar de Fondo',
    salary: { en: '€1,420 monthly', es: '1.420\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'seasonal',
    requirements: {
      en: ['Available from 08:00', 'Attention to corners', 'Experience welcome, not required'],
      es: ['Disponibilidad desde las 8:00', 'Ojo para los rincones', 'Experiencia valorable, no imprescindible'],
    },
    benefits: {
      en: ['Free Sundays every other week', 'Bus pass', 'Laundry done'],
      es: ['Un domingo libre de cada dos', 'Abono de autobús', 'Lavandería gratis'],
    },
    contactEmail: 'mardefondo@example.com',
    isUrgent: false,
    postedDaysAgo: 6,
    latitude: 38.5363,
    longitude: -0.1472,
  },
  {
    slug: 'hostel-all-rounder-litera',
    title: { en: 'Hostel All-Rounder', es: 'Recepcionista polivalente de albergue' },
    description: {
      en: 'Reception in the morning, family dinner for twenty at nine, and a tour of the block in between. No two shifts agree.',
      es: 'Recepción por la mañana, cena para veinte a las nueve y, entre medias, paseo por el barrio. Cada turno es un mundo.',
    },
    category: 'hospitality',
    location: 'Avenida Jaime I',
    address: 'Avenida Jaime I 24',
    employer: 'Litera Norte',
    salary: { en: '€1,350 monthly plus bed', es: '1.350\u00a0€ al mes y cama' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Sociable English', 'A dish you can cook for twenty', 'Three months minimum'],
      es: ['Inglés para hacer amistades', 'Un plato que te salga para veinte', 'Mínimo tres meses'],
    },
    benefits: {
      en: ['Bed and dinner included', 'Two days off together'],
      es: ['Cama y cena incluidas', 'Dos días libres seguidos'],
    },
    contactEmail: 'literanorte@example.com',
    isUrgent: false,
    postedDaysAgo: 11,
    latitude: 38.5412,
    longitude: -0.1301,
  },
  {
    slug: 'spa-attendant-horizontal',
    title: { en: 'Spa Attendant', es: 'Auxiliar de spa' },
    description: {
      en: 'Towels, temperatures, silence. You keep the circuit running and the voices low for six hours an afternoon.',
      es: 'Toallas, temperaturas y silencio. Mantienes el circuito en marcha y las voces bajas, seis horas cada tarde.',
    },
    category: 'hospitality',
    location: 'Cala de Finestrat',
    address: 'Avenida Vicente Llorca Alós 30',
    employer: 'Gran Hotel Horizontal',
    salary: { en: '€11.50 hourly', es: '11,50\u00a0€ la hora' },
    salaryType: 'hourly',
    schedule: 'part-time',
    requirements: {
      en: ['First-aid certificate', 'Polite Spanish and English'],
      es: ['Título de primeros auxilios', 'Trato amable en español e inglés'],
    },
    benefits: {
      en: ['Use of the spa on days off', 'Shift meal'],
      es: ['Spa gratis en tus días libres', 'Comida en turno'],
    },
    contactEmail: 'horizontal@example.com',
    isUrgent: false,
    postedDaysAgo: 19,
    latitude: 38.5322,
    longitude: -0.1593,
  },
  {
    slug: 'changeover-coordinator-flats',
    title: { en: 'Changeover Coordinator', es: 'Coordinadora o coordinador de entradas y salidas' },
    description: {
      en: 'Forty flats, one van, Saturday-shaped weeks. You make sure keys, sheets and people meet at the right door.',
      es: 'Cuarenta pisos, una furgoneta y semanas con forma de sábado. Que llaves, sábanas y gente coincidan depende de ti.',
    },
    category: 'hospitality',
    location: 'Playa de Levante',
    address: 'Avenida de Alcoy 17',
    employer: 'Primera Línea Estancias',
    salary: { en: '€1,850 monthly', es: '1.850\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Driving licence B', 'Experience with teams of five or more', 'Fluent Spanish, good English'],
      es: ['Carné B', 'Experiencia con equipos de cinco o más', 'Español fluido y buen inglés'],
    },
    benefits: {
      en: ['Company phone and van', 'Permanent after six months'],
      es: ['Móvil y furgoneta de empresa', 'Contrato fijo a los seis meses'],
    },
    contactEmail: 'primeralinea@example.com',
    isUrgent: false,
    postedDaysAgo: 24,
    latitude: 38.5371,
    longitude: -0.1255,
  },
];
