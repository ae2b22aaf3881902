import { starsDown } from '../rules.ts';
import * as styles from './stars.module.css';

const up = starsDown.toReversed();

/** One star, in the colour of its place. */
function Star({ isFull }: { readonly isFull: boolean }) {
  return (
    <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true" data-full={isFull || undefined}>
      <path d="M12 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7L2.5 9.6l6.6-.9Z" />
    </svg>
  );
}

/** Five stars, so many of them full; one name for a screen reader. */
export function Stars({ stars, label }: { readonly stars: number; readonly label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {up.map((place) => (
        <Star key={place} isFull={stars >= place - 0.5} />
      ))}
    </span>
  );
}

type ChoiceProps = {
  readonly label: string;
  /** What each number of stars means, from one to five. */
  readonly meanings: readonly string[];
  /** 0 while nothing is chosen. */
  readonly value: number;
  readonly fault?: string | undefined;
  readonly name: string;
  readonly onChoose: (stars: number) => void;
};

/** Five stars to choose from: radio buttons as large as a thumb, with the word of the chosen one below. */
export function StarChoice({ label, meanings, value, fault, name, onChoose }: ChoiceProps) {
  const told = value === 0 ? fault : meanings[value - 1];
  return (
    <fieldset className={styles.starChoice}>
      <legend>{label}</legend>
      <div>
        {up.map((place) => (
          <label key={place}>
            <input
              type="radio"
              name={name}
              checked={value === place}
              aria-label={meanings[place - 1]}
              onChange={() => onChoose(place)}
            />
            <Star isFull={value >= place} />
          </label>
        ))}
      </div>
      <p role="status" data-fault={(value === 0 && fault !== undefined) || undefined}>
        {told}
      </p>
    </fieldset>
  );
}
