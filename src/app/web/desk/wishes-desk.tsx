import { WishesPanel } from '#features/wishes/web/wishes-panel.tsx';
import { categoryIn } from '#features/wishes/rules.ts';
import type { NameOfCategory } from '#features/wishes/web/synonym-table.tsx';
import { webKinds } from '../kinds.ts';
import { messages } from './messages.ts';

/** A category behind its kind: some kinds have one of the same name. */
const nameOf: NameOfCategory = (value, language) => {
  const { type, category } = categoryIn(value);
  return `${messages[language][`tab.${type}`]}: ${webKinds[type].categoryName(category, language)}`;
};

/** The desk's wishes; the page knows how the rooms call their categories. */
export function WishesDesk() {
  return <WishesPanel nameOf={nameOf} />;
}
