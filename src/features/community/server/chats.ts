/** The desk opens the chats of the offers, moves them and takes them away (decision 0152). */
import { count, eq, min } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { DeskOffer } from '../contract.ts';
import { chatHost, maskedAddress } from '../chat-address.ts';
import { communityOffers, type CommunityOffer } from '../rules.ts';
import { communityChats, communityJoins } from './table.ts';

type By = { readonly actor: { readonly id: string }; readonly at: Date };
type Given = { readonly address: string; readonly version: number };

/** Each offer with the number of members who joined it, and its chat. */
export async function listOffers(db: Db): Promise<DeskOffer[]> {
  const joins = await db
    .select({ offer: communityJoins.offer, joined: count(), first: min(communityJoins.joinedAt) })
    .from(communityJoins)
    .groupBy(communityJoins.offer);
  const chats = await db.select().from(communityChats);
  return communityOffers.map((offer) => {
    const joined = joins.find((row) => row.offer === offer);
    const chat = chats.find((row) => row.offer === offer);
    const address = chat?.invitation ?? null;
    return {
      offer,
      joined: joined?.joined ?? 0,
      firstJoinedAt: joined?.first?.toISOString() ?? null,
      address,
      host: address === null ? null : chatHost(address),
      openedAt: chat?.openedAt?.toISOString() ?? null,
      version: chat?.version ?? 1,
    };
  });
}

/** Gives an offer the address of its chat, or another one. Refuses 404 for what is no offer, 409 edit_conflict. */
export async function giveChat(db: Db, name: string, { address, version }: Given, by: By): Promise<DeskOffer> {
  return changeChat(db, name, by, (before) => {
    requireVersion(before, version);
    return { invitation: address, openedAt: before.openedAt ?? by.at, givenAt: by.at };
  });
}

/** Takes the address away; one that is away already stays so. */
export async function closeChat(db: Db, name: string, by: By): Promise<DeskOffer> {
  return changeChat(db, name, by, () => ({ invitation: null, openedAt: null, givenAt: null }));
}

type Row = typeof communityChats.$inferSelect;
type Chat = Pick<Row, 'invitation' | 'openedAt' | 'givenAt'>;

/** The same address again changes nothing, and nobody is told of it anew. */
async function changeChat(db: Db, name: string, { actor, at }: By, next: (before: Row) => Chat): Promise<DeskOffer> {
  const offer = requireOffer(name);
  return db.transaction(async (db) => {
    await db.insert(communityChats).values({ offer }).onConflictDoNothing();
    const isIt = eq(communityChats.offer, offer);
    const [before] = await db.select().from(communityChats).where(isIt).for('update');
    if (!before) throw new Error('It was written just now.');
    const chat = next(before);
    if (chat.invitation !== before.invitation) {
      await db
        .update(communityChats)
        .set({ ...chat, version: before.version + 1 })
        .where(isIt);
      const done = { action: 'update', entity: 'community_chats', entityId: offer, title: offer } as const;
      const said = (address: string | null) => ({ address: maskedAddress(address) });
      await recordChange(db, { ...done, actor, at, before: said(before.invitation), after: said(chat.invitation) });
    }
    return readOffer(db, offer);
  });
}

async function readOffer(db: Db, offer: CommunityOffer): Promise<DeskOffer> {
  const found = (await listOffers(db)).find((one) => one.offer === offer);
  if (!found) throw new Problem('not_found', 'There is no such offer.');
  return found;
}

function requireOffer(name: string): CommunityOffer {
  const offer = communityOffers.find((one) => one === name);
  if (offer === undefined) throw new Problem('not_found', 'There is no such offer.');
  return offer;
}
