import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { KeptPart } from './kept-part.tsx';
import { Reveal } from './reveal.tsx';
import * as styles from './card-row.module.css';

type CardRowProps<T> = {
  readonly items: readonly T[];
  /** `row` is swiped on narrow screens, `grid` always wraps. */
  readonly layout?: 'row' | 'grid';
  /** `street` has no gaps: its cards stand wall to wall. */
  readonly look?: 'cards' | 'street';
  /** A card: a part of pages that the server keeps. */
  readonly children: (item: T, index: number) => ReactElement;
};

const columns = 3;

/** What a page puts round every card of its rows: a search adds how far away it is. Without it a card stands alone. */
export const CardFrame = createContext((_id: string, card: ReactNode) => card);

/** Cards side by side, three at a time; each rises once when it comes into view. */
export function CardRow<T extends { readonly id: string }>({
  items,
  layout = 'row',
  look = 'cards',
  children,
}: CardRowProps<T>) {
  const frame = use(CardFrame);
  return (
    <ul
      className={`${layout === 'row' ? styles.cardRow : styles.cardGrid} ${look === 'street' ? styles.cardStreet : ''}`}
      // Cards of a list are small on phones, so that three of them stand on a screen.
      data-layout={layout}
    >
      {items.map((item, index) => (
        <li key={item.id}>
          <Reveal order={index % columns}>{frame(item.id, <KeptPart>{children(item, index)}</KeptPart>)}</Reveal>
        </li>
      ))}
    </ul>
  );
}
