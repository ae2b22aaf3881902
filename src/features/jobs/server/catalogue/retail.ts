/** Retail jobs of the demo catalogue. */
import type { JobSeed } from './seed.ts';

export const retailJobs: readonly JobSeed[] = [
  {
    slug: 'shop-assistant-chancla',
    title: { en: 'Shop Assistant', es: 'Dependienta o dependiente de tienda' },
    description: {
      en: 'You match single flip-flops with single feet and sell sun cream like a pharmacist. Siesta from two to five, real.',
      es: 'Emparejas chanclas sueltas con pies sueltos y aconsejas crema como en la farmacia. Siesta de dos a cinco, de verdad.',
    },
    category: 'retail',
    location: 'Playa de Levante',
    address: 'Avenida de Madrid 8',
    employer: 'Chancla Izquierda',
    salary: { en: '€1,380 monthly', es: '1.380\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Retail experience, any', 'English for shoe sizes'],
      es: ['Algo de experiencia de cara al público', 'Inglés para tallas'],
    },
    benefits: {
      en: ['Half-price shoes', 'Sunday afternoons off'],
      es: ['Calzado a mitad de precio', 'Tardes de domingo libres'],
    },
    contactEmail: 'chanclaizquierda@example.com',
    isUrgent: false,
    postedDaysAgo: 10,
    latitude: 38.5375,
    longitude: -0.1207,
  },
  {
    slug: 'board-repair-apprentice',
    title: { en: 'Board Repair Apprentice', es: 'Aprendiz de reparación de tablas' },
    description: {
      en: 'Fibreglass, resin, sanding, patience. By the end of the contract you can fix a snapped nose and explain the swell.',
      es: 'Fibra, resina, lija y paciencia. Al acabar sabrás arreglar una punta rota y explicar el oleaje.',
    },
    category: 'retail',
    location: 'Playa de Poniente',
    address: 'Calle Kennedy 14',
    employer: 'Tabla y Sal',
    salary: { en: '€1,240 monthly', es: '1.240\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'contract',
    requirements: {
      en: ['Handy', 'Not allergic to epoxy', 'Legal to work in Spain'],
      es: ['Maña', 'Sin alergia al epoxi', 'Permiso de trabajo en España'],
    },
    benefits: {
      en: ['Training certificate', 'Boards to borrow'],
      es: ['Certificado de formación', 'Tablas prestadas'],
    },
    contactEmail: 'tablaysal@example.com',
    isUrgent: false,
    postedDaysAgo: 18,
    latitude: 38.5383,
    longitude: -0.1412,
  },
  {
    slug: 'night-grocer-cashier',
    title: { en: 'Night Grocer', es: 'Cajera o cajero de ultramarinos nocturno' },
    description: {
      en: 'Ten till six behind a counter that sells plasters and peaches in equal number. There are two of you, always.',
      es: 'De diez a seis tras un mostrador que vende tantas tiritas como melocotones. En turno siempre sois dos.',
    },
    category: 'retail',
    location: 'Rincón de Loix',
    address: 'Calle Gerona 47',
    employer: 'Ultramarinos La Noche',
    salary: { en: '€1,590 monthly', es: '1.590\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Till experience', 'Spanish, with numbers in English', 'Good at closing conversations'],
      es: ['Experiencia en caja', 'Español, y los números en inglés', 'Arte para cerrar conversaciones'],
    },
    benefits: {
      en: ['Night bonus included', 'Weekly fruit box'],
      es: ['Plus de nocturnidad incluido', 'Caja de fruta semanal'],
    },
    contactEmail: 'ultramarinoslanoche@example.com',
    isUrgent: true,
    postedDaysAgo: 5,
    latitude: 38.5387,
    longitude: -0.1138,
  },
  {
    slug: 'print-shop-weekend-seller',
    title: { en: 'Print Shop Weekender', es: 'Vendedora o vendedor de láminas, media jornada' },
    description: {
      en:
        'Twenty hours selling drawings to people with sand on their legs. ' +
        'You wrap tubes, restock postcards, know each artist by name.',
      es:
        'Veinte horas vendiendo dibujos a gente con arena en las piernas. ' +
        'Envuelves tubos, repones postales y conoces a cada artista.',
    },
    category: 'retail',
    location: 'Casco Antiguo',
    address: 'Calle Martínez Alejos 8',
    employer: 'Tinta de Pulpo',
    salary: { en: '€10.50 hourly', es: '10,50\u00a0€ la hora' },
    salaryType: 'hourly',
    schedule: 'part-time',
    requirements: {
      en: ['An eye for paper', 'Spanish and English'],
      es: ['Gusto por el papel', 'Español e inglés'],
    },
    benefits: {
      en: ['A wall of your own work', 'Calm afternoons'],
      es: ['Una pared para tu obra', 'Tardes tranquilas'],
    },
    contactEmail: 'tintadepulpo@example.com',
    isUrgent: false,
    postedDaysAgo: 23,
    latitude: 38.5359,
    longitude: -0.1324,
  },
];
