import { describe, expect, it } from 'vitest';
import { destinationOf, firstTab, onwardTo, whyAtDoor } from './destination.ts';

describe('destinationOf', () => {
  it('is the dashboard when nothing is asked for', () => {
    expect(destinationOf(undefined, undefined)).toBe('/user-dashboard');
    expect(destinationOf(undefined, 'advanced')).toBe('/user-dashboard');
  });

  it('carries the plan to where the visitor was sent', () => {
    expect(destinationOf('/checkout', 'advanced')).toBe('/checkout?plan=advanced');
    expect(destinationOf('/checkout?a=1', 'advanced')).toBe('/checkout?a=1&plan=advanced');
    expect(destinationOf('/checkout?plan=elite', 'advanced')).toBe('/checkout?plan=elite');
  });

  it('never leaves the site', () => {
    for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(destinationOf(target, 'advanced')).toBe('/user-dashboard');
  });
});

describe('firstTab', () => {
  it.each([
    [{}, false, 'signUp'],
    [{}, true, 'signUp'],
    [{ tab: 'signin' }, false, 'signIn'],
    [{ redirect: '/saved' }, false, 'signIn'],
    [{ redirect: '/checkout?type=event&id=evt00000001' }, false, 'signUp'],
    [{ redirect: '/checkout?type=event&id=evt00000001' }, true, 'signIn'],
    [{ redirect: '/checkout?type=event&id=evt00000001', tab: 'signin' }, false, 'signIn'],
    [{ redirect: '/user-dashboard', tab: 'signup' }, true, 'signUp'],
    [{ redirect: '/messages#rentals=rnt00000001' }, false, 'signUp'],
    [{ redirect: '/messages#rentals=rnt00000001' }, true, 'signIn'],
    [{ redirect: '/messages#order=ord00000001' }, false, 'signIn'],
  ] as const)('of %o, been in: %s, is %s', (search, hasBeenIn, tab) => expect(firstTab(search, hasBeenIn)).toBe(tab));
});

it.each([
  [undefined, true, undefined],
  ['/user-dashboard', true, undefined],
  ['/messages#events=evt00000001', false, 'question'],
  ['/messages#order=ord00000001', false, undefined],
  ['/dashboard?view=businesses&open=new', true, 'form'],
  ['/admin?open=evt00000001', true, 'form'],
  ['/dashboard?open=new', false, undefined],
] as const)('at %s, been in: %s, one stands for %s', (redirect, hasBeenIn, why) =>
  expect(whyAtDoor(redirect, hasBeenIn)).toBe(why),
);

it('hands along what leads on within the site, and nothing else', () => {
  expect(onwardTo('/checkout?type=event&id=evt00000001')).toEqual({ redirect: '/checkout?type=event&id=evt00000001' });
  for (const target of [undefined, 7, '', '//evil.example', 'https://evil.example', '/auth?tab=signup'])
    expect(onwardTo(target)).toEqual({});
});
