/** Places as a kind of listing. */
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Approved, ServerKind } from '#market/listings/server/listing-kind.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { wordsOf } from '#kit/shared/translate.ts';
import type { businessSchemas } from '../contract.ts';
import { businessKind } from '../kind.ts';
import { messages } from '../messages.ts';
import type { BusinessCategory } from '../rules.ts';
import { businessLooks } from './looks.ts';
import { businessPersonalData } from './personal-data.ts';
import { businessRoutes } from './routes.ts';
import { seedBusinesses } from './seed.ts';
import {
  withdrawBusinesses,
  createBusiness,
  createBusinesses,
  businessInput,
  isListed,
  toBusiness,
  updateBusiness,
  stepBusiness,
} from './service.ts';
import { businessShareCard } from './share-card.ts';
import { businesses, businessesSearchColumns } from './table.ts';

type Asked = z.infer<z.ZodObject<typeof businessSchemas.asked>>;

export const businessesOnServer = {
  ...businessKind,
  table: businesses,
  searchColumns: businessesSearchColumns,
  titles: () => [sql`${businesses.name}`],
  categoryName: (category, language) => wordsOf(messages, language)(`category.${category as BusinessCategory}`),
  present: toBusiness,
  looks: businessLooks,
  shared: businessShareCard,
  isListed,
  mailbox: businesses.email,
  phone: businesses.phone,
  publish: (db, { title, language, listing, asked, inBoth }: Approved<Asked>, by) => {
    // The directory shows these to everybody; what the sender gave was for the desk.
    const reach = { phone: asked.phone ?? '', email: asked.email ?? '', website: asked.website ?? null };
    const terms = { priceRange: asked.price_range ?? '€€', openingHours: asked.opening_hours ?? [] } as const;
    const open = { ...terms, openingExceptions: [] };
    const said = { menu: inBoth(undefined, asked.menu), offer: inBoth(undefined, asked.offer) };
    const card = { ...said, offerFrom: null, offerUntil: null };
    const picture = { imageUrl: null, featured: false, vip: false, images: [], ...card };
    const business = { ...listing, ...picture, ...reach, ...open, name: inLanguage(title, language) };
    return createBusiness(db, business, language, by);
  },
  createMany: createBusinesses,
  withdrawMany: withdrawBusinesses,
  inputOf: businessInput,
  update: updateBusiness,
  step: stepBusiness,
  routes: businessRoutes,
  personalData: businessPersonalData,
  seed: seedBusinesses,
} as const satisfies ServerKind;
