/**
 * What a listing names that came of a proposal is its sender's until somebody else names another one: marked by the
 * database, and not forgotten with the proposal (decision 0107). On both engines.
 */
import { eq, getTableColumns } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { aSubmission } from './factory.ts';
import { isFromProposal } from './service.ts';
import { proposedContacts, submissions } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});

const contact = { contactEmail: 'Mine-Soon@stranger.example', contactPhone: '+34600123456' } as const;
const another = { mailbox: 'hola@bar-neptuno.es', phone: '+34600999999' } as const;

/** A proposal that the desk approved: its listing, as its sender wants it. */
async function approved(over: object): Promise<string> {
  const { id } = await aSubmission(house.db, { ...contact, priceCents: null, ...over });
  const reply = await house.call('PATCH', `/api/submissions/${id}/status`, { as: admin, body: { status: 'approved' } });
  return reply.body.listing_id as string;
}

const lists = {
  rental: {
    table: rentals,
    over: { type: 'rental', category: 'villa' },
    mailbox: 'contactEmail',
    phone: 'contactPhone',
  },
  job: { table: jobs, over: { type: 'job', category: 'other' }, mailbox: 'contactEmail', phone: undefined },
  place: { table: businesses, over: { type: 'business', category: 'bar' }, mailbox: 'email', phone: 'phone' },
} as const;
type List = keyof typeof lists;

/** Whether its mailbox and its phone are those of a proposal. */
async function marks(list: List, id: string): Promise<unknown> {
  const { table } = lists[list];
  const [row] = await house.db
    .select({ mailbox: isFromProposal(table.id, 'mailbox'), phone: isFromProposal(table.id, 'phone') })
    .from(table)
    .where(eq(table.id, id));
  return row;
}
const name = async (list: List, id: string, said: Partial<{ mailbox: string; phone: string }>) => {
  const { table, mailbox, phone } = lists[list];
  const values = {
    ...(said.mailbox && { [mailbox]: said.mailbox }),
    ...(said.phone && phone && { [phone]: said.phone }),
  };
  await house.db.update(table).set(values).where(eq(table.id, id));
};

test.each(['rental', 'job', 'place'] as const)(
  'of a %s: until another is named, be its proposal forgotten; the sender’s own again only while it is known as that',
  async (list) => {
    const id = await approved(lists[list].over);
    const hasPhone = lists[list].phone !== undefined;
    // A place shows neither before the desk puts them on its page.
    if (list === 'place') {
      expect(await marks(list, id)).toEqual({ mailbox: false, phone: false });
      await name(list, id, { mailbox: contact.contactEmail, phone: contact.contactPhone });
    }
    expect(await marks(list, id)).toEqual({ mailbox: true, phone: hasPhone });
    await name(list, id, { mailbox: contact.contactEmail.toLowerCase() });
    expect(await marks(list, id)).toEqual({ mailbox: true, phone: hasPhone });
    await name(list, id, another);
    expect(await marks(list, id)).toEqual({ mailbox: false, phone: false });
    await name(list, id, { mailbox: contact.contactEmail, phone: contact.contactPhone });
    expect(await marks(list, id)).toEqual({ mailbox: true, phone: hasPhone });

    await house.db.delete(submissions);
    await house.db.update(lists[list].table).set({ location: 'Poniente' }).where(eq(lists[list].table.id, id));
    expect(await marks(list, id)).toEqual({ mailbox: true, phone: hasPhone });
    await name(list, id, another);
    expect(await marks(list, id)).toEqual({ mailbox: false, phone: false });
    await name(list, id, { mailbox: contact.contactEmail, phone: contact.contactPhone });
    expect(await marks(list, id)).toEqual({ mailbox: false, phone: false });
  },
);

test.each(['rental', 'job', 'place'] as const)(
  'of a %s: what its owner makes of it is marked as well',
  async (list) => {
    const owner = await house.signedInAs('business');
    const id = await approved(lists[list].over);
    if (list === 'place') await name(list, id, { mailbox: contact.contactEmail, phone: contact.contactPhone });
    await house.db.update(lists[list].table).set({ ownerId: owner.id }).where(eq(lists[list].table.id, id));
    await house.db.delete(submissions);
    const copy = async () => {
      const path = `/api/${{ rental: 'rentals', job: 'jobs', place: 'businesses' }[list]}/${id}/copies`;
      const reply = await house.call('POST', path, { as: owner });
      expect(reply.status).toBe(201);
      return reply.body.id as string;
    };
    expect(await marks(list, await copy())).toEqual({ mailbox: true, phone: lists[list].phone !== undefined });
    await name(list, id, another);
    expect(await marks(list, await copy())).toEqual({ mailbox: false, phone: false });
  },
);

test('a sender who leaves takes mailbox and phone along, and the mark stays', async () => {
  const sender = await house.signedInAs();
  const id = await approved({ ...lists.rental.over, proposedBy: sender.id });
  await house.db.update(rentals).set({ ownerId: null }).where(eq(rentals.id, id));
  await house.db.update(submissions).set({ contactEmail: '', contactPhone: null }).where(eq(submissions.listingId, id));
  expect(await marks('rental', id)).toEqual({ mailbox: true, phone: true });
});

test('what nobody proposed has no mark, and a mark tells of nobody', async () => {
  const { id } = await aBusiness(house.db, { email: contact.contactEmail });
  expect(await marks('place', id)).toEqual({ mailbox: false, phone: false });
  const told = Object.values(getTableColumns(proposedContacts)).map(
    (column) => `${column.name} ${column.getSQLType()}`,
  );
  expect(told).toEqual(['listingId text', 'mailbox boolean', 'phone boolean']);
});
