/** Entertainment jobs of the demo catalogue. */
import type { JobSeed } from './seed.ts';

export const entertainmentJobs: readonly JobSeed[] = [
  {
    slug: 'nightlife-promoter-azimut',
    title: { en: 'Nightlife Promoter', es: 'Promotora o promotor de ocio nocturno' },
    description: {
      en:
        'You walk Calle Gerona from nine to one, tell people what is on and take no for an answer. ' +
        'Base pay first, commission on top.',
      es: 'De nueve a una por la calle Gerona: cuentas qué hay y aceptas un no. Sueldo base y, encima, comisión.',
    },
    category: 'entertainment',
    location: 'Avenida del Mediterráneo',
    address: 'Avenida del Mediterráneo 63',
    employer: 'Club Azimut',
    salary: { en: '€1,600 monthly', es: '1.600\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'seasonal',
    requirements: {
      en: ['Good English, any second language', 'Aged 18 or over', 'Manners'],
      es: ['Buen inglés y otro idioma, el que sea', 'Mayor de 18 años', 'Educación'],
    },
    benefits: {
      en: ['Commission from the first guest', 'Free entry for two friends'],
      es: ['Comisión desde la primera entrada', 'Acceso para dos amistades'],
    },
    contactEmail: 'clubazimut@example.com',
    isUrgent: false,
    postedDaysAgo: 2,
    latitude: 38.5393,
    longitude: -0.1143,
  },
  {
    slug: 'boat-party-promoter',
    title: { en: 'Boat Party Promoter', es: 'Promotora o promotor de fiestas en barco' },
    description: {
      en:
        'Mornings on the promenade with a tablet, afternoons off, one sailing a week on the house. ' +
        "We sell seats, we don't chase people.",
      es:
        'Mañanas en el paseo con una tableta, tardes libres y una salida a la semana invitada. ' +
        'Vendemos plazas; no perseguimos a nadie.',
    },
    category: 'entertainment',
    location: 'Club Náutico',
    address: 'Paseo de Colón, pantalán 2',
    employer: 'Nube Baixa',
    salary: { en: '€330 weekly plus commission', es: '330\u00a0€ a la semana y comisión' },
    salaryType: 'weekly',
    schedule: 'seasonal',
    requirements: {
      en: ['English spoken', 'Sun hat, own or ours', 'Season until the end'],
      es: ['Inglés hablado', 'Gorro, tuyo o nuestro', 'Compromiso hasta fin de temporada'],
    },
    benefits: {
      en: ['Weekly sailing', 'Paid training days'],
      es: ['Una salida semanal', 'Formación pagada'],
    },
    contactEmail: 'nubebaixa@example.com',
    isUrgent: false,
    postedDaysAgo: 5,
    latitude: 38.5339,
    longitude: -0.1342,
  },
  {
    slug: 'student-promoter-erasmus-nights',
    title: { en: 'Student Night Promoter', es: 'Promotora o promotor de noches Erasmus' },
    description: {
      en:
        'Two evenings a week, one group chat, a table at the welcome fair. ' +
        'It fits round lectures because students wrote the rota.',
      es:
        'Dos noches por semana, un grupo de mensajes y una mesa en la feria de bienvenida. ' +
        'El turno lo hizo gente que estudia, así que cuadra.',
    },
    category: 'entertainment',
    location: 'Calle Gerona',
    address: 'Calle Gerona 27',
    employer: 'Mesa Larga Erasmus',
    salary: { en: '€10 hourly plus bonus', es: '10\u00a0€ la hora y prima' },
    salaryType: 'hourly',
    schedule: 'part-time',
    requirements: {
      en: ['Enrolled at any university', 'Two languages', 'A phone with patience'],
      es: ['Matrícula en cualquier universidad', 'Dos idiomas', 'Un móvil con paciencia'],
    },
    benefits: {
      en: ['Free entry to every night', 'Reference letter'],
      es: ['Acceso a todas las noches', 'Carta de recomendación'],
    },
    contactEmail: 'mesalargaerasmus@example.com',
    isUrgent: false,
    postedDaysAgo: 9,
    latitude: 38.5383,
    longitude: -0.1196,
  },
  {
    slug: 'resident-dj-slow-house',
    title: { en: 'Resident DJ, Early Nights', es: 'DJ residente, noches tempranas' },
    description: {
      en: 'Seven until midnight, under 115 beats, for a room that came to talk first. Send forty minutes of music, not a photo.',
      es:
        'De siete a doce, por debajo de 115 pulsaciones y para una sala que primero viene a charlar. ' +
        'Manda cuarenta minutos de música, no una foto.',
    },
    category: 'entertainment',
    location: 'Calle Ibiza',
    address: 'Calle Ibiza 4',
    employer: 'Patio Metrónomo',
    salary: { en: '€160 daily', es: '160\u00a0€ al día' },
    salaryType: 'daily',
    schedule: 'contract',
    requirements: {
      en: ['Own library', 'Reads a slow room', 'Three nights a week'],
      es: ['Discoteca propia', 'Leer una sala tranquila', 'Tres noches por semana'],
    },
    benefits: {
      en: ['Good monitors', 'Dinner before the set'],
      es: ['Buenos monitores', 'Cena antes de pinchar'],
    },
    contactEmail: 'metronomo@example.com',
    isUrgent: false,
    postedDaysAgo: 13,
    latitude: 38.5382,
    longitude: -0.1187,
  },
  {
    slug: 'sound-light-technician-calima',
    title: { en: 'Sound and Light Technician', es: 'Técnica o técnico de sonido y luces' },
    description: {
      en: 'Four bands a week on a 280-person stage. The desk is digital, the cables are labelled, the load-in has no stairs.',
      es: 'Cuatro grupos por semana en una sala de 280 personas. Mesa digital, cables etiquetados y carga sin escaleras.',
    },
    category: 'entertainment',
    location: 'Calle Esperanto',
    address: 'Calle Esperanto 5',
    employer: 'Calima Conciertos',
    salary: { en: '€1,950 monthly', es: '1.950\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Two years at a desk', 'DMX basics', 'Evenings'],
      es: ['Dos años en mesa', 'Nociones de DMX', 'Disponibilidad de noche'],
    },
    benefits: {
      en: ['Hearing protection made to measure', 'Half the weekends free'],
      es: ['Tapones a medida', 'La mitad de los fines de semana libres'],
    },
    contactEmail: 'calima@example.com',
    isUrgent: true,
    postedDaysAgo: 4,
    latitude: 38.5381,
    longitude: -0.1243,
  },
  {
    slug: 'hotel-animator-evenings',
    title: { en: 'Evening Entertainer', es: 'Animadora o animador de tarde y noche' },
    description: {
      en: 'Quiz at seven, bingo at eight, something with a hula hoop at nine. You like people and it shows after the third hour.',
      es: 'Quiz a las siete, bingo a las ocho y algo con un aro a las nueve. Te gusta la gente y se nota a la tercera hora.',
    },
    category: 'entertainment',
    location: 'Rincón de Loix',
    address: 'Calle Gerona 60',
    employer: 'Hotel Torre Siroco',
    salary: { en: '€1,500 monthly', es: '1.500\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'seasonal',
    requirements: {
      en: ['Fluent English', 'One stage skill', 'Thick skin, warm voice'],
      es: ['Inglés fluido', 'Una habilidad de escenario', 'Piel dura y voz cálida'],
    },
    benefits: {
      en: ['Full board', 'Single staff room'],
      es: ['Pensión completa', 'Habitación individual'],
    },
    contactEmail: 'animacionsiroco@example.com',
    isUrgent: false,
    postedDaysAgo: 17,
    latitude: 38.5389,
    longitude: -0.1123,
  },
  {
    slug: 'door-steward-marea',
    title: { en: 'Door Steward', es: 'Controladora o controlador de acceso' },
    description: {
      en:
        'You check IDs, count heads and say good evening as if you meant it. ' +
        'De-escalation course on us before the first shift.',
      es:
        'Compruebas edades, cuentas gente y das las buenas noches de verdad. ' +
        'Antes del primer turno te pagamos un curso de mediación.',
    },
    category: 'entertainment',
    location: 'Playa de Levante',
    address: 'Avenida de Alcoy 6',
    employer: 'Marea Baja',
    salary: { en: '€110 daily', es: '110\u00a0€ al día' },
    salaryType: 'daily',
    schedule: 'part-time',
    requirements: {
      en: ['Access-control licence', 'Spanish and English', 'A level temper'],
      es: ['Habilitación de control de acceso', 'Español e inglés', 'Temple'],
    },
    benefits: {
      en: ['Taxi home after closing', 'Paid course'],
      es: ['Taxi a casa al cierre', 'Curso pagado'],
    },
    contactEmail: 'mareabaja@example.com',
    isUrgent: false,
    postedDaysAgo: 26,
    latitude: 38.5369,
    longitude: -0.1281,
  },
];
