/** Who the journeys find in the houses without the catalogue: a stay that has ended can't be bought on the way. */
export const host = { phone: '+34600556911', fullName: 'Iratxe Goñi' } as const;
export const guest = { phone: '+34600556912', fullName: 'Marta Ferrer' } as const;
/** Does the host's accounts. */
export const accountant = { phone: '+34600556913', fullName: 'Nora Vidal' } as const;
export const password = 'una-clave-larga-9';
export const stayed = { en: 'Two balconies on the bay', es: 'Dos balcones a la bahía' } as const;
