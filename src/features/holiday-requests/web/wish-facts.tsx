import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import { DeskFact } from '#kit/web/desk/desk-facts.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { HolidayRequest } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { saidBudget } from './said-budget.ts';

/** What a client asked for, and in which language: who writes the plan reads it as well. */
export function WishFacts({ wish }: { readonly wish: HolidayRequest }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <>
      <DeskFact label={words('bed')}>{words(`bed.${wish.accommodation_type}`)}</DeskFact>
      <DeskFact label={words('budget')}>{wish.budget && saidBudget(wish.budget, language)}</DeskFact>
      <DeskFact label={words('wish')}>{wish.vacation_description}</DeskFact>
      <DeskFact label={words('special')}>{wish.special_requests}</DeskFact>
      <DeskFact label={words('language')}>{titleOfLanguage(wish.language, language)}</DeskFact>
    </>
  );
}
