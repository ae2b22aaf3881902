import * as styles from '../checkout.module.css';

/** What became of the last press, and why. */
export type Refusal = { readonly title: string; readonly text: string };

/** Why the last press did not pay, above the button to try again: it stays until that is pressed. */
export function CardRefusal({ refusal }: { readonly refusal: Refusal | undefined }) {
  return (
    <div className={styles.cardRefusal} role="alert">
      {refusal === undefined ? null : (
        <p>
          <b>{refusal.title}.</b> {refusal.text}
        </p>
      )}
    </div>
  );
}
