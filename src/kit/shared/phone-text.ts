/**
 * Where the country's code of a number ends: +1 and +7 have one digit, these two, all others three (ITU-T E.164). None
 * begins like another one.
 */
const parts = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{5,12})$/;

/** A phone as people read it, `+34 611 222 333`; a text that is no E.164 stays as somebody wrote it. */
export function shownPhone(phone: string): string {
  const [, code, number = ''] = parts.exec(phone) ?? [];
  if (code === undefined) return phone;
  const threes = number.match(/\d{3}(?=\d{2})|\d+/g) ?? [];
  return [`+${code}`, ...threes].join(' ');
}

/** What may well be a phone: digits with what people put between them. The server has the last word. */
export function isPhone(text: string): boolean {
  return /^[+\d\s().\-/]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
}
