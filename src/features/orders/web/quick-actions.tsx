import { listingKinds } from '#market/listings/listing-kinds.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';

/** Doors to the search, one for each kind, each with its type set. */
export function QuickActions() {
  const words = useWords(messages);
  return (
    <nav className="quick-actions" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="tower">
        {words('quick')}
      </h2>
      <ul>
        {listingKinds.map((type) => (
          <li key={type}>
            <Link className="quick-action" data-type={type} to="/search" search={{ type }}>
              <b className="tower-s">{words(`quick.${type}`)}</b>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
