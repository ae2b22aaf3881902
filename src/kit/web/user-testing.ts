/** For tests only: what they need to know of whoever is signed in is told, the rest is one of many. */
import type { StoredUser } from './stored-user.ts';

export const aUser = (over: Partial<StoredUser> = {}): StoredUser => ({
  id: 'usr00000001',
  fullName: 'Marta Ferrer',
  phone: '+34600123456',
  email: null,
  accountType: 'traveller',
  username: 'marta',
  role: 'traveller',
  ...over,
});
