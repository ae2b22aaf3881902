import { formatDate, otherYear } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { wallClock } from '#market/town/dates.ts';
import { messages } from '../messages.ts';
import type { Proof } from '../rules.ts';

/** How it is known that somebody was there: “Ticket scanned on …”, “Stayed in March”; another year is named. */
export function useProof() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const today = wallClock(useNow()).date;
  return ({ proof, wasThere }: { readonly proof: Proof; readonly wasThere: string }): string => {
    if (proof === 'ticket') return words('ticket', { date: formatDate(wasThere, 'long', language) });
    const year = otherYear(wasThere, today);
    const month = words(`month.${wasThere.slice(5, 7)}` as 'month.01');
    return words(proof, { month: year === undefined ? month : `${month} ${year}` });
  };
}
