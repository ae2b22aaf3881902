/** An owner and a guest of theirs with one of everything that an address can name: what others try to reach (decision 0227). */
import { eq } from 'drizzle-orm';
import { buyingIn } from '#app/server/testing-buying.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { anApplication } from '#features/applications/server/factory.ts';
import { openSession } from '#features/auth/server/service.ts';
import { passkeys } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aStayOrder, aTicketOrder } from '#features/guest-reviews/server/factory.ts';
import { guestReviews } from '#features/guest-reviews/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { listingChanges } from '#features/listing-changes/server/table.ts';
import { claimsAt } from '#features/listing-claims/server/testing.ts';
import { tickets } from '#features/orders/server/table.ts';
import { reports } from '#features/reports/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { splitLine } from '#kit/shared/endpoint.ts';
import { newId } from '#kit/server/ids.ts';
import { soundBodiesOf } from './hostile-bodies.ts';

type Ids = Readonly<Record<string, string>>;

/** Gives the ids of theirs for a path of a promise, and the ids' own names in it. */
export async function oneOfEach(house: TestHouse, owner: Member, guest: Member): Promise<(path: string) => Ids> {
  const { db, time } = house;
  const { intend, pay } = buyingIn(house);
  const bodies = soundBodiesOf(newId(), () => owner.id);
  const make = async (as: Member, line: string, ids: Ids = {}, over: object = {}) => {
    const { method, path } = splitLine(line);
    const body = { ...bodies[line]?.(), ...over };
    const reply = await house.call(method, path.replace('{id}', ids['id'] ?? ''), { as, body });
    if (reply.status >= 300) throw new Error(`${line}: ${reply.status} ${reply.body.detail}`);
    return reply.body;
  };
  const read = async (as: Member, path: string) => (await house.call('GET', path, { as })).body;
  const ticketOf = async (orderId: string) =>
    (await db.select().from(tickets).where(eq(tickets.orderId, orderId)))[0]?.id ?? '';
  const buy = async (amount: number, what: object): Promise<string> => {
    const { body } = await intend(guest, amount, what);
    await pay(guest, body);
    return body.orderId;
  };

  const ownerId = owner.id;
  const event = await anEvent(db, { ownerId, priceCents: 2500 });
  const full = await anEvent(db, { ownerId, capacity: 1, placesTaken: 1 });
  const rental = await aRental(db, { ownerId });
  const business = await aBusiness(db, { ownerId });
  const job = await aJob(db, { ownerId });
  const order = await buy(25, { type: 'event', itemId: event.id, quantity: 1 });
  const ticket = await ticketOf(order);
  const stay = await buy(270, { type: 'rental', itemId: rental.id, from: '2026-09-10', units: 3 });
  const been = await aTicketOrder(db, guest, event, time.now, { ownerId });
  const ended = await aStayOrder(db, guest, rental, time.now, { ownerId });

  // A ticket that the guest was given, by its owner.
  const kept = await ticketOf(await aTicketOrder(db, owner, event, null, { ownerId }));
  const { path: link } = await make(owner, 'POST /api/tickets/{id}/link', { id: kept });
  await make(guest, 'POST /api/ticket-links/keep', {}, { token: link.replace(/^.*token=/, '') });

  const change = newId();
  const asked = {
    kind: 'events' as const,
    listingId: event.id,
    title: { en: 'A' },
    askedBy: ownerId,
    askedAt: time.now,
  };
  const fields = { before: { location: 'A' }, after: { location: 'B' } };
  await db.insert(listingChanges).values({ id: change, ...asked, ...fields, status: 'pending' });
  const passkey = { id: newId(), publicKey: 'AAAA', counter: 0, transports: [], name: 'N', createdAt: time.now };
  await db.insert(passkeys).values({ ...passkey, userId: guest.id, credentialId: passkey.id });
  await openSession(db, guest.id, time.now);
  const helper = await house.signedInAs();
  await aTeamMember(db, { ownerId, memberId: helper.id, role: 'editor' });
  const application = await anApplication(db, { jobId: job.id, userId: guest.id });

  const ofRental = { id: rental.id };
  const type = await make(owner, 'POST /api/events/{id}/ticket-types', { id: event.id });
  const code = await make(owner, 'POST /api/events/{id}/discount-codes', { id: event.id });
  const block = await make(owner, 'POST /api/rentals/{id}/blocks', ofRental, { from: '2026-10-01', to: '2026-10-02' });
  const season = await make(owner, 'POST /api/rentals/{id}/seasons', ofRental);
  const { calendars } = await make(owner, 'POST /api/rentals/{id}/calendars', ofRental);
  const { invitation } = await make(owner, 'POST /api/team/invitations');
  const about = { type: 'rentals', listing: rental.id };
  const talk = await make(guest, 'POST /api/conversations', {}, { about });
  const { searches } = await make(guest, 'POST /api/saved-searches');
  await make(guest, 'PUT /api/waiting-list/{id}', { id: full.id });
  await make(guest, 'POST /api/guest-reviews', {}, { of: { order: been } });
  const [review] = await db.select().from(guestReviews);
  const claim = (await claimsAt(house).send((await aBusiness(db, { ownerless: true })).id, guest)).body;
  const [invoice] = await read(guest, `/api/orders/${order}/invoices`);
  const sessions = await read(guest, '/api/account/sessions');
  const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);

  // What the desk took down, and whose it was may object to.
  const taken = await aJob(db, { ownerId });
  await make(guest, 'POST /api/reports', {}, { kind: 'jobs', subject: taken.id });
  const [report] = await db.select().from(reports);
  const id = report?.id ?? '';
  await make(await house.signedInAs('admin'), 'POST /api/admin/reports/{id}/decision', { id });

  const others = { from: '2026-09-11', units: 2, quantity: 1 };
  const query = new URLSearchParams(Object.entries(others).map(([name, value]) => [name, String(value)]));
  const { wanted, amount, back, refundSteps } = await read(guest, `/api/orders/${stay}/other-dates?${query}`);
  const shown = { startsAt: wanted.startsAt, endsAt: wanted.endsAt, amount, back, refundSteps };
  const dates = await house.call('POST', `/api/orders/${stay}/date-changes`, { as: guest, body: { ...others, shown } });

  const known: readonly (readonly [RegExp, Ids])[] = [
    [/^\/api\/users\//, { id: guest.id }],
    [/\/listings\/\{kind\}\//, { kind: 'businesses', id: (await aBusiness(db, { ownerId })).id }],
    [/\/events\//, { id: event.id }],
    [/\/rentals\//, { id: rental.id, block: block.id, season: season.id, calendar: calendars[0].id }],
    [/\/businesses\//, { id: business.id }],
    [/\/jobs\//, { id: job.id }],
    [/\/ticket-types\//, { id: type.id }],
    [/\/discount-codes\//, { id: code.id }],
    [/\/listing-changes\//, { id: change }],
    [/\/listing-claims\//, { id: claim.id }],
    [/\/team\/invitations\//, { id: invitation.id }],
    [/\/team\/members\//, { id: helper.id }],
    [/applications\//, { id: application.id }],
    [/\/orders\/\{id\}\/(?:free|other|date)/, { id: stay }],
    [/\/orders\//, { id: order, ticket }],
    [/\/bookings\//, { id: stay }],
    [/\/stays\//, { id: ended }],
    [/\/invoices\//, { id: invoice.id }],
    [/\/conversations\//, { id: talk.id }],
    [/\/messages\//, { id: talk.messages[0].id }],
    [/\/date-changes\//, { id: dates.body.id }],
    [/\/guest-reviews\//, { id: review?.id ?? '' }],
    [/\/reports\//, { id }],
    [/\/sessions\//, { id: other.id }],
    [/\/passkeys\//, { id: passkey.id }],
    [/\/kept-tickets\//, { id: kept }],
    [/\/tickets\//, { id: ticket }],
    [/\/saved-searches\//, { id: searches[0].id }],
  ];
  return (path) => {
    const found = known.find(([part]) => part.test(path));
    if (!found) throw new Error(`Whose id does ${path} name? Make one of it for others-things.test.ts.`);
    return found[1];
  };
}
