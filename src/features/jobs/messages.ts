import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';

export const messages = defineMessages('jobs', {
  en: {
    kicker: 'Jobs',
    title: 'Stay for the season',
    lead: 'Bar shifts, hotel desks, stages and decks. Tear one off and say hello.',
    browseAll: `Browse all ${town.figures.jobs.all} jobs`,
    failed: 'Failed to load jobs',
    failedHint: 'The line dropped. It is not you.',
    retry: 'Try again',
    empty: 'Flat calm',
    emptyHint: 'Nothing pinned up today. The full board may know more.',
    loading: 'Loading jobs...',

    'tile.barStaff': 'Bar staff',
    'tile.restaurant': 'Restaurant',
    'tile.hotels': 'Hotels',
    'tile.entertainment': 'Entertainment',

    applyNow: 'Apply Now',
    tab: 'Apply',

    'badge.urgent': 'Urgent',
    'badge.new': 'New',
    'badge.highPay': 'HIGH PAY',

    'schedule.full-time': 'full-time',
    'schedule.part-time': 'part-time',
    'schedule.contract': 'contract',
    'schedule.temporary': 'temporary',
    'schedule.seasonal': 'seasonal',

    'category.hospitality': 'Hospitality',
    'category.tourism': 'Tourism',
    'category.entertainment': 'Entertainment',
    'category.retail': 'Retail',
    'category.food-service': 'Food service',
    'category.transport': 'Transport',
    'category.other': 'Other',
  },
  es: {
    kicker: 'Trabajo',
    title: 'Quédate la temporada',
    lead: 'Turnos de bar, recepciones, escenarios y cubiertas. Arranca uno y saluda.',
    browseAll: `Ver los ${town.figures.jobs.all} empleos`,
    failed: 'No se pudieron cargar los empleos',
    failedHint: 'Se cortó la línea. No eres tú.',
    retry: 'Reintentar',
    empty: 'Mar en calma',
    emptyHint: 'Hoy el tablón está vacío. Quizá la lista completa sepa más.',
    loading: 'Cargando empleos...',

    'tile.barStaff': 'Bares',
    'tile.restaurant': 'Restaurantes',
    'tile.hotels': 'Hoteles',
    'tile.entertainment': 'Animación',

    applyNow: 'Solicitar ahora',
    tab: 'Solicita',

    'badge.urgent': 'Urgente',
    'badge.new': 'Nuevo',
    'badge.highPay': 'BIEN PAGADO',

    'schedule.full-time': 'jornada completa',
    'schedule.part-time': 'media jornada',
    'schedule.contract': 'por contrato',
    'schedule.temporary': 'temporal',
    'schedule.seasonal': 'de temporada',

    'category.hospitality': 'Hostelería',
    'category.tourism': 'Turismo',
    'category.entertainment': 'Animación',
    'category.retail': 'Comercio',
    'category.food-service': 'Restauración',
    'category.transport': 'Transporte',
    'category.other': 'Otros',
  },
});
