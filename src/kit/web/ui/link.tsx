import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import type { Address, SearchOf } from '../address.ts';

/** Where a link leads. */
export type Target<To extends Address = Address> = {
  /** A path of this site. */
  to: To;
  search?: SearchOf<To>;
  /** The id to scroll to, without `#`. */
  hash?: string;
};

export type LinkProps<To extends Address = Address> = Omit<ComponentProps<'a'>, 'href'> &
  Target<To> & { replace?: boolean };

/**
 * Whoever stands at the address already and has scrolled away jumps to its part again. The router would go nowhere, and bring
 * back how far the page is scrolled now.
 */
function jumpAgain(event: MouseEvent<HTMLAnchorElement>): void {
  const { href, hash } = event.currentTarget;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const part = href === location.href && !opensElsewhere ? document.getElementById(hash.slice(1)) : null;
  if (!part || event.defaultPrevented) return;
  event.preventDefault();
  part.scrollIntoView();
}

/** A link inside the site: no page load, prepared when the pointer comes near. */
export function Link<const To extends Address>({ to, search, hash, onClick, ...given }: LinkProps<To>) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    jumpAgain(event);
  };
  const rest = hash === undefined ? { onClick, ...given } : { onClick: press, ...given };
  const target = { to, ...(search ? { search } : {}), ...(hash === undefined ? {} : { hash }) };
  // What is asked belongs to where it leads: on one part of a page a link to another part is not where one is.
  const activeOptions = { exact: true, includeSearch: search !== undefined, includeHash: hash !== undefined };
  // The router asks for `/events/$id` and its parts; a filled address is checked by the types above.
  return <RouterLink {...({ ...rest, ...target, activeOptions } as unknown as ComponentProps<typeof RouterLink>)} />;
}
