import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearingLine, cookieLine, readCookie, type Cookie } from './cookie.ts';
import * as cookies from './cookies.ts';

const { closedNudges, ...others } = cookies;
const all: readonly Cookie<string>[] = [...Object.values(others), ...Object.values(closedNudges)];

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;
const countries =
  'SouthKorea Australia China HongKong Indonesia Japan MalaysiaWest NewZealand Philippines RussianFederation Singapore Taiwan Thailand UnitedStates';
const closed = [['Y', 'Closed']];

const plain = (words: string) => words.split(' ').map((word) => [word, word]);

test('[CO-01] every cookie has the specified name, lifetime and meanings', () => {
  const rows = new Map(all.map(({ name, maxAgeS, values }) => [name, [maxAgeS, [...values]]]));
  expect(Object.fromEntries(rows)).toEqual({
    charset: [
      YEAR_S,
      [
        ['koKR', 'ko'],
        ['enUS', 'en'],
        ['zhCN', 'cn'],
        ['jaJP', 'jp'],
      ],
    ],
    currency: [YEAR_S, plain('KRW USD CNY JPY HKD THB MYR SGD AUD TWD')],
    shipnation: [YEAR_S, plain(countries)],
    shippingMethodType: [YEAR_S, plain('EMS SFExpress CJ')],
    tabType: [
      0,
      [
        ['smilefresh', 'SmileFresh'],
        ['emartmall', 'SmileFresh'],
        ['smiledelivery', 'SmileDelivery'],
        ['stardelivery', 'SmileDelivery'],
        ['expressshop', 'ExpressShop'],
      ],
    ],
    fromPC: [0, [['true', 'Kept']]],
    tablet: [YEAR_S, [['Y', 'Tablet']]],
    browserNoticeClosed: [7 * DAY_S, closed],
    oneClickNudgeClosed: [30 * DAY_S, closed],
    smileCardNudgeClosed: [30 * DAY_S, closed],
    couponPromptClosed: [30 * DAY_S, closed],
    appNudgeClosed: [30 * DAY_S, closed],
    cartCountExtended: [180 * DAY_S, closed],
    nudgesQuiet: [DAY_S, closed],
    oneClickNudgeCount: [30 * DAY_S, plain('1 2 3 4 5 6 7 8 9')],
  });
});

test('[CO-01] sets each cookie for the whole host over https, without cross-site embedding or excess lifetime', () => {
  for (const cookie of all)
    for (const meaning of cookie.values.values()) {
      const [pair = '', ...attributes] = cookieLine(cookie, meaning).split('; ');
      const lifetime = cookie.maxAgeS === 0 ? [] : [`Max-Age=${cookie.maxAgeS}`];
      expect(attributes).toEqual(['Path=/', ...lifetime, 'SameSite=Lax', 'Secure']);
      expect(readCookie(`a=1; ${pair}`, cookie)).toEqual(meaning);
      expect(clearingLine(cookie)).toBe(`${cookie.name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`);
    }
});

test('[CO-01] treats any unknown cookie value as absent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.string({ unit: 'binary' }), (cookie, text) => {
      const value = text.replaceAll(/;\s/gu, '');
      if (!cookie.values.has(value))
        expect(readCookie(`${cookie.name}=${encodeURIComponent(value.toWellFormed())}`, cookie)).toBeUndefined();
    }),
  );
  for (const cookie of all)
    for (const value of ['', '%', '__proto__', 'constructor', ' Y', 'y', 'Y%00'])
      expect(readCookie(`${cookie.name}=${value}`, cookie)).toBeUndefined();
});

test('[CO-01] uses the first cookie of a name and ignores the name inside another one', () => {
  expect(readCookie('currency=USD; currency=JPY', cookies.currency)).toEqual('USD');
  // browsers send cookies with longer paths first
  expect(readCookie('currency=nothing; currency=JPY', cookies.currency)).toBeUndefined();
  expect(readCookie('mycurrency=USD; a=currency=USD', cookies.currency)).toBeUndefined();
});
