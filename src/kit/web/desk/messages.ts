/** Words of every list, sheet and change of the desk (specification section 8; issue 4). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('desk', {
  en: {
    search: 'Search',
    clear: 'Clear search and filters',
    sort: 'Order',
    all: 'All',
    loading: 'Loading...',
    failed: 'This list did not load',
    failedHint: 'Nothing is lost. Please try again.',
    retry: 'Try again',
    noMatch: 'Nothing matches',
    noMatchHint: 'Use fewer words or filters.',
    found_one: '{{count}} entry',
    found_other: '{{count}} entries',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    pageOf: 'Page {{page}} of {{pages}}',

    close: 'Close',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you changed here is not saved yet.',
    leave: 'Leave without saving',
    stay: 'Keep editing',

    conflictTitle: 'Changed by somebody else',
    conflictText:
      'Somebody else changed this meanwhile. What you wrote is still here: look at the newer one before you save.',
    tooMany: 'A lot came from your house at once, perhaps from colleagues. Nothing is lost: please wait a minute.',
    unavailable: 'We could not reach the server. Please try again.',
    notConfirmed: 'We need your password for that. Nothing has happened.',
  },
  es: {
    search: 'Buscar',
    clear: 'Quitar búsqueda y filtros',
    sort: 'Orden',
    all: 'Todo',
    loading: 'Cargando...',
    failed: 'Esta lista no se ha cargado',
    failedHint: 'No se ha perdido nada. Prueba otra vez.',
    retry: 'Probar otra vez',
    noMatch: 'No hay nada que coincida',
    noMatchHint: 'Usa menos palabras o menos filtros.',
    found_one: '{{count}} entrada',
    found_other: '{{count}} entradas',
    pages: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    pageOf: 'Página {{page}} de {{pages}}',

    close: 'Cerrar',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Lo que has cambiado aquí todavía no está guardado.',
    leave: 'Salir sin guardar',
    stay: 'Seguir editando',

    conflictTitle: 'Otra persona lo ha cambiado',
    conflictText:
      'Otra persona lo ha cambiado mientras tanto. Lo que has escrito sigue aquí: mira la versión nueva antes de guardar.',
    tooMany: 'Ha llegado mucho de golpe desde tu casa, quizá de compañeros. No se pierde nada: espera un minuto.',
    unavailable: 'No hemos podido llegar al servidor. Prueba otra vez.',
    notConfirmed: 'Para eso necesitamos tu contraseña. No ha pasado nada.',
  },
});
