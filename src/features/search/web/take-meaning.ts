import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#kit/shared/messages.ts';
import { meantAddress, type SearchAddress } from '../address.ts';
import { foundQuery } from './queries.ts';

/**
 * Where an answer says what the words mean: the address with the filters in their place, whose answer is the same and is
 * kept as its own. The words are gone from it, so that a filter that is taken away stays away.
 */
export function takeMeaning(
  client: QueryClient,
  address: SearchAddress,
  language: Language,
): SearchAddress | undefined {
  const found = client.getQueryData(foundQuery(address, language).queryKey);
  const meant = found && meantAddress(address, found.understood);
  if (!found || !meant) return undefined;
  const { queryKey } = foundQuery(meant, language);
  if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, { ...found, understood: null });
  return meant;
}
