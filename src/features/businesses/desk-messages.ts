/** Words of the directory at the desk (specification sections 5 and 8; issue 4). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('businesses.desk', {
  en: {
    list: 'Businesses',
    add: 'Add business',
    none: 'No businesses yet',
    noneText: 'Add the first one.',
    byName: 'Name, A to Z',

    newTitle: 'New business',
    editTitle: 'Edit business',
    name: 'Name',
    priceRange: 'Price range',
    contact: 'Contact',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    open: 'When it is open',

    created: 'Business created successfully',
    createFailed: 'Failed to create business',
    updated: 'Business updated successfully',
    updateFailed: 'Failed to update business',
    deleted: 'Business deleted successfully',
    deleteFailed: 'Failed to delete business',
    askDelete: 'Delete “{{title}}”?',
    askDeleteText: 'It disappears from the public pages at once.',
    hasBookings: 'There are paid bookings ahead. Refund them first.',
  },
  es: {
    list: 'Negocios',
    add: 'Añadir negocio',
    none: 'Aún no hay negocios',
    noneText: 'Añade el primero.',
    byName: 'Nombre, de la A a la Z',

    newTitle: 'Nuevo negocio',
    editTitle: 'Editar negocio',
    name: 'Nombre',
    priceRange: 'Nivel de precios',
    contact: 'Contacto',
    phone: 'Teléfono',
    email: 'Correo',
    website: 'Web',
    open: 'Cuándo abre',

    created: 'Negocio creado correctamente',
    createFailed: 'No se ha podido crear el negocio',
    updated: 'Negocio actualizado correctamente',
    updateFailed: 'No se ha podido actualizar el negocio',
    deleted: 'Negocio borrado correctamente',
    deleteFailed: 'No se ha podido borrar el negocio',
    askDelete: '¿Borrar «{{title}}»?',
    askDeleteText: 'Desaparece de las páginas públicas al momento.',
    hasBookings: 'Hay reservas pagadas por delante. Devuélvelas antes.',
  },
});
