import type { Language } from '#kit/shared/messages.ts';
import { paragraphsOf } from './text.ts';
import * as styles from './detail.module.css';

/** A text as somebody wrote it, line by line; always text, never markup. */
export function Paragraphs({ text, lang }: { readonly text: string; readonly lang: Language | undefined }) {
  const lines = paragraphsOf(text);
  return (
    <div className={styles.detailText} lang={lang}>
      {lines.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </div>
  );
}
