/** Tickets that friends have (decisions 0178 and 0182): what their rows say, and who hears when they end. */
export { forgetGiven, givenOf, listKept, notGiven, notKept } from '../records/given.ts';
export { tellKeepersOf } from '../letters/keepers.ts';
