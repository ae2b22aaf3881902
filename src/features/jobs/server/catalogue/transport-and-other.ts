/** Transport and other jobs of the demo catalogue. */
import type { JobSeed } from './seed.ts';

export const otherJobs: readonly JobSeed[] = [
  {
    slug: 'shuttle-driver-night-routes',
    title: { en: 'Night Shuttle Driver', es: 'Conductora o conductor de lanzadera nocturna' },
    description: {
      en:
        'You take three hundred people home safely between one and seven. ' +
        'Nineteen seats, fixed loop, a colleague on board at weekends.',
      es:
        'Llevas a casa sana y salva a mucha gente entre la una y las siete. ' +
        'Diecinueve plazas, ruta fija y acompañante los fines de semana.',
    },
    category: 'transport',
    location: 'Avenida de Europa',
    address: 'Avenida de Europa 9',
    employer: 'Vuelta Segura',
    salary: { en: '€1,900 monthly', es: '1.900\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Licence D1 or D with CAP', 'Clean driving record', 'Night work'],
      es: ['Carné D1 o D con CAP', 'Historial limpio', 'Trabajo nocturno'],
    },
    benefits: {
      en: ['Night bonus', 'Two consecutive days off', 'Medical check paid'],
      es: ['Plus nocturno', 'Dos días libres seguidos', 'Revisión médica pagada'],
    },
    contactEmail: 'vueltasegura@example.com',
    isUrgent: true,
    postedDaysAgo: 1,
    latitude: 38.5403,
    longitude: -0.1231,
  },
  {
    slug: 'cargo-bike-courier',
    title: { en: 'Cargo Bike Courier', es: 'Repartidora o repartidor en bici de carga' },
    description: {
      en:
        'Ice, sheets and beach kits to anywhere between the two capes. ' +
        'Electric, covered box, thirty hours, rain means double rate.',
      es:
        'Hielo, sábanas y kits de playa entre cabo y cabo. ' +
        'Bici eléctrica, cajón cubierto, treinta horas y, si llueve, tarifa doble.',
    },
    category: 'transport',
    location: 'Avenida de Europa',
    address: 'Avenida de Europa 33',
    employer: 'Pinchazo Cero',
    salary: { en: '€12 hourly', es: '12\u00a0€ la hora' },
    salaryType: 'hourly',
    schedule: 'part-time',
    requirements: {
      en: ['Confident in traffic', 'Over 18', 'Phone for the route'],
      es: ['Soltura con el tráfico', 'Más de 18 años', 'Móvil para la ruta'],
    },
    benefits: {
      en: ['Helmet, rain gear, insurance', 'Fixed hourly pay, not per drop'],
      es: ['Casco, impermeable y seguro', 'Se paga por hora, no por paquete'],
    },
    contactEmail: 'pinchazocero@example.com',
    isUrgent: false,
    postedDaysAgo: 14,
    latitude: 38.5421,
    longitude: -0.1226,
  },
  {
    slug: 'rental-fleet-handover-agent',
    title: { en: 'Car Handover Agent', es: 'Agente de entrega de coches' },
    description: {
      en: 'Wash, check, hand over, take back. You drive everything from the two-seater to the nine-seat van, all of it slowly.',
      es: 'Lavar, revisar, entregar, recoger. Conduces desde el biplaza hasta la furgoneta de nueve, siempre despacio.',
    },
    category: 'transport',
    location: 'Estación de autobuses',
    address: 'Avenida de la Comunidad Europea, s/n',
    employer: 'Lleno Lleno Coches',
    salary: { en: '€1,470 monthly', es: '1.470\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'seasonal',
    requirements: {
      en: ['Licence B for two years', 'English', 'Presentable parking'],
      es: ['Carné B desde hace dos años', 'Inglés', 'Aparcar con decoro'],
    },
    benefits: {
      en: ['Car at cost on days off', 'Uniform'],
      es: ['Coche a precio de coste en días libres', 'Uniforme'],
    },
    contactEmail: 'llenolleno@example.com',
    isUrgent: false,
    postedDaysAgo: 22,
    latitude: 38.5467,
    longitude: -0.1397,
  },
  {
    slug: 'lifeguard-poniente-season',
    title: { en: 'Lifeguard, Poniente', es: 'Socorrista, Poniente' },
    description: {
      en:
        'Six hours in the tower, two on the sand, a swim test every fortnight on paid time. ' +
        'Flags are your decision and we back it.',
      es:
        'Seis horas en la torre, dos en la arena y prueba de nado quincenal en horario pagado. ' +
        'La bandera la decides tú y te respaldamos.',
    },
    category: 'other',
    location: 'Playa de Poniente',
    address: 'Avenida Armada Española, torre 4',
    employer: 'Vigía Salvamento',
    salary: { en: '€1,780 monthly', es: '1.780\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'seasonal',
    requirements: {
      en: ['Lifeguard certificate in force', 'First aid and AED', 'Swim 200 m in 3:30'],
      es: ['Título de socorrismo en vigor', 'Primeros auxilios y DEA', '200 m en 3:30'],
    },
    benefits: {
      en: ['Sun protection provided', 'Physio once a month'],
      es: ['Protección solar incluida', 'Fisio una vez al mes'],
    },
    contactEmail: 'vigia@example.com',
    isUrgent: false,
    postedDaysAgo: 9,
    latitude: 38.5361,
    longitude: -0.1431,
  },
  {
    slug: 'community-photographer',
    title: { en: 'Night Photographer', es: 'Fotógrafa o fotógrafo de noche' },
    description: {
      en:
        'Six events a week, consent before the shutter, edits by noon. ' +
        'We want the crowd, the lights, the hands; never anyone at their worst.',
      es:
        'Seis eventos por semana, permiso antes de disparar y edición a mediodía. ' +
        'Queremos público, luces y manos; a nadie en su peor momento.',
    },
    category: 'other',
    location: 'Playa de Levante',
    address: 'Avenida de Alcoy 31',
    employer: 'Ojo de Buey Estudio',
    salary: { en: '€480 weekly', es: '480\u00a0€ a la semana' },
    salaryType: 'weekly',
    schedule: 'contract',
    requirements: {
      en: ['Own camera', 'Portfolio in low light', 'Discretion'],
      es: ['Cámara propia', 'Porfolio con poca luz', 'Discreción'],
    },
    benefits: {
      en: ['You keep your copyright', 'Insurance for your equipment'],
      es: ['Conservas tus derechos', 'Seguro para tu equipo'],
    },
    contactEmail: 'ojodebuey@example.com',
    isUrgent: false,
    postedDaysAgo: 12,
    latitude: 38.5376,
    longitude: -0.1235,
  },
  {
    slug: 'pool-technician-rounds',
    title: { en: 'Pool Technician', es: 'Técnica o técnico de piscinas' },
    description: {
      en: 'Nineteen pools, one van, a notebook of chlorine readings that goes back to 1994. Starts at six, done by two.',
      es: 'Diecinueve piscinas, una furgoneta y un cuaderno de cloro que se remonta a 1994. De seis a dos y a casa.',
    },
    category: 'other',
    location: 'Foietes',
    address: 'Avenida de Foietes 30',
    employer: 'Agua Mansa Servicios',
    salary: { en: '€1,620 monthly', es: '1.620\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Licence B', 'Pool maintenance course, or we pay it'],
      es: ['Carné B', 'Curso de mantenimiento de piscinas, o te lo pagamos'],
    },
    benefits: {
      en: ['Afternoons free all year', 'Stable contract'],
      es: ['Tardes libres todo el año', 'Contrato estable'],
    },
    contactEmail: 'aguamansa@example.com',
    isUrgent: false,
    postedDaysAgo: 27,
    latitude: 38.5464,
    longitude: -0.1402,
  },
];
