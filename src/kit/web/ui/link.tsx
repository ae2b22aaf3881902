import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
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

/** A link inside the site: no page load, prepared when the pointer comes near. */
export function Link<const To extends Address>({ to, search, hash, ...rest }: LinkProps<To>) {
  const target = { to, ...(search ? { search } : {}), ...(hash === undefined ? {} : { hash }) };
  const activeOptions = { exact: true, includeSearch: false, includeHash: hash !== undefined };
  // The router asks for `/events/$id` and its parts; a filled address is checked by the types above.
  return <RouterLink {...({ ...rest, ...target, activeOptions } as unknown as ComponentProps<typeof RouterLink>)} />;
}
