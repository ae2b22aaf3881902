/** Words of the plans and of the packages that /advertise sells (specification sections 2 and 9). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  upgradeText: 'best' | 'percent';
  ownText: 'percent' | 'plan';
  everythingIn: 'plan';
  choose: 'plan';
  commission: 'percent';
  dealHint: 'list' | 'months';
  deal: 'months';
  features: 'name';
  commissionOnSales: 'percent';
  'gives.photos': 'photos';
  'gives.homePage': 'days';
  'gives.homePageMonthly': 'days';
  'gives.proposal': 'hours';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
