import { useWords } from '#kit/web/i18n.tsx';
import type { Preview } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './hidden-part.module.css';

type Props = {
  /** Undefined while nothing of it would be hidden, or nobody has looked yet. */
  readonly preview: Preview | undefined;
  readonly why: string;
};

/** A friendly word on what of a text will be hidden before it goes out, and how it will read. */
export function HiddenPart({ preview, why }: Props) {
  const words = useWords(messages);
  return (
    <div role="status">
      {preview ? (
        <div className={styles.hiddenPart}>
          <p>
            <b>{words('hiddenTitle')}</b> {why}
          </p>
          <ul>
            {preview.hidden.map(({ kind, text: was }, place) => (
              <li key={`${place} ${was}`}>
                {words(`mask.${kind}`)}: <s>{was}</s>
              </li>
            ))}
          </ul>
          <p className={styles.hiddenPartText}>{preview.text}</p>
        </div>
      ) : null}
    </div>
  );
}
