/** Words of the desk's list of business inquiries (issue 4). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('business-inquiries.desk', {
  en: {
    inquiries: 'Business inquiries',
    none: 'Flat calm. Nobody has asked.',
    noneText: 'Whoever wants to be listed lands here.',
    type: 'Kind',
    'type.event': 'Event organizer',
    'type.rental': 'Rental service',
    'type.business': 'Restaurant, bar or club',
    'type.job': 'Job listing',
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    location: 'Where',
    website: 'Website',
  },
  es: {
    inquiries: 'Consultas de negocios',
    none: 'Mar en calma. No ha preguntado nadie.',
    noneText: 'Aquí llegan los negocios que quieren anunciarse.',
    type: 'Tipo',
    'type.event': 'Organiza eventos',
    'type.rental': 'Alquila',
    'type.business': 'Restaurante, bar o discoteca',
    'type.job': 'Ofrece empleo',
    contact: 'Contacto',
    email: 'Correo',
    phone: 'Teléfono',
    location: 'Dónde',
    website: 'Web',
  },
});
