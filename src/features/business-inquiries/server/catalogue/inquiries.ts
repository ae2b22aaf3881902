/** Firms that asked to be listed in the demo town: invented. */
import type { businessInquiries } from '../table.ts';

type Row = typeof businessInquiries.$inferInsert;
type Asked = Omit<Row, 'id' | 'email' | 'phone' | 'submittedAt'> & { readonly hoursAgo: number };

export const inquiries: readonly Asked[] = [
  {
    businessType: 'business',
    businessName: 'Pizzería Cuatro Vientos',
    contactName: 'Fabio Lercari',
    location: 'Levante',
    description: 'Horno de leña, veinte mesas, terraza todo el año. Nos gustaría vender menús para grupos.',
    language: 'es',
    hoursAgo: 5,
  },
  {
    businessType: 'rental',
    businessName: 'Two Paddles',
    contactName: 'Greta Nordahl',
    location: 'La Cala',
    description: 'Eight boards, two instructors. We would like people to book the hour themselves.',
    language: 'en',
    hoursAgo: 20,
  },
  {
    businessType: 'event',
    businessName: 'Coro de la Marina',
    contactName: 'Empar Sellés',
    location: 'Casco Antiguo',
    description: 'Cuarenta voces y una iglesia con buena acústica. Cuatro conciertos al año.',
    language: 'es',
    hoursAgo: 50,
    status: 'in_progress',
    adminNotes: 'Sent how seats and prices work.',
  },
  {
    businessType: 'business',
    businessName: 'Lavandería Marea',
    contactName: 'Tudor Ionescu',
    location: 'Poniente',
    description: 'We look for two people for the hotel linen, mornings.',
    language: 'en',
    hoursAgo: 190,
    status: 'done',
  },
];
