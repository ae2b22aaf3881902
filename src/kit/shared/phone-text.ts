/** What may well be a phone: digits with what people put between them. The server has the last word. */
export function isPhone(text: string): boolean {
  return /^[+\d\s().\-/]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
}
