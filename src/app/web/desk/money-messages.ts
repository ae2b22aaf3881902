/** Words of the money's sub-tabs (issue 6). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('frontDesk.money', {
  en: { views: 'Kinds of money', payouts: 'Payouts', packages: 'Feature packages', disputes: 'Disputes' },
  es: { views: 'Tipos de dinero', payouts: 'Pagos', packages: 'Paquetes de visibilidad', disputes: 'Disputas' },
});
