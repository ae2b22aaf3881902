/** Accounts that are gone. Pure. */

/** What stands where a name, a username and a phone stood: no phone number and no name that anybody can sign in with. */
export const erasedName = (id: string): string => `erased-${id}`;
