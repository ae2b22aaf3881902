/**
 * A cookie beside the session's that scripts can read. It says that there may be a session, and nothing of whose: a
 * browser that forgot who is signed in asks the house, and visitors without an account are asked nothing.
 */
export const sessionHint = 'signed-in';

export const hasSessionHint = (cookies: string): boolean => cookies.split('; ').includes(`${sessionHint}=1`);
