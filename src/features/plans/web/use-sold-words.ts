import { maxPhotos } from '#kit/shared/photo.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { town } from '#market/town/town.ts';
import { messages } from '../messages.ts';
import { packageDays, type SoldLine } from '../rules.ts';

/** What a plan gives, line by line, in the same words wherever it is sold. */
export function useSoldWords(): (line: SoldLine) => string {
  const words = useWords(messages);
  const told = { days: packageDays, photos: maxPhotos, hours: town.promises.advertisingHours };
  return (line) => words(`gives.${line}`, told);
}
