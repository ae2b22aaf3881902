import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '#kit/web/i18n.tsx';
import type { SavedListing } from '../contract.ts';
import { isSame, type SavedRef } from '../rules.ts';
import { accountListingsQuery, deviceListingsQuery } from './queries.ts';
import { useSaved } from './use-saved.ts';

/** The listings somebody keeps, as far as they are there: the account's, or without one the device's. */
export function useSavedListings() {
  const { language } = useLanguage();
  const { userId, items, isOwn, keep } = useSaved();
  const isGuest = userId === null;
  const account = useQuery({ ...accountListingsQuery(userId ?? '', language), enabled: Boolean(userId) });
  const device = useQuery({
    ...deviceListingsQuery(isGuest ? (items ?? []) : [], language),
    enabled: isGuest && items !== undefined,
  });
  const list = isGuest ? device : account;

  // Another tab or device kept something that this answer does not know yet.
  const { data, refetch } = account;
  const unknown = isOwn && data ? items?.find((item) => !data.some((one) => isSame(refOf(one), item))) : undefined;
  useEffect(() => {
    if (unknown) void refetch();
  }, [unknown, refetch]);

  // What was let go disappears at once, what the account does not tell yet stays as the server listed it.
  const isCertain = isGuest || isOwn;
  const listings = list.data?.filter(
    (saved) => !isCertain || items === undefined || items.some((item) => isSame(item, refOf(saved))),
  );
  const isFailed = list.isError && !list.isFetching;
  return { listings, isFailed, isGuest, keep, retry: () => void list.refetch() };
}

export const refOf = ({ type, listing }: SavedListing): SavedRef => ({ type, id: listing.id });
