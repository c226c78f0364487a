import { expect, test } from 'vitest';
import { couponPromptMemory } from './coupon-prompt-memory.ts';

test('[CP-13 CO-01] a closed prompt stays closed for 30 days, through a cookie of the whole host', () => {
  const jar = { cookie: '' };
  expect(couponPromptMemory(jar).isClosed()).toBe(false);
  couponPromptMemory(jar).rememberClosed();
  expect(jar.cookie).toBe('couponPromptClosed=Y; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
  expect(couponPromptMemory(jar).isClosed()).toBe(true);
});

test.each(['', 'couponPromptClosed=', 'couponPromptClosed=N', 'couponPromptClosed=y', 'notcouponPromptClosed=Y'])(
  '[CP-13 CO-01] %j does not close the prompt',
  (cookie) => {
    expect(couponPromptMemory({ cookie }).isClosed()).toBe(false);
  },
);

test('[CP-13 CO-01] a browser that denies cookies remembers no closing and throws no error', () => {
  const denied = {
    get cookie(): string {
      throw new Error('denied');
    },
    set cookie(_: string) {
      throw new Error('denied');
    },
  };
  expect(() => couponPromptMemory(denied).rememberClosed()).not.toThrow();
  expect(couponPromptMemory(denied).isClosed()).toBe(false);
});
