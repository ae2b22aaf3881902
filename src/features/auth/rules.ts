/** Accounts: closed sets, limits and the order of the sign-up checks (specification section 5). */
export const accountTypes = ['traveller', 'business'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Who sits at the desk: admins run the house, moderators judge content and move no money (decision 0046). */
export const seats = ['moderator', 'admin'] as const;
export type Seat = (typeof seats)[number];

/** An admin is named by the environment or, as a moderator, appointed by an admin; never by signing up (decision 0028). */
export const roles = [...accountTypes, ...seats] as const;
export type Role = (typeof roles)[number];

export const isStaff = (role: string): role is Seat => seats.some((seat) => seat === role);

/** How many characters an admin has to say why an account is suspended; its owner reads them. */
export const maxSuspensionReason = 500;

/** Who gives a seat at the desk: the environment, the house at its first start, or another admin. */
export const seatGivers = ['environment', 'house', 'admin'] as const;
export type SeatGiver = (typeof seatGivers)[number];

/** Whether admins need a second factor (ADMIN_SECOND_FACTOR). */
export type SecondFactorRule = 'optional' | 'required';

/** How long an admin's session lives, and how long without being used. Owners of businesses are customers. */
export const staffHours = 12;
export const staffIdleHours = 3;

/** What one more proof is asked for. */
export const stepPurposes = ['signIn', 'passkey'] as const;
export type StepPurpose = (typeof stepPurposes)[number];

/** How somebody takes the second step of signing in. */
export const secondStepWays = ['passkey', 'code'] as const;
export type SecondStepWay = (typeof secondStepWays)[number];

export const minPasswordLength = 8;
export const maxPasswordLength = 200;
/** Six digits, or a recovery code however it is parted. */
export const maxCodeLength = 40;
export const maxPasskeyName = 60;

/** How long a link to a new password works (issue 4). */
export const resetMinutes = 30;

/** How long a link works with which somebody says that a mailbox is theirs. */
export const proofMinutes = 24 * 60;

/** What an address of a new password says: where its owner was going. */
export type OnwardSearch = { readonly redirect?: string };

/** What an address of /auth says: where to go after the door, the plan chosen before, and which of the two is open. */
export type SignInSearch = { readonly redirect?: string; readonly plan?: string; readonly tab?: 'signin' | 'signup' };

/** How long a path leads on from the door at most. */
export const maxOnward = 1000;

/** A path of this site that leads on from the door. */
export const isOnward = (target: string | undefined): target is string =>
  target !== undefined &&
  target.length <= maxOnward &&
  /^\/(?![/\\])[^\\\s]*$/.test(target) &&
  !target.startsWith('/auth');

/** Where to go after signing in: a path of this site, else the dashboard (decisions, Accounts). */
export const safeRedirect = (target: string | undefined): string => (isOnward(target) ? target : '/user-dashboard');
