import { kindNamed } from '#features/listings/kinds.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { activeFilters, without, type FilterName, type SearchAddress } from '../address.ts';
import type { faultOf } from '../draft.ts';
import { messages } from '../page-messages.ts';
import { categoriesOf, ownCategory, ratingSteps, type FacetName, type SearchType } from '../rules.ts';
import type { AmenityName, CategoryName, FilterProps } from './types.ts';
import { DateFilter } from './date-filter.tsx';
import { LengthFilter, OpenFilter, PartFilter } from './hour-filters.tsx';
import { Picks } from './picks.tsx';
import { LocationFilter, PriceFilter } from './place-and-price.tsx';
import type { Found } from './queries.ts';
import { AmenityFilter, PeopleFilter } from './room-filters.tsx';
import { ShiftFilter } from './shift-filter.tsx';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as styles from './search-sheet.module.css';

type Props = Omit<FilterProps, 'countOf'> & {
  readonly address: SearchAddress;
  readonly facets: Found['facets'] | undefined;
  readonly categoryName: CategoryName;
  readonly amenityName: AmenityName;
  /** The field that contradicts another one, once that was said. */
  readonly fault: ReturnType<typeof faultOf>;
};

/** Through everything there are thirty categories: so many of those that lead somewhere are offered. */
const offeredCategories = 12;

/** What listings of a type can be told apart by; a filter that is set is shown wherever it stands. */
function filtersOf(type: SearchType): readonly FilterName[] {
  if (type === 'all') return ['date', 'open', 'price', 'rating'];
  const { onDate, isPriced, ranges, isRated, isForPeople = false, amenities = [] } = kindNamed(type).finding;
  return [
    ...(onDate === 'none' ? [] : ['date' as const]),
    ...(onDate === 'announced' || onDate === 'open' ? ['part' as const] : []),
    ...(onDate === 'open' ? ['open' as const] : []),
    ...(isForPeople ? ['people' as const, 'length' as const] : []),
    ...(amenities.length > 0 ? ['amenities' as const] : []),
    ...(kindNamed(type).told.includes('shifts') ? ['shifts' as const] : []),
    ...(isPriced || ranges !== undefined ? ['price' as const] : []),
    ...(isRated ? ['rating' as const] : []),
  ];
}

/** What a choice would leave; undefined where nobody counts it: how many are free on a date, and nights beside what is not of one. */
function countIn(facets: Found['facets'], facet: FacetName, value: string) {
  if ((facet === 'people' || facet === 'date') && facets[facet].length === 0) return undefined;
  return facets[facet].find((option) => option.value === value) ?? { count: 0, isMore: false };
}

/** What a search can be narrowed by. Nothing of it is sent before Search is pressed. */
export function Filters({ address, facets, draft, onDraft, categoryName, amenityName, fault }: Props) {
  const words = useWords(messages);
  const countOf: FilterProps['countOf'] = (facet, value) => facets && countIn(facets, facet, value);
  const type = address.type ?? 'all';
  const offered =
    type === 'all'
      ? [...new Set([draft.category, ...(facets?.category ?? []).map(({ value }) => value)])]
          .filter(Boolean)
          .slice(0, offeredCategories)
      : [...new Set(categoriesOf(type).map(ownCategory))];
  const isLet = type === 'all' || kindNamed(type).finding.onDate === 'bookable';
  const set = activeFilters(address);
  const has = (name: FilterName) => filtersOf(type).includes(name) || set.includes(name);
  const any = { value: '', label: words('any') };
  return (
    <div className={styles.filtersBody}>
      <Picks
        legend={words('category')}
        className={styles.filterCategory}
        name="category"
        value={draft.category}
        onChange={(category) => onDraft({ category })}
        picks={[
          any,
          ...offered.map((category) => ({
            value: category,
            label: categoryName(category, type === 'all' ? undefined : type),
            count: countOf('category', category),
          })),
        ]}
      />
      <LocationFilter {...{ draft, onDraft, countOf }} frequent={facets?.location ?? []} />
      {has('date') && <DateFilter {...{ draft, onDraft, isLet }} countOf={countOf} untilFault={fault === 'until'} />}
      {has('part') && <PartFilter {...{ draft, onDraft }} />}
      {has('open') && <OpenFilter {...{ draft, onDraft, countOf }} />}
      {has('people') && <PeopleFilter {...{ draft, onDraft, countOf }} />}
      {has('length') && <LengthFilter {...{ draft, onDraft }} />}
      {has('rating') && (
        <Picks
          legend={words('rating')}
          name="rating"
          value={draft.rating}
          onChange={(rating) => onDraft({ rating })}
          picks={[
            any,
            ...ratingSteps.map((stars) => ({
              value: stars,
              label: words('stars', { stars }),
              count: countOf('rating', stars),
            })),
          ]}
        />
      )}
      {has('price') && <PriceFilter {...{ draft, onDraft, countOf }} priceFault={fault === 'priceMax'} />}
      {has('shifts') && <ShiftFilter {...{ draft, onDraft, countOf }} />}
      {has('amenities') && <AmenityFilter {...{ draft, onDraft, countOf, amenityName }} />}
      <p className={styles.filtersEnd}>
        <Button type="submit" variant="coral" arrow>
          {words('apply')}
        </Button>
        {set.length > 0 && (
          <Link className={buttonStyles.btn} data-variant="quiet" to="/search" search={without(address, set)}>
            {words('clearFilters')}
          </Link>
        )}
      </p>
    </div>
  );
}
