/** What is owed to the house or to buyers and did not come, as it stands now; and what banks asked back in a month. */
import { sql } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { disputes, orders, refunds } from '#features/orders/server/table.ts';
import { subscriptions } from '#features/plans/server/table.ts';
import { monthlyPriceCents } from '#features/plans/rules.ts';
import type { Db } from '#kit/server/db.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import type { Books, MonthDispute, MonthQuery, Unpaid } from '../contract.ts';
import { unpaidKinds } from '../rules.ts';
import { at, instantsOf, rowsOf } from './month.ts';
