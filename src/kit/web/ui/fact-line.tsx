import { dot } from '#kit/shared/bidi.ts';
import { Breakable } from './breakable.tsx';
import * as styles from './fact-line.module.css';

/** As `inLine` joins facts, and a sentence of words. */
const dots = /\s· /;

/** Facts in one line: where the line is broken, neither end of it has a dot, and an address is parted where it can be read. */
export function FactLine({ children: facts }: { readonly children: string }) {
  const pieces = facts.split(dots);
  if (pieces.length === 1) return <Breakable>{facts}</Breakable>;
  return (
    <span className={styles.factLine}>
      {pieces.map((piece, place) => (
        // Facts of one line may say the same, and none of them moves.
        <span key={place}>
          {place === 0 ? null : <i>{dot}</i>}
          <Breakable>{piece}</Breakable>
        </span>
      ))}
    </span>
  );
}
