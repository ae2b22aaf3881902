import { describe, expect, it } from 'vitest';
import { Problem, type ProblemCode } from '#kit/shared/problem.ts';
import { isOnItsWay, joinStepOf, stepOf } from './checkout-step.ts';

const calm = {
  payment: 'open',
  problem: undefined,
  isLooking: false,
  hasChanged: false,
  isShort: false,
  isTaken: false,
  hasEnded: false,
} as const;
const refused = (code: ProblemCode) => ({ problem: new Problem(code, '') });

describe('the step of a checkout', () => {
  it.each([
    ['card', 'while nothing else is known', {}],
    ['card', 'while the card is sent', { payment: 'sending' }],
    ['card', 'where fewer places mend the refusal', { ...refused('sold_out'), isShort: true }],
    ['taken', 'where another stay has to be chosen', { ...refused('dates_unavailable'), isTaken: true }],
    ['refused', 'where nothing mends it', refused('sold_out')],
    ['bill', 'where its invoice names nobody', refused('buyer_unnamed')],
    ['looking', 'while a changed price is read again', { ...refused('price_changed'), isLooking: true }],
    ['changed', 'when it was read', { ...refused('price_changed'), hasChanged: true }],
    ['refused', 'when reading showed nothing new', refused('price_changed')],
    ['gone', 'when the time is up', { hasEnded: true }],
    ['gone', 'when the house says that it is', { payment: 'gone' }],
    ['late', 'of what was paid elsewhere', refused('already_paid')],
    ['confirming', 'until the order is', { payment: 'processing' }],
    ['confirming', 'while its buyer is led on', { payment: 'paid' }],
    ['late', 'when no word came', { payment: 'late' }],
    ['refunded', 'of what came too late', { payment: 'refunded' }],
  ] as const)('is %s %s', (step, _, over) => {
    expect(stepOf({ ...calm, ...over })).toBe(step);
  });

  it.each([
    ['confirming', { payment: 'processing', hasChanged: true, hasEnded: true }],
    ['card', { payment: 'sending', hasChanged: true, hasEnded: true }],
    ['changed', { hasChanged: true, hasEnded: true }],
    ['changed', { ...refused('buyer_unnamed'), hasChanged: true }],
    ['refused', { ...refused('unavailable'), hasEnded: true }],
    ['gone', { ...refused('sold_out'), isShort: true, hasEnded: true }],
  ] as const)('is %s before what weighs less', (step, over) => {
    expect(stepOf({ ...calm, ...over })).toBe(step);
  });

  it('holds still what is bought once a payment is on its way', () => {
    expect(isOnItsWay('card', 'open')).toBe(false);
    expect(isOnItsWay('gone', 'gone')).toBe(false);
    expect(isOnItsWay('card', 'sending')).toBe(true);
    expect(isOnItsWay('late', 'open')).toBe(true);
  });
});

const welcome = {
  isJoined: false,
  isOnSale: true,
  isLooking: false,
  hasChanged: false,
  problem: undefined,
  isShort: false,
} as const;

describe('the step of what is joined without a card', () => {
  it.each([
    ['join', 'while nothing else is known', {}],
    ['join', 'where fewer tickets mend the refusal', { ...refused('sold_out'), isShort: true }],
    ['refused', 'where nothing mends it', refused('too_many_joins')],
    ['looking', 'while what has changed is read again', { ...refused('event_moved'), isLooking: true }],
    ['changed', 'when it was read', { ...refused('event_moved'), hasChanged: true }],
    ['refused', 'when reading showed nothing new', refused('event_moved')],
    ['closed', 'of what is not on sale any more', { isOnSale: false }],
  ] as const)('is %s %s', (step, _, over) => {
    expect(joinStepOf({ ...welcome, ...over })).toBe(step);
  });

  it.each([
    ['join', { isJoined: true, isOnSale: false, hasChanged: true }],
    ['closed', { ...refused('sold_out'), isOnSale: false, isLooking: true, hasChanged: true }],
    ['looking', { ...refused('event_moved'), isLooking: true, hasChanged: true }],
  ] as const)('is %s before what weighs less', (step, over) => {
    expect(joinStepOf({ ...welcome, ...over })).toBe(step);
  });
});
