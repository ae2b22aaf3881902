import { pathOf } from '#features/listings/kinds.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { Brought } from '../contract.ts';
import { messages } from '../messages.ts';
import { measures } from '../rules.ts';
import { useColumnFigure } from './use-figure.ts';
import { useListingName } from './use-listing-name.ts';
import * as styles from './brought.module.css';

/** Every own listing with all its figures; on a phone each is a card. */
export function ByListing({ listings }: Pick<Brought, 'listings'>) {
  const words = useWords(messages);
  const figure = useColumnFigure();
  const nameOf = useListingName();
  return (
    <table className={styles.broughtTable}>
      <caption className="tower-s">{words('byListing')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('listing')}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {words(`measure.${measure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listings.map(({ id, kind, title, date, ...sums }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={pathOf(kind, id)}>{nameOf({ title, date })}</Link>
            </th>
            {measures.map((measure) => (
              <td key={measure} data-label={words(`measure.${measure}`)}>
                {figure(measure, sums[measure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
