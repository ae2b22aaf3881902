/** The words of the home page's search; what only /search says stands in page-messages.ts. */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('search', {
  en: {
    title: 'What are you after?',
    lead: 'Pick a door, or type it. A word or two is plenty.',
    doors: 'Kinds of listing',
    'door.events': 'Events',
    'door.events.hint': 'Tonight and after',
    'door.rentals': 'Rentals',
    'door.rentals.hint': 'Sleep, sail, ride',
    'door.dining': 'Dining',
    'door.dining.hint': 'Tables and bars',
    'door.jobs': 'Jobs',
    'door.jobs.hint': 'Stay the season',
    label: 'Search events, rentals, places and jobs',
    placeholder: 'Sunset boat, beach flat, bar work…',
    submit: 'Search',
  },
  es: {
    title: '¿Qué te apetece?',
    lead: 'Elige una puerta o escríbelo. Con una o dos palabras basta.',
    doors: 'Tipos de anuncio',
    'door.events': 'Eventos',
    'door.events.hint': 'Esta noche y después',
    'door.rentals': 'Alquileres',
    'door.rentals.hint': 'Dormir, navegar, rodar',
    'door.dining': 'Comer',
    'door.dining.hint': 'Mesas y barras',
    'door.jobs': 'Trabajo',
    'door.jobs.hint': 'Quédate la temporada',
    label: 'Busca eventos, alquileres, sitios y trabajo',
    placeholder: 'Barco al atardecer, piso en la playa…',
    submit: 'Buscar',
  },
});
