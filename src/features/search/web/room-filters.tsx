import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { amenitiesIn } from '../address.ts';
import { messages } from '../page-messages.ts';
import { maxPeople, peopleSteps, searchAmenities } from '../rules.ts';
import { PickCount } from './picks.tsx';
import type { AmenityName, FilterProps } from './types.ts';
import * as styles from './search-sheet.module.css';

/** For how many people: any number, or one of the usual ones. */
export function PeopleFilter({ draft, onDraft, countOf }: FilterProps) {
  const words = useWords(messages);
  return (
    <fieldset className={styles.filter}>
      <legend className="horizon">{words('people')}</legend>
      <Input
        className={styles.filterCount}
        type="number"
        inputMode="numeric"
        name="people"
        aria-label={words('people')}
        placeholder={words('any')}
        min={1}
        max={maxPeople}
        value={draft.people}
        onChange={(event) => onDraft({ people: event.target.value })}
      />
      <div className={styles.picks}>
        {peopleSteps.map((step) => {
          const value = String(step);
          const count = countOf('people', value);
          const isPressed = draft.people === value;
          return (
            <button
              key={step}
              type="button"
              className={count?.count === 0 ? `${styles.pick} ${styles.pickBare}` : styles.pick}
              aria-pressed={isPressed}
              onClick={() => onDraft({ people: isPressed ? '' : value })}
            >
              {words('drop.people', { count: step })} <PickCount count={count} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** So many are offered at once, and the others on demand. */
const offered = 8;

/** What there has to be: all of what is ticked. */
export function AmenityFilter({
  draft,
  onDraft,
  countOf,
  amenityName,
}: FilterProps & { readonly amenityName: AmenityName }) {
  const words = useWords(messages);
  const chosen = amenitiesIn(draft.amenities);
  const rest = searchAmenities.slice(offered);
  const toggle = (amenity: string, isChosen: boolean) =>
    onDraft({
      amenities: (isChosen ? [...chosen, amenity] : chosen.filter((one) => one !== amenity)).join(','),
    });
  const picks = (amenities: readonly string[]) => (
    <div className={styles.picks}>
      {amenities.map((amenity) => (
        <label key={amenity} className={styles.pick}>
          <input
            type="checkbox"
            className="sr-only"
            name="amenities"
            value={amenity}
            checked={chosen.includes(amenity)}
            onChange={(event) => toggle(amenity, event.target.checked)}
          />
          <span>{amenityName(amenity)}</span> <PickCount count={countOf('amenities', amenity)} />
        </label>
      ))}
    </div>
  );
  return (
    <fieldset className={`${styles.filter} ${styles.filterCategory}`}>
      <legend className="horizon">{words('amenities')}</legend>
      {picks(searchAmenities.slice(0, offered))}
      <details className={styles.filterMore} open={rest.some((amenity) => chosen.includes(amenity))}>
        <summary>
          {words('moreAmenities')} <Icon name="chevron" />
        </summary>
        {picks(rest)}
      </details>
    </fieldset>
  );
}
