/** What is hidden in a message before somebody has paid, and what stands in its place. */
export const maskKinds = ['iban', 'card', 'phone', 'email', 'link', 'handle'] as const;
export type MaskKind = (typeof maskKinds)[number];

/** Stands where something was hidden. */
export const maskSign = '•••';
