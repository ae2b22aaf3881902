/** Who calls, as whom, and whether they may: the one place where that is decided (decisions 0028, 0046, 0074). */
import type { Endpoint, TeamRole } from '#kit/shared/endpoint.ts';
import { Problem } from '#kit/shared/problem.ts';

/** A role in the team of an owner for whom somebody works now. */
export type Membership = { readonly ownerId: string; readonly role: TeamRole };

/** Who calls. */
export type Actor = {
  /** Themselves, or the owner in whose place they call. */
  readonly id: string;
  readonly role: string;
  readonly sessionId: string;
  /** When they last proved who they are. */
  readonly confirmedAt: Date;
  /** What they need before their role counts; until then they call with a lesser one. */
  readonly lacks?: 'second_factor';
  /** The house asks for a second factor before anybody touches money, and they have none. */
  readonly mayTouchNoMoney?: true;
  /** For whom they work now; what is their own they still call as themselves. */
  readonly membership?: Membership;
  /** Who it is, when they call in an owner's place. */
  readonly by?: { readonly id: string };
};

/** For how long a proof of who somebody is is good for what asks for a fresh one. */
const confirmedMs = 10 * 60_000;

/**
 * Who calls this endpoint, in whose place; undefined for a visitor where visitors may. 401 and 403 where they may not.
 * `named` is the member whom the path names.
 */
export function requireAccess(endpoint: Endpoint, caller: Actor | undefined, named?: string): Actor | undefined {
  const { access } = endpoint;
  if (access === 'public') return caller;
  if (caller === undefined) throw new Problem('unauthenticated', 'Sign in first.');
  const actor = inPlaceOfOwner(endpoint, caller);
  const isOwn = access === 'self' && actor.id === named;
  const isTrade = access === 'business' && actor.role === 'business';
  const isJudging = endpoint.moderates === true && actor.role === 'moderator';
  if (access !== 'member' && actor.role !== 'admin' && !isOwn && !isTrade && !isJudging)
    throw actor.lacks === undefined
      ? new Problem('forbidden', 'This is not yours to see or change.')
      : new Problem('second_factor_missing', 'The desk opens once your account has a second factor.');
  return actor;
}

/** Whoever works for somebody calls what is a business's in the owner's place, where their role in the team reaches. */
function inPlaceOfOwner({ access, team }: Endpoint, caller: Actor): Actor {
  const { membership } = caller;
  if (membership === undefined || (access !== 'business' && team === undefined)) return caller;
  if (!team?.includes(membership.role)) throw new Problem('forbidden', 'Your role in this team does not reach so far.');
  return { ...caller, id: membership.ownerId, role: 'business', by: { id: caller.id } };
}

/** 403 money_unguarded where whoever touches money needs a second factor and has none. */
export function requireGuarded(actor: Actor): void {
  if (actor.mayTouchNoMoney)
    throw new Problem('money_unguarded', 'Whoever touches money needs a second factor. Set one up in your account.');
}

/** 403 confirm_identity when the last proof of who it is has grown old. */
export function requireConfirmed(actor: Actor, at: Date): void {
  if (at.getTime() - actor.confirmedAt.getTime() > confirmedMs)
    throw new Problem('confirm_identity', 'Confirm that it is you, then ask again.');
}
