/** What the contract says of news, for their form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewNews } from './contract.ts';

export const newsFacts = factsOf(NewNews, { only: ['text'] });
