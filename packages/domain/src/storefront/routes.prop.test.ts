import { cartTabs } from './tabs.ts';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { txKey } from '../money/ids.ts';
import { arbText } from '../testing/index.ts';
import { queryParams } from './route-query.ts';
import { parseRoute } from './parse-route.ts';
import { cartPath, orderPath, withTab } from './routes.ts';
import { devices, languages } from './storefront.ts';
import { forAll, law, laws } from '../testing/laws.ts';

const arbBefore = fc.record({
  language: fc.constantFrom(...languages),
  device: fc.option(fc.constantFrom(...devices), { nil: null }).map(O.fromNullable),
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
    expect(ignored.every((value) => value === false || value === O.none)).toBe(true);
    expect(typeof withTab(address, 'All')).toBe('string');
  });
});

test('[RT-04] parses a well-formed value to the original value', () => {
  forAll([fc.integer({ min: 1 }), fc.webPath().filter((path) => /^\/(?!\/)/u.test(path))], (id, path) => {
    const { query, problems } = parseRoute(`/ko/cart?signalCartUnitId=${id}&returnUrl=${encodeURIComponent(path)}`);
    expect(query.signalCartUnitId).toEqual(O.some(id));
    expect(query.returnUrl).toEqual(O.some(path));
    expect(problems).toEqual([]);
  });
});
