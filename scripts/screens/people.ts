/** Who looks at the pages that are not for all. */
export const phones = {
  admin: '+34600000001',
  club: '+34600556901',
  host: '+34600556902',
  member: '+34600556903',
  /** Stayed somewhere, and has said nothing of it yet. */
  guest: '+34600556904',
  doorman: '+34600556905',
  /** Does the accounts of two owners. */
  accountant: '+34600556906',
} as const;
export type Person = keyof typeof phones;
export const password = 'una-clave-larga-9';
