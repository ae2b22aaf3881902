import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site. */
  to: string;
  search?: Readonly<Record<string, string | number | undefined>>;
  /** The id to scroll to, without `#`. */
  hash?: string;
  replace?: boolean;
};

/** A link inside the site: no page load, prepared when the pointer comes near. */
export function Link({ to, search, hash, ...rest }: LinkProps) {
  const target = { to, ...(search ? { search } : {}), ...(hash === undefined ? {} : { hash }) };
  const activeOptions = { exact: true, includeSearch: false, includeHash: hash !== undefined };
  // The router's types know the routes of one app; the kit knows none.
  return <RouterLink {...({ ...rest, ...target, activeOptions } as unknown as ComponentProps<typeof RouterLink>)} />;
}
