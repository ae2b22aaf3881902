import { readMe } from '#features/auth/web/queries.ts';
import { Problem } from '#kit/shared/problem.ts';
import { leaveUnanswered, storedUser, storeUser } from '#kit/web/stored-user.ts';

/** Remembers who is signed in as the house knows them now. Whoever signs out or in meanwhile is not overruled. */
export async function rereadAccount(): Promise<void> {
  const before = storedUser();
  try {
    const { user } = await readMe();
    const now = storedUser();
    if (now?.id === before?.id && now !== null && JSON.stringify(now) !== JSON.stringify(user)) storeUser(user);
  } catch (problem) {
    // Without a session the call has cleared what was remembered.
    if (problem instanceof Problem && before === undefined) leaveUnanswered();
  }
}
