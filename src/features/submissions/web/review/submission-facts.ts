import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Submission } from '../../contract.ts';
import { messages } from '../../desk-messages.ts';
import { messages as publicMessages } from '../../messages.ts';

/** How a submission is told of: what it is, where, and for how much. */
export function useSubmissionFacts() {
  const words = useWords(messages);
  const publicWords = useWords(publicMessages);
  const { language } = useLanguage();
  return ({ type, category, location, address, price }: Submission) => ({
    type: words(`type.${type}`),
    facts: `${words(`type.${type}`)}, ${publicWords(`category.${type}.${category}` as 'category.job.other').toLowerCase()}`,
    where: `${address}, ${location}`,
    price: price === null ? words('unnamed') : price === '0' ? words('free') : formatPrice(price, language),
  });
}
