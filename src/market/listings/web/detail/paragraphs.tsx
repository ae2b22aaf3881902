import { paragraphsOf } from './text.ts';
import * as styles from './detail.module.css';

/** A text as somebody wrote it, line by line; always text, never markup. */
export function Paragraphs({ text }: { readonly text: string }) {
  const lines = paragraphsOf(text);
  return (
    <div className={styles.detailText}>
      {lines.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </div>
  );
}
