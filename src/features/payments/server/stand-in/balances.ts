/** The balances at the stand-in, the house's own and those of its owners' accounts, line by line. */
import { newId } from '#kit/server/ids.ts';

type Line = {
  id: string;
  object: 'balance_transaction';
  type: string;
  amount: number;
  fee: number;
  created: number;
  source: object | null;
};

/** Whose balance is the house's own. */
export const house = '';

export type Balances = ReturnType<typeof openBalances>;

export function openBalances(now: () => Date) {
  const lines: (Line & { of: string })[] = [];
  return {
    /** `fee` is what Stripe keeps of a line for itself. */
    book: (of: string, type: string, amount: number, source: object | null, fee = 0): void => {
      const created = Math.floor(now().getTime() / 1000);
      lines.push({ of, id: `txn_${newId()}`, object: 'balance_transaction', type, amount, fee, created, source });
    },
    balanceOf: (of: string): number => lines.reduce((sum, line) => sum + (line.of === of ? line.amount : 0), 0),
    /** The house's own lines, and those of an account, the oldest first. */
    lines: (of = house): readonly Line[] => lines.filter((line) => line.of === of),
  };
}
