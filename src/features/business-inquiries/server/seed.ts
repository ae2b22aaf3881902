/** Firms that asked to be listed in the demo town: invented, new, in hand and done. */
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { businessInquiries } from './table.ts';

type Row = typeof businessInquiries.$inferInsert;
type Asked = Omit<Row, 'id' | 'email' | 'phone' | 'submittedAt'> & { readonly hoursAgo: number };

const inquiries: readonly Asked[] = [
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
    businessType: 'job',
    businessName: 'Lavandería Marea',
    contactName: 'Tudor Ionescu',
    location: 'Poniente',
    description: 'We look for two people for the hotel linen, mornings.',
    language: 'en',
    hoursAgo: 190,
    status: 'done',
  },
];

export async function seedBusinessInquiries(db: Db, at: Date): Promise<void> {
  const rows = inquiries.map(({ hoursAgo, ...inquiry }, n): Row => ({
    ...inquiry,
    id: idOf(`demo business inquiry ${n}`),
    email: `inquiry${n + 1}@example.com`,
    phone: `+34600559${String(100 + n)}`,
    submittedAt: new Date(at.getTime() - hoursAgo * 3_600_000),
  }));
  await db.insert(businessInquiries).values(rows);
}
