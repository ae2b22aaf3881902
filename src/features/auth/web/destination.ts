import { isOnward, safeRedirect } from '../rules.ts';

/** Where to go after the door: the redirect of this site, with the plan that was chosen before, else the dashboard. */
export function destinationOf(redirect: string | undefined, plan: string | undefined): string {
  const target = safeRedirect(redirect);
  if (plan === undefined || redirect === undefined || target !== redirect || /[?&]plan=/.test(target)) return target;
  const [path = '', hash] = target.split('#');
  const withPlan = `${path}${path.includes('?') ? '&' : '?'}plan=${encodeURIComponent(plan)}`;
  return hash === undefined ? withPlan : `${withPlan}#${hash}`;
}

/** Where an order waits, or a plan. */
const isOrder = (redirect: string) => /^\/checkout(?:\?|$)/.test(redirect);

/** Where whoever offers a listing is asked about it. */
const isQuestion = (redirect: string) => /^\/messages#(?:events|rentals|businesses|jobs)=/.test(redirect);

/** Where the form of a listing stood open when its session ended. */
const isForm = (redirect: string) => /^\/(?:dashboard|admin)\?(?:.*&)?open=/.test(redirect);

/** Why somebody stands at the door, where they could wonder: what they wrote is kept only where somebody has come in before. */
export function whyAtDoor(redirect: string | undefined, hasBeenIn: boolean): 'question' | 'form' | undefined {
  if (redirect === undefined) return undefined;
  if (isQuestion(redirect)) return 'question';
  return hasBeenIn && isForm(redirect) ? 'form' : undefined;
}

/**
 * Which of the two is open at first. Whoever was sent here by a page that needs an account most likely has one; who has chosen
 * what to buy, or asks about it, has one where somebody has come in with this browser before. The house is not asked: it would tell
 * strangers who is a member.
 */
export function firstTab(search: Readonly<Record<string, unknown>>, hasBeenIn: boolean): 'signIn' | 'signUp' {
  const { tab, redirect } = search;
  if (tab === 'signup' || tab === 'signin') return tab === 'signup' ? 'signUp' : 'signIn';
  if (typeof redirect !== 'string') return 'signUp';
  return hasBeenIn || !(isOrder(redirect) || isQuestion(redirect)) ? 'signIn' : 'signUp';
}

/** How an address says which one is open: what is typed there is found again after a reload. */
export const tabNames = { signIn: 'signin', signUp: 'signup' } as const;

/** The same for the ways around the door, such as a new password: what leads on is handed along, nothing else. */
export const onwardTo = (redirect: unknown): { redirect?: string } =>
  typeof redirect === 'string' && isOnward(redirect) ? { redirect } : {};
