/** Words of rentals at the desk (specification sections 5 and 8; issue 4). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('rentals.desk', {
  en: {
    list: 'Rentals',
    add: 'Add rental',
    none: 'No rentals yet',
    noneText: 'Add the first one.',

    newTitle: 'New rental',
    editTitle: 'Edit rental',
    terms: 'Price and size',
    priceUnit: 'Price is',
    capacity: 'Guests at most',
    amenities: 'Amenities',
    contact: 'Contact of the owner',
    contactHint: 'Only the desk sees it.',
    contactPhone: 'Phone',
    contactEmail: 'Email',

    created: 'Rental created successfully',
    createFailed: 'Failed to create rental',
    updated: 'Rental updated successfully',
    updateFailed: 'Failed to update rental',
    deleted: 'Rental deleted successfully',
    deleteFailed: 'Failed to delete rental',
    askDelete: 'Delete “{{title}}”?',
    askDeleteText: 'It disappears from the public pages at once.',
    hasBookings: 'There are paid bookings ahead. Refund them first.',
  },
  es: {
    list: 'Alquileres',
    add: 'Añadir alquiler',
    none: 'Aún no hay alquileres',
    noneText: 'Añade el primero.',

    newTitle: 'Nuevo alquiler',
    editTitle: 'Editar alquiler',
    terms: 'Precio y tamaño',
    priceUnit: 'El precio es',
    capacity: 'Huéspedes como mucho',
    amenities: 'Comodidades',
    contact: 'Contacto de quien lo alquila',
    contactHint: 'Solo lo ve la recepción.',
    contactPhone: 'Teléfono',
    contactEmail: 'Correo',

    created: 'Alquiler creado correctamente',
    createFailed: 'No se ha podido crear el alquiler',
    updated: 'Alquiler actualizado correctamente',
    updateFailed: 'No se ha podido actualizar el alquiler',
    deleted: 'Alquiler borrado correctamente',
    deleteFailed: 'No se ha podido borrar el alquiler',
    askDelete: '¿Borrar «{{title}}»?',
    askDeleteText: 'Desaparece de las páginas públicas al momento.',
    hasBookings: 'Hay reservas pagadas por delante. Devuélvelas antes.',
  },
});
