import { describe, expect, it } from 'vitest';
import { destinationOf, firstTab, onwardTo } from './destination.ts';

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
  ] as const)('of %o, been in: %s, is %s', (search, hasBeenIn, tab) => expect(firstTab(search, hasBeenIn)).toBe(tab));
});

it('hands along what leads on within the site, and nothing else', () => {
  expect(onwardTo('/checkout?type=event&id=evt00000001')).toEqual({ redirect: '/checkout?type=event&id=evt00000001' });
  for (const target of [undefined, 7, '', '//evil.example', 'https://evil.example', '/auth?tab=signup'])
    expect(onwardTo(target)).toEqual({});
});
