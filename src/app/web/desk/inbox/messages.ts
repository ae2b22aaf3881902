/** Words of the inbox's sub-tabs (issue 4). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('frontDesk.inbox', {
  en: {
    views: 'What was sent in',
    contact: 'Messages',
    issues: 'Issues',
    businesses: 'Businesses',
    advertising: 'Advertising',
    applications: 'Applications',
  },
  es: {
    views: 'Lo que ha llegado',
    contact: 'Mensajes',
    issues: 'Incidencias',
    businesses: 'Negocios',
    advertising: 'Publicidad',
    applications: 'Solicitudes',
  },
});
