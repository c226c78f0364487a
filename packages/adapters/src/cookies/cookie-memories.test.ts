import { shipnation, tabType } from '@baguni/contract';
import { noNudges, nudgeTypes } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { browserCookies, couponPromptMemory, nudgeMemory, overseaMemory } from './cookie-memories.ts';

/** Imitates a cookie jar: each assignment adds, replaces or clears one cookie. */
const jarOf = (start = '') => {
  const held = new Map(start === '' ? [] : start.split('; ').map((pair) => [pair.split('=')[0], pair] as const));
  const lines: string[] = [];
  return {
    lines,
    get cookie() {
      return [...held.values()].join('; ');
    },
    set cookie(line: string) {
      lines.push(line);
      const pair = line.split('; ')[0] ?? '';
      if (line.includes('Max-Age=0')) held.delete(pair.split('=')[0]);
      else held.set(pair.split('=')[0], pair);
    },
  };
};

test('[CO-01] writes a cookie with path, lifetime, SameSite and Secure, reads it again, and clears it', () => {
  const jar = jarOf('other=1');
  const cookies = browserCookies(jar);
  cookies.write(shipnation, 'HongKong');
  cookies.write(tabType, 'ExpressShop');
  expect(jar.lines).toEqual([
    'shipnation=HongKong; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'tabType=expressshop; Path=/; SameSite=Lax; Secure',
  ]);
  expect(cookies.read(shipnation)).toEqual('HongKong');
  cookies.clear(shipnation);
  expect(cookies.read(shipnation)).toBeUndefined();
  expect(cookies.read(tabType)).toEqual('ExpressShop');
});

test('[CP-13 CO-01] a closed prompt stays closed for 30 days, through a cookie of the whole host', () => {
  const jar = { cookie: '' };
  expect(couponPromptMemory(jar).isClosed()).toBe(false);
  couponPromptMemory(jar).rememberClosed();
  expect(jar.cookie).toBe('couponPromptClosed=Y; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
  expect(couponPromptMemory(jar).isClosed()).toBe(true);
});

test('[ND-02 ND-05 CO-01] closes each nudge by a cookie for 30 days, that of the larger cart for six months (180 days)', () => {
  const jar = jarOf();
  const memory = nudgeMemory(jar);
  expect(memory.recall().isQuiet).toBe(false);
  nudgeTypes.forEach(memory.rememberClosed);
  const rest = 'SameSite=Lax; Secure';
  expect(memory.recall().isQuiet).toBe(true);
  expect(jar.lines.filter((line) => !line.startsWith('nudgesQuiet'))).toEqual([
    `oneClickNudgeClosed=Y; Path=/; Max-Age=2592000; ${rest}`,
    `smileCardNudgeClosed=Y; Path=/; Max-Age=2592000; ${rest}`,
    `appNudgeClosed=Y; Path=/; Max-Age=2592000; ${rest}`,
    `cartCountExtended=Y; Path=/; Max-Age=15552000; ${rest}`,
  ]);
  expect(jar.lines.filter((line) => line.startsWith('nudgesQuiet'))).toEqual(
    nudgeTypes.map(() => `nudgesQuiet=Y; Path=/; Max-Age=86400; ${rest}`),
  );
  expect(memory.recall().closed).toEqual(nudgeTypes.slice(1));
});

test('[ND-06] counts showings of the one-click nudge, up to nine', () => {
  const jar = jarOf();
  const memory = nudgeMemory(jar);
  expect(memory.recall().oneClickShowings).toBe(0);
  memory.rememberShowings(2);
  expect([memory.recall().oneClickShowings, jar.lines]).toEqual([
    2,
    ['oneClickNudgeCount=2; Path=/; Max-Age=2592000; SameSite=Lax; Secure'],
  ]);
  memory.rememberShowings(10);
  expect(memory.recall().oneClickShowings).toBe(9);
});

test('[CO-02 OV-13] remembers company and currency, alone or together', async () => {
  const memory = overseaMemory(jarOf());
  expect(await memory.recall()).toEqual({ company: undefined, currency: undefined });
  await memory.remember({ company: 'CJ' })();
  expect(await memory.recall()).toEqual({ company: 'CJ', currency: undefined });
  await memory.remember({ currency: 'JPY' })();
  expect(await memory.recall()).toEqual({ company: 'CJ', currency: 'JPY' });
});

test('[OV-01 CO-01] a country sets the cookie shipnation', async () => {
  const jar = jarOf();
  await overseaMemory(jar).remember({ country: 'Japan' })();
  expect(jar.lines).toEqual(['shipnation=Japan; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
});

test('[CO-01] neither writes nor reads a value that is not valid in a cookie', async () => {
  const jar = jarOf('shippingMethodType=Pigeon; currency=GBP');
  expect(await overseaMemory(jar).recall()).toEqual({ company: undefined, currency: undefined });
  await overseaMemory(jar).remember({ country: 'Atlantis', company: 'Unknown' })();
  expect(jar.lines).toEqual([]);
});

test('[CP-13 CO-01] a browser that denies cookies remembers nothing and throws no error', () => {
  const denied = {
    get cookie(): string {
      throw new Error('denied');
    },
    set cookie(_: string) {
      throw new Error('denied');
    },
  };
  couponPromptMemory(denied).rememberClosed();
  expect(couponPromptMemory(denied).isClosed()).toBe(false);
  nudgeMemory(denied).rememberClosed('NudgingAppDown');
  nudgeMemory(denied).rememberShowings(1);
  expect(nudgeMemory(denied).recall()).toEqual(noNudges);
});
