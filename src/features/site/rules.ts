/** How the facts of the town are read aloud; the facts themselves stand in `market/town/town.ts`. */
import type { Language } from '#kit/shared/messages.ts';

export type Hours = { readonly opens: string; readonly closes: string };

/** A phone number as a phone dials it. */
export function dialled(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** An hour as people say it: `9 AM`, `9:00`. */
function clockText(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'es') return `${hour}:${minutes}`;
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${minutes}`} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Opening hours as people write them: `9 AM – 11 PM`, `9:00 – 23:00`. */
export function hoursText({ opens, closes }: Hours, language: Language): string {
  return `${clockText(opens, language)} – ${clockText(closes, language)}`;
}
