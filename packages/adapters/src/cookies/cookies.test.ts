import { charset, currency, shipnation, shippingMethodType, tabType } from '@baguni/contract';
import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserCookies } from './browser-cookies.ts';

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

test.each([
  ['shipnation=Japan', shipnation, O.some('Japan')],
  ['shippingMethodType=SFExpress', shippingMethodType, O.some('SFExpress')],
  ['currency=USD', currency, O.some('USD')],
  ['tabType=emartmall', tabType, O.some('SmileFresh')],
  ['tabType=stardelivery', tabType, O.some('SmileDelivery')],
  ['charset=enUS', charset, O.some('en')],
  ['charset=zhCN', charset, O.some('cn')],
] as const)('[CO-01] %s is read', (cookies, cookie, value) => {
  expect(browserCookies(jarOf(cookies)).read(cookie)).toEqual(value);
});

test.each([
  '',
  'shipnation=',
  'shipnation=japan',
  'shipnation=__proto__',
  'shipnation=%',
  'xshipnation=Japan',
  'shipnation=Japan%00',
])('[CO-01] %j counts as absent', (cookies) => {
  expect(browserCookies(jarOf(cookies)).read(shipnation)).toEqual(O.none);
});

test('[CO-01] writes a cookie with path, lifetime, SameSite and Secure, reads it again, and clears it', () => {
  const jar = jarOf('other=1');
  const cookies = browserCookies(jar);
  cookies.write(shipnation, 'HongKong');
  cookies.write(tabType, 'ExpressShop');
  expect(jar.lines).toEqual([
    'shipnation=HongKong; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'tabType=expressshop; Path=/; SameSite=Lax; Secure',
  ]);
  expect(cookies.read(shipnation)).toEqual(O.some('HongKong'));
  cookies.clear(shipnation);
  expect(cookies.read(shipnation)).toEqual(O.none);
  expect(cookies.read(tabType)).toEqual(O.some('ExpressShop'));
});

test('[CO-02] remembers the chosen company and the chosen currency separately', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shippingMethodType.values.values()),
      fc.constantFrom(...currency.values.values()),
      (company, money) => {
        const cookies = browserCookies(jarOf());
        cookies.write(shippingMethodType, company);
        cookies.write(currency, money);
        expect([cookies.read(shippingMethodType), cookies.read(currency)]).toEqual([O.some(company), O.some(money)]);
      },
    ),
  );
});

test('[CO-01] reading never throws, whatever the cookies contain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(['None', 'Some']).toContain(browserCookies(jarOf(`charset=${text}`)).read(charset)._tag);
    }),
  );
});
