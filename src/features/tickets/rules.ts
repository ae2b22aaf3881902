/** Tickets at the door: what a code looks like, and how a ticket stands (issue 6). */
import { entryOf } from '#features/orders/nights.ts';
import { isOver } from '#features/orders/rules.ts';
import { saidStatus } from '#features/orders/said-status.ts';
import type { LiveDispute, OrderKind, OrderStatus, RefundStatus } from '#features/orders/rules.ts';
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import { dayMs, hoursBefore } from '#kit/shared/durations.ts';

/** A code is eight letters and digits, as the house writes them; people type spaces, dashes and small letters. */
export function codeIn(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{8}$/.test(code) ? code : undefined;
}

/** A code in two halves, as it is read out and typed. */
export const spacedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

const ticketStates = [
  'good',
  'used',
  'refunded',
  'refunding',
  'stuck',
  'disputed',
  'lost',
  'cancelled',
  'over',
] as const;
export type TicketState = (typeof ticketStates)[number];

type Ticket = {
  readonly status: OrderStatus;
  readonly usedAt: string | null;
  readonly cancelledAt: string | null;
  readonly back: Readonly<Record<RefundStatus, string>>;
  readonly dispute: LiveDispute | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly until: { readonly date: string; readonly time: string } | null;
  readonly lastDay?: string | undefined;
};

/**
 * How a ticket stands at an instant. What was paid back, or is asked back by a bank, opens nothing, even if its holder had
 * come in. That its money went back is said only when it did.
 */
export function ticketState(ticket: Ticket, at: Date): TicketState {
  const said = saidStatus(ticket);
  if (said === 'refunded' || said === 'refunding' || said === 'stuck') return said;
  if (ticket.status !== 'confirmed' || ticket.cancelledAt) return 'cancelled';
  if (said === 'disputed' || said === 'lost') return said;
  if (entryOf(ticket, ticket, at) !== null) return 'used';
  return isOver(ticket, at) ? 'over' : 'good';
}

type Given = Pick<Ticket, 'usedAt' | 'cancelledAt'> & { readonly given?: object | undefined };

/** The tickets of an order that its buyer may give to friends at an instant: good for a night, and not given yet. */
export const ticketsToGive = <T extends Given>(
  order: Omit<Ticket, keyof Given> & { readonly kind: OrderKind; readonly tickets: readonly T[] },
  at: Date,
): T[] =>
  order.kind === 'event'
    ? order.tickets.filter((one) => one.given === undefined && ticketState({ ...order, ...one }, at) === 'good')
    : [];

/**
 * Why a friend's ticket opens no door: it was given back or its money went back, its event was called off, or its buyer's
 * bank asks for the money and has not decided. Of the money itself a friend hears nothing.
 */
export const shutReasons = ['cancelled', 'calledOff', 'held'] as const;
export type ShutReason = (typeof shutReasons)[number];

/** The same of a ticket as its buyer sees it; nothing where it opens the door, or did. */
export function shutReason(
  ticket: Omit<Ticket, 'back'> & { readonly calledOff?: true | undefined },
): ShutReason | null {
  if (ticket.calledOff) return 'calledOff';
  if (ticket.status !== 'confirmed' || ticket.cancelledAt !== null) return 'cancelled';
  if (ticket.dispute === 'lost') return 'cancelled';
  return ticket.dispute === null ? null : 'held';
}

type Linked = Pick<Ticket, 'usedAt' | 'date' | 'time' | 'until' | 'lastDay'> & { readonly shut: ShutReason | null };

/** How a friend's ticket stands at an instant. */
export function linkedState(ticket: Linked, at: Date): TicketState {
  const back = { asked: '0', done: '0', failed: '0' };
  return ticketState(
    { ...ticket, status: ticket.shut === null ? 'confirmed' : 'cancelled', cancelledAt: null, back, dispute: null },
    at,
  );
}

/** A door opens so long before its event: early enough for any guest list, too late for a ticket of next week to be used up. */
export const doorOpensHours = 12;

export const doorOpensAt = (startsAt: Date): Date => hoursBefore(startsAt, doorOpensHours);

/** The first word of a name: enough to greet somebody at the door. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

/** How many tickets that they were given an account shows at most. */
export const maxKept = 100;

/** How many letters of a name are looked for at least, and how many tickets are found by it at most. */
export const minName = 2;
export const maxName = 80;
export const maxGuests = 30;

type Doored = { readonly date: string; readonly startsAt: string; readonly lastDay: string | null };

/** Tonight's events first, then those to come, soonest first, then those that have been, latest first. */
export function doorsInOrder<E extends Doored>(events: readonly E[], at: Date): E[] {
  const tonight = nightOf(at);
  const night = instantOf(tonight, `0${nightEndsAtHour}:00`).getTime();
  const next = night + dayMs;
  const rank = ({ startsAt, lastDay }: E) => {
    const start = Date.parse(startsAt);
    if (start >= next) return 1;
    return start >= night || (lastDay !== null && lastDay >= tonight) ? 0 : 2;
  };
  return events.toSorted((one, other) => {
    const [a, b] = [Date.parse(one.startsAt), Date.parse(other.startsAt)];
    return rank(one) - rank(other) || (rank(one) === 2 ? b - a : a - b);
  });
}
