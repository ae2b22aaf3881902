import { createContext, use } from 'react';
import type { ListingRecord } from './listing.ts';

/** Takes back what waits of one's own listing; whoever draws the workspace brings the call. */
type WithdrawCall = {
  readonly mutationFn: (input: { params: { id: string }; query: { version: string } }) => Promise<unknown>;
};

export const WithdrawCalls = createContext<WithdrawCall>({ mutationFn: () => Promise.resolve() });
export const useWithdrawCall = (): WithdrawCall => use(WithdrawCalls);

/** A record as its owner wants it: with what waits in its place, so that saving it again asks for the same. */
export function wantedOf<R extends ListingRecord>(record: R): R {
  return record.change?.status === 'pending' ? { ...record, ...record.change.fields } : record;
}
