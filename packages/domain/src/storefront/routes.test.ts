import { expect, test } from 'vitest';
import fc from 'fast-check';
import { txKey } from '../money/ids.ts';
import { parseRoute } from './parse-route.ts';
import { cartPath, orderPath, withTab } from './routes.ts';
import { devices, languages } from './storefront.ts';
import { cartTabs } from './features.ts';
import { arbText } from '../testing/index.ts';
import { queryParams } from './route-query.ts';
import { forAll, law, laws } from '../testing/laws.ts';
import { backStep } from './back-step.ts';
import { charsets, languageOfCharset } from './charset.ts';
import { rightSegments } from './right-segments.ts';

const pageOf = (address: string) => parseRoute(address).page;

const places = languages.flatMap((language) => [undefined, ...devices].map((device) => ({ language, device })));

test.each(places)('[RT-01] a cart path starts with $language and the device in the path', ({ language, device }) => {
  const before = device === undefined ? `/${language}` : `/${language}/${device}`;
  expect(pageOf(`${before}/cart`)).toEqual({ type: 'Cart', language, device, tab: 'All' });
  expect(cartPath({ language, device, tab: 'All' })).toBe(`${before}/cart`);
});

test.each(['/', 'https://outlet.localhost', '?mock=true', '/?mock=true'])('[RT-01] %s is the cart root', (path) => {
  expect(pageOf(path)).toEqual({ type: 'Root', tab: 'All' });
});

test.each('/fr/cart /KO/cart /ko/tv /ko/tv/cart /carts /ko/carts //ko/cart /ko//cart ko/cart'.split(' '))(
  '[RT-01] %s is not a cart path',
  (path) => {
    expect(pageOf(path).type).toBe('Unknown');
  },
);

test.each([
  ['/ko/pc/cart', 'All'],
  ['/ko/pc/cart/', 'All'],
  ['/ko/pc/cart/emartmall', 'SmileFresh'],
  ['/ko/m/cart/stardelivery', 'SmileDelivery'],
  ['/ko/cart/expressshop', 'ExpressShop'],
  ['/ko/cart/expressshop/', 'ExpressShop'],
  ['/en/pc/cart/books', 'All'],
  ['/en/pc/cart/emartmall/more', 'All'],
  ['/en/pc/cart/toString', 'All'],
])('[RT-02] %s shows the tab %s', (path, tab) => {
  expect(pageOf(path)).toMatchObject({ type: 'Cart', tab });
});

test('an order page is found by its key', () => {
  const place = { language: 'jp', device: 'm', txKey: txKey('a/b c') } as const;
  expect(orderPath(place)).toBe('/jp/m/order/a%2Fb%20c');
  expect(pageOf('/jp/m/order/a%2Fb%20c')).toEqual({ type: 'Order', ...place });
  for (const rest of ['', '/', '/%', '/a/b']) expect(pageOf(`/jp/m/order${rest}`).type).toBe('Unknown');
});

test.each([
  ['/ko/pc/cart?mock=true&x=%20+#top', '/ko/pc/cart/stardelivery?mock=true&x=%20+#top'],
  ['/ko/cart/emartmall#a?b#c', '/ko/cart/stardelivery#a?b#c'],
  ['https://localhost:5173/en/m/cart/unknown/?a=/b', 'https://localhost:5173/en/m/cart/stardelivery?a=/b'],
  ['/ko/pc/order/1?x', '/ko/pc/order/1?x'],
  ['/', '/'],
])('[RT-03] %s navigates to %s', (from, to) => {
  expect(withTab(from, 'SmileDelivery')).toBe(to);
});

test('[RT-03] switching back to All removes the tab from the path', () => {
  const location = { pathname: '/ko/m/cart/expressshop', search: '?returnUrl=%2Fhome', hash: '#u1' };
  expect(withTab(location, 'All')).toBe('/ko/m/cart?returnUrl=%2Fhome#u1');
});

const arbBefore = fc.record({
  language: fc.constantFrom(...languages),
  device: fc.option(fc.constantFrom(...devices), { nil: undefined }),
});
const arbPlace = fc.tuple(arbBefore, fc.constantFrom(...cartTabs)).map(([before, tab]) => ({ ...before, tab }));
const arbOrder = fc.tuple(arbBefore, arbText).map(([before, key]) => ({ ...before, txKey: txKey(`k${key}`) }));
const arbQuery = fc.webQueryParameters().map((query) => query && `?${query}`);
const arbHash = fc.webFragments().map((hash) => hash && `#${hash}`);
const arbAnything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(fc.constantFrom(...queryParams), fc.string({ unit: 'binary' }))
    .map(([name, text]) => `/ko/cart?${name}=${text}`),
  fc.tuple(fc.constantFrom(...queryParams), fc.json()).map(([name, text]) => `/ko/cart?${name}=${text}`),
);

test('[RT-01 RT-02] parsing a generated cart path returns its input', () => {
  forAll([arbPlace, arbQuery, arbHash], (place, query, hash) => {
    expect(parseRoute(`${cartPath(place)}${query}${hash}`).page).toEqual({ type: 'Cart', ...place });
  });
});

law('parsing a generated order path returns its key', [arbOrder], (place) => {
  expect(parseRoute(orderPath(place)).page).toEqual({ type: 'Order', ...place });
});

test('[RT-03] switching tabs keeps language, device, query and hash, and switching back restores the address', () => {
  forAll([arbPlace, fc.constantFrom(...cartTabs), arbQuery, arbHash], (place, tab, query, hash) => {
    const address = `${cartPath(place)}${query}${hash}`;
    expect(withTab(address, tab)).toBe(`${cartPath({ ...place, tab })}${query}${hash}`);
    expect(withTab(withTab(address, tab), place.tab)).toBe(address);
  });
});

test('[RT-04 XS-12] no address throws, and a malformed value leaves its parameter empty', () => {
  laws(500).forAll([arbAnything], (address) => {
    const { query, problems } = parseRoute(address);
    const ignored = problems.filter(({ reason }) => reason !== 'Repeated').map(({ param }) => query[param]);
    expect(ignored.every((value) => value === false || value === undefined)).toBe(true);
    expect(typeof withTab(address, 'All')).toBe('string');
  });
});

test('[RT-04] parses a well-formed value to the original value', () => {
  forAll([fc.integer({ min: 1 }), fc.webPath().filter((path) => /^\/(?!\/)/u.test(path))], (id, path) => {
    const { query, problems } = parseRoute(`/ko/cart?signalCartUnitId=${id}&returnUrl=${encodeURIComponent(path)}`);
    expect([query.signalCartUnitId, query.returnUrl, problems]).toEqual([id, path, []]);
  });
});

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const ie10 = 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)';
const ie11 = 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko';

test.each([
  [chrome, 3, 2, 'Pop'],
  [chrome, 9, 1, 'Pop'],
  [chrome, 2, 2, 'Replace'],
  [chrome, 1, 1, 'Replace'],
  [ie10, 3, 2, 'Replace'],
  [ie11, 3, 2, 'Replace'],
] as const)('[RT-10] back to the cart by %s, with %d entries of %d at first: %s', (userAgent, entries, start, step) => {
  expect(backStep({ entriesAtStart: start, entries, userAgent })).toBe(step);
});

const at = (device: 'pc' | 'm' | undefined, own: 'pc' | 'm', fromPC = false) =>
  rightSegments({ language: 'ko', device }, { device: own, fromPC, charset: undefined }).device;

test.each([
  ['a mobile browser on pc', at('pc', 'm'), 'm'],
  ['a mobile browser on m', at('m', 'm'), 'm'],
  ['a desktop on m', at('m', 'pc'), 'pc'],
  ['a desktop on pc', at('pc', 'pc'), 'pc'],
  ['a mobile browser on no segment', at(undefined, 'm'), 'm'],
  ['a mobile browser on pc with fromPC', at('pc', 'm', true), 'pc'],
  ['a mobile browser on no segment with fromPC', at(undefined, 'm', true), 'm'],
  ['a desktop on m with fromPC, which speaks of mobile browsers alone', at('m', 'pc', true), 'pc'],
])('[RT-05] %s is shown on %s', (_, shown, expected) => expect(shown).toBe(expected));

test.each([
  ['enUS', ['en', 'en', 'en', 'en']],
  ['zhCN', ['cn', 'cn', 'cn', 'cn']],
  ['koKR', languages],
  ['jaJP', languages],
  ['enus', languages],
  ['', languages],
])('[RT-06] the charset %j shows ko, en, cn and jp in %j', (charset, shown) => {
  const browser = { device: 'pc', fromPC: false, charset: languageOfCharset(charset) } as const;
  expect(languages.map((language) => rightSegments({ language, device: undefined }, browser).language)).toEqual(shown);
});

test('[RT-05]a redirect never causes another redirect', () => {
  const device = fc.constantFrom(...devices);
  const language = fc.constantFrom(...languages);
  const charset = fc.constantFrom(...Object.values(charsets), 'x').map(languageOfCharset);
  const asked = fc.record({ language, device: fc.option(device, { nil: undefined }) });
  forAll([asked, fc.record({ device, fromPC: fc.boolean(), charset })], (place, browser) => {
    const first = rightSegments(place, browser);
    expect(rightSegments({ ...first, device: first.device }, browser)).toEqual(first);
  });
});
