/** Links to people and their sites. */

/** Opens an answer in the mail program. */
export function mailLink(to: string, subject?: string): string {
  const address = encodeURIComponent(to).replace('%40', '@');
  return subject === undefined ? `mailto:${address}` : `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** Calls a number, however it was written. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A link as it is read: without its beginning. */
export function shownLink(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
