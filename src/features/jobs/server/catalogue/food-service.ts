/** Food-service jobs of the demo catalogue. */
import type { JobSeed } from './seed.ts';

export const foodServiceJobs: readonly JobSeed[] = [
  {
    slug: 'cocktail-bartender-limon',
    title: { en: 'Cocktail Bartender', es: 'Coctelera o coctelero' },
    description: {
      en:
        'Eight at night to four, five nights a week, high season included. ' +
        'Half the list has no alcohol and gets the same care.',
      es:
        'De ocho a cuatro, cinco noches por semana, también en temporada alta. ' +
        'Media carta va sin alcohol y se prepara con el mismo mimo.',
    },
    category: 'food-service',
    location: 'Calle Gerona',
    address: 'Calle Gerona 19',
    employer: 'Limón de Madrugada',
    salary: { en: '€1,750 monthly plus tips', es: '1.750\u00a0€ al mes y propinas' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Two seasons behind a bar', 'Classic recipes by heart', 'Conversational English'],
      es: ['Dos temporadas en barra', 'Los clásicos de memoria', 'Inglés para conversar'],
    },
    benefits: {
      en: ['Tips shared weekly', 'Dinner at seven', 'Taxi home'],
      es: ['Propinas repartidas cada semana', 'Cena a las siete', 'Taxi a casa'],
    },
    contactEmail: 'limondemadrugada@example.com',
    isUrgent: true,
    postedDaysAgo: 0,
    latitude: 38.5385,
    longitude: -0.1217,
  },
  {
    slug: 'rice-cook-socarrat',
    title: { en: 'Rice Cook', es: 'Arrocera o arrocero a leña' },
    description: {
      en: 'You run eight fires and forty pans a service. If you know when the rice stops talking, write to us.',
      es: 'Ocho fuegos y cuarenta paellas por servicio. Si sabes cuándo el arroz deja de hablar, escríbenos.',
    },
    category: 'food-service',
    location: 'Playa de Poniente',
    address: 'Avenida Armada Española 18',
    employer: 'El Socarrat Tranquilo',
    salary: { en: '€2,100 monthly', es: '2.100\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Three years with rice', 'Wood fire experience', 'Split shifts'],
      es: ['Tres años con arroces', 'Experiencia con leña', 'Turno partido'],
    },
    benefits: {
      en: ['Tuesdays always off', 'Permanent contract'],
      es: ['Martes siempre libres', 'Contrato indefinido'],
    },
    contactEmail: 'socarrat@example.com',
    isUrgent: false,
    postedDaysAgo: 7,
    latitude: 38.5371,
    longitude: -0.1398,
  },
  {
    slug: 'kitchen-porter-doce-sillas',
    title: { en: 'Kitchen Porter', es: 'Ayudante de cocina y office' },
    description: {
      en:
        'Twelve guests, eleven courses, one hundred and thirty-two plates. ' +
        'You leave with clean hands and half a cookbook in your head.',
      es: 'Doce comensales, once pases, ciento treinta y dos platos. Sales con las manos limpias y medio recetario en la cabeza.',
    },
    category: 'food-service',
    location: 'Casco Antiguo',
    address: 'Calle Mayor 31',
    employer: 'Doce Sillas',
    salary: { en: '€11 hourly', es: '11\u00a0€ la hora' },
    salaryType: 'hourly',
    schedule: 'part-time',
    requirements: {
      en: ['Food-handling certificate', 'Steady hands', 'Nights from 19:00'],
      es: ['Carné de manipulación de alimentos', 'Pulso', 'Noches desde las 19:00'],
    },
    benefits: {
      en: ['Staff meal worth writing home about', 'Path to commis'],
      es: ['Comida de personal para presumir', 'Opción a cocina'],
    },
    contactEmail: 'docesillas@example.com',
    isUrgent: false,
    postedDaysAgo: 12,
    latitude: 38.5345,
    longitude: -0.1322,
  },
  {
    slug: 'brunch-waiter-sin-despertador',
    title: { en: 'Brunch Floor Staff', es: 'Camarera o camarero de brunch' },
    description: {
      en:
        'Nine thirty to five thirty, no nights at all. ' +
        'You carry three plates, remember who had oat milk, and finish in daylight.',
      es: 'De nueve y media a cinco y media: ni una noche. Llevas tres platos, recuerdas quién pidió avena y sales con sol.',
    },
    category: 'food-service',
    location: 'Playa de Levante',
    address: 'Avenida de Madrid 16',
    employer: 'Sin Despertador',
    salary: { en: '€1,480 monthly', es: '1.480\u00a0€ al mes' },
    salaryType: 'monthly',
    schedule: 'full-time',
    requirements: {
      en: ['Floor experience, one season', 'English', 'Cheerful or convincingly so'],
      es: ['Una temporada de sala', 'Inglés', 'Alegría, o que lo parezca'],
    },
    benefits: {
      en: ['Breakfast, obviously', 'Two fixed days off'],
      es: ['Desayuno, faltaría más', 'Dos días fijos de descanso'],
    },
    contactEmail: 'sindespertador@example.com',
    isUrgent: false,
    postedDaysAgo: 16,
    latitude: 38.5375,
    longitude: -0.1189,
  },
  {
    slug: 'sandwich-night-shift',
    title: { en: 'Night Sandwich Cook', es: 'Planchista de madrugada' },
    description: {
      en: 'The grill, the queue, the hour when everyone is hungry and honest. Weekends until seven, back home before the heat.',
      es:
        'La plancha, la cola y esa hora en que todo el mundo tiene hambre. ' +
        'Fines de semana hasta las siete; a casa antes del calor.',
    },
    category: 'food-service',
    location: 'Calle Gerona',
    address: 'Calle Gerona 34',
    employer: 'Bocata de Guardia',
    salary: { en: '€12.50 hourly', es: '12,50\u00a0€ la hora' },
    salaryType: 'hourly',
    schedule: 'part-time',
    requirements: {
      en: ['Fast with a flat-top', 'Food-handling certificate'],
      es: ['Rapidez en plancha', 'Carné de manipulación de alimentos'],
    },
    benefits: {
      en: ['Night bonus', 'All the sandwiches'],
      es: ['Plus nocturno', 'Bocadillos a discreción'],
    },
    contactEmail: 'bocata@example.com',
    isUrgent: false,
    postedDaysAgo: 20,
    latitude: 38.5384,
    longitude: -0.1183,
  },
  {
    slug: 'beach-bar-server-ultima-ola',
    title: { en: 'Beach Bar Server', es: 'Camarera o camarero de chiringuito' },
    description: {
      en:
        'Eleven tables, sand in your shoes, sardines going past at head height. ' +
        'Split into two teams so that nobody works noon to midnight.',
      es:
        'Once mesas, arena en las zapatillas y sardinas a la altura de la cabeza. ' +
        'Hay dos equipos, así que nadie encadena de sol a luna.',
    },
    category: 'food-service',
    location: 'Cala de Finestrat',
    address: 'Avenida de la Marina 2',
    employer: 'La Última Ola',
    salary: { en: '€345 weekly plus tips', es: '345\u00a0€ a la semana y propinas' },
    salaryType: 'weekly',
    schedule: 'seasonal',
    requirements: {
      en: ['Balance on sand', 'Basic English and Spanish'],
      es: ['Equilibrio en la arena', 'Español e inglés básicos'],
    },
    benefits: {
      en: ['Lunch by the sea', 'Room share arranged'],
      es: ['Comida junto al mar', 'Te ayudamos con piso compartido'],
    },
    contactEmail: 'laultimaola@example.com',
    isUrgent: false,
    postedDaysAgo: 26,
    latitude: 38.5272,
    longitude: -0.1622,
  },
];
