import { closedCouponPrompt } from '@baguni/contract';
import type { CouponPromptMemory } from '@baguni/use-cases';
import { option as O } from 'fp-ts';
import { attempt } from './attempt.ts';
import { browserCookies, type CookieJar } from './browser-cookies.ts';

export const couponPromptMemory = (jar: CookieJar): CouponPromptMemory => {
  const cookies = browserCookies(jar);
  return {
    isClosed: () => attempt(() => O.isSome(cookies.read(closedCouponPrompt)), false),
    rememberClosed: () => attempt(() => cookies.write(closedCouponPrompt, 'Closed'), undefined),
  };
};
