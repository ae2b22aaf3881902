/** Tourism jobs of the demo catalogue. */
import type { JobSeed } from './seed.ts';

export const tourismJobs: readonly JobSeed[] = [
  {
    slug: 'mountain-guide-brujula',
    title: { en: 'Hiking Guide, Sierra Helada', es: 'Guía de senderismo, Sierra Helada' },
    description: {
      en: 'Two walks a day with ten people at most. You know the goats, the shortcuts, and when the wind says no.',
      es: 'Dos rutas al día con diez personas como mucho. Conoces las cabras, los atajos y el viento que manda quedarse en casa.',
    },
    category: 'tourism',
    location: 'Rincón de Loix',
    address: 'Avenida Ametlla de Mar 28',
    employer: 'Brújula Floja',
    salary: { en: '€95 daily', es: '95\u00a0€ al día' },
    salaryType: 'daily',
    schedule: 'seasonal',
    requirements: {
      en: ['Mountain guide qualification', 'First aid up to date', 'English or Dutch'],
      es: ['Titulación de media montaña', 'Primeros auxilios al día', 'Inglés o neerlandés'],
    },
    benefits: {
      en: ['Boots allowance', 'Tips are yours'],
      es: ['Ayuda para botas', 'Las propinas son tuyas'],
    },
    contactEmail: 'brujulafloja@example.com',
    isUrgent: false,
    postedDaysAgo: 3,
    latitude: 38.5376,
    longitude: -0.1073,
  },
  {
    slug: 'island-boat-deckhand',
    title: { en: 'Island Boat Deckhand', es: 'Marinera o marinero del barco de la Isla' },
    description: {
      en: 'Ropes, tickets, sunhats overboard. Six crossings a day and an hour on the island for lunch.',
      es: 'Cabos, billetes y gorros al agua. Seis travesías al día y una hora en la Isla para comer.',
    },
    category: 'tourism',
    location: 'Club Náutico',
    address: 'Paseo de Colón, muelle de pasajeros',
    employer: 'Isla y Vuelta',
    salary: { en: '€1,550 monthly', es: '1.550\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'seasonal',
    requirements: {
      en: ['Basic maritime safety certificate', 'Confident swimmer', 'Friendly before ten in the morning'],
      es: ['Formación básica en seguridad marítima', 'Nadar con soltura', 'Buen humor antes de las diez'],
    },
    benefits: {
      en: ['Uniform and sun cream', 'End-of-season bonus'],
      es: ['Uniforme y crema solar', 'Prima de fin de temporada'],
    },
    contactEmail: 'islayvuelta@example.com',
    isUrgent: false,
    postedDaysAgo: 8,
    latitude: 38.5346,
    longitude: -0.1338,
  },
  {
    slug: 'dive-instructor-burbuja',
    title: { en: 'Dive Instructor', es: 'Instructora o instructor de buceo' },
    description: {
      en: 'Try dives in the morning, fun dives after lunch, compressors in between. Four to a group, never five.',
      es: 'Bautizos por la mañana, inmersiones por la tarde y compresores entre medias. Grupos de cuatro, nunca de cinco.',
    },
    category: 'tourism',
    location: 'Club Náutico',
    address: 'Paseo de Colón 24',
    employer: 'Burbuja Serena',
    salary: { en: '€2,050 monthly', es: '2.050\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Instructor rating, any agency', 'Two languages', 'Current medical'],
      es: ['Título de instrucción, cualquier agencia', 'Dos idiomas', 'Certificado médico en vigor'],
    },
    benefits: {
      en: ['Own equipment serviced free', 'Sundays off'],
      es: ['Revisión gratis de tu equipo', 'Domingos libres'],
    },
    contactEmail: 'burbujaserena@example.com',
    isUrgent: false,
    postedDaysAgo: 15,
    latitude: 38.5353,
    longitude: -0.1351,
  },
  {
    slug: 'architecture-walk-storyteller',
    title: { en: 'Night Walk Storyteller', es: 'Narradora o narrador de paseos nocturnos' },
    description: {
      en: 'Two hours among the towers with twelve listeners and no microphone. We give you the facts; the pauses are your own.',
      es: 'Dos horas entre torres con doce oyentes y sin micro. Los datos te los damos; las pausas las pones tú.',
    },
    category: 'tourism',
    location: 'Plaza Triangular',
    address: 'Plaza Triangular 2',
    employer: 'Neon Walks',
    salary: { en: '€22 hourly', es: '22\u00a0€ la hora' },
    salaryType: 'hourly',
    schedule: 'part-time',
    requirements: {
      en: ['Stage or teaching experience', 'Excellent English', 'Comfortable walking backwards'],
      es: ['Tablas de escena o de aula', 'Inglés excelente', 'Soltura andando hacia atrás'],
    },
    benefits: {
      en: ['Training week paid', 'Choose your nights'],
      es: ['Semana de formación pagada', 'Eliges tus noches'],
    },
    contactEmail: 'neonwalks@example.com',
    isUrgent: false,
    postedDaysAgo: 21,
    latitude: 38.5391,
    longitude: -0.1291,
  },
  {
    slug: 'airport-welcome-desk',
    title: { en: 'Arrivals Host', es: 'Anfitriona o anfitrión de llegadas' },
    description: {
      en:
        'You hold the sign, answer the same four questions, and put people on the right coach to town. ' +
        'Mornings or evenings, your pick.',
      es:
        'Sostienes el cartel, respondes las cuatro preguntas de siempre y los subes al autocar correcto. ' +
        'Turno de mañana o de tarde, a elegir.',
    },
    category: 'tourism',
    location: 'Estación de autobuses',
    address: 'Avenida de la Comunidad Europea, s/n',
    employer: 'Mesa de Llegadas',
    salary: { en: '€380 weekly', es: '380\u00a0€ a la semana' },
    salaryType: 'weekly',
    schedule: 'temporary',
    requirements: {
      en: ['English plus one more language', 'Own transport not needed'],
      es: ['Inglés y otro idioma más', 'No hace falta vehículo'],
    },
    benefits: {
      en: ['Coach to the airport paid', 'Uniform'],
      es: ['Autocar al aeropuerto pagado', 'Uniforme'],
    },
    contactEmail: 'mesadellegadas@example.com',
    isUrgent: false,
    postedDaysAgo: 28,
    latitude: 38.5468,
    longitude: -0.1396,
  },
];
