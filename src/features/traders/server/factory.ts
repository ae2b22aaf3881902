/** Files of who sells, for tests and the demo. */
import type { Db } from '#kit/server/db.ts';
import { goodUntil } from '../rules.ts';
import { traders, type TraderRow } from './table.ts';

/** The file of somebody in business for themselves; the tax number is the one that the tax office prints in examples. */
export async function aTrader(db: Db, ownerId: string, at: Date, over: Partial<TraderRow> = {}): Promise<void> {
  await db.insert(traders).values({
    ownerId,
    kind: 'person',
    name: 'Marta Ferrer Gil',
    birthDate: '1990-05-14',
    street: 'Carrer de la Palma 12',
    postalCode: '03501',
    town: 'Benidorm',
    country: 'ES',
    taxNumber: '12345678Z',
    register: null,
    email: 'marta@taller.example',
    phone: '+34965000101',
    standing: 'good',
    declaredAt: at,
    goodUntil: goodUntil(at),
    remindedAt: null,
    updatedAt: at,
    ...over,
  });
}
