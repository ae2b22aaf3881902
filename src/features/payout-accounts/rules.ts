/** How owners are paid: closed sets and pure rules (issue 22; decision 0091). */

/** By transfers that the desk makes at the house's bank, or into an account of the owner at a payment provider. */
export const payoutWays = ['bank', 'sandbox', 'stripe'] as const;
export type PayoutWay = (typeof payoutWays)[number];

/**
 * How an account stands: `missing` waits for its owner, `checking` for the provider, `refused` was turned down for good.
 * Only the owner of one that is `ready` sells for money.
 */
export const accountStandings = ['ready', 'missing', 'checking', 'refused'] as const;
export type AccountStanding = (typeof accountStandings)[number];

/** What the sandbox can be told to make of an account. */
export const sandboxOutcomes = ['ready', 'missing', 'refuses_payouts'] as const;
export type SandboxAccountOutcome = (typeof sandboxOutcomes)[number];

/** How long after its night, or its stay, what lies in an owner's own account is held before it is paid out (issue 22). */
export const heldHours = 48;

/**
 * So long nothing is paid to a number at a bank that took another's place: whoever came in as somebody else can't be paid
 * before its owner has read the letter (decision 0141).
 */
export const changedWaitDays = 3;

/** The tasks that ask a provider how an account stands, and how what is paid out of it goes on; each names the account. */
export const lookAtAccountTask = 'look-at-account';
export const lookAtPayoutsTask = 'look-at-payouts';

/** The longest IBAN of any country (ISO 13616), with room for the blanks that people type. */
export const maxIban = 44;

/** An account number as others than finance at the desk may see it. */
export const maskedIban = (country: string, tail: string): string => `${country}•• •••• ${tail}`;
