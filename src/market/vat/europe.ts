/** The European Economic Area, Switzerland and the United Kingdom (ISO 3166-1). */
export const europe = [
  'ES',
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** Where buyers live who want their name on an invoice: Europe, and from where else most of them come. */
export const billCountries = [
  ...europe,
  'AD',
  'AR',
  'AU',
  'BR',
  'CA',
  'CL',
  'CO',
  'MA',
  'MX',
  'TR',
  'UA',
  'US',
] as const;

/** Of these the members of the Union beside Spain: between their businesses the recipient owes the tax. */
const outsideUnion: readonly string[] = ['ES', 'CH', 'GB', 'IS', 'LI', 'NO'];
export const isElsewhereInUnion = (country: string): boolean =>
  europe.some((one) => one === country) && !outsideUnion.includes(country);
