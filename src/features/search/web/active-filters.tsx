import { Link } from '@tanstack/react-router';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { activeFilters, amenitiesIn, without, withoutAmenity, type SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';
import { useFilterName } from './filter-names.ts';
import type { AmenityName, CategoryName } from './types.ts';
import { exactly } from './exactly.ts';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as styles from './search-sheet.module.css';

type Props = {
  readonly address: SearchAddress;
  readonly categoryName: CategoryName;
  readonly amenityName: AmenityName;
  /** A chip that was pressed is gone with its focus: somebody has to take it. */
  readonly onDropped: () => void;
};

/** The filters that are set, each a link to the search without it; of several things it has to have each by itself. */
export function ActiveFilters({ address, categoryName, amenityName, onDropped }: Props) {
  const words = useWords(messages);
  const nameOf = useFilterName(address, { categoryName, amenityName });
  const set = activeFilters(address);
  if (set.length === 0) return null;
  const chips = set.flatMap((name) =>
    name === 'amenities'
      ? amenitiesIn(address.amenities).map((amenity) => ({
          key: amenity,
          label: amenityName(amenity),
          search: withoutAmenity(address, amenity),
        }))
      : [{ key: name, label: nameOf(name), search: without(address, [name]) }],
  );
  const link = { to: '/search', resetScroll: false, onClick: onDropped, activeOptions: exactly } as const;
  return (
    <ul className={styles.chips} aria-label={words('active')}>
      {chips.map(({ key, label, search }) => (
        <li key={key}>
          <Link {...link} className={styles.chip} search={search} aria-label={words('drop', { filter: label })}>
            {label} <Icon name="x" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            {...link}
            className={buttonStyles.btn}
            data-variant="quiet"
            data-size="sm"
            search={without(address, set)}
          >
            {words('clearFilters')}
          </Link>
        </li>
      )}
    </ul>
  );
}
