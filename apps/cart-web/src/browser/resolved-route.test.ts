import { parseRoute } from '@baguni/domain';
import { aStorefront } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { resolvedRouteOf, shownTab } from './resolved-route.ts';
import { isSamePage } from '../site/document-page.ts';

const phone = { device: 'm', languages: ['fr', 'ja-JP', 'en'] } as const;
const place = (address: string) => resolvedRouteOf(parseRoute(address), phone);

test('[RT-01] fills missing parts of an address from the browser', () => {
  expect(place('/en/cart')).toEqual({ page: 'Cart', language: 'en', device: 'm', tab: 'All' });
  expect(place('/ko/pc/order/a1')).toMatchObject({ page: 'Order', device: 'pc', txKey: 'a1' });
  for (const address of ['/', '/elsewhere', '/xx/pc/cart'])
    expect(place(address)).toEqual({ page: 'Cart', language: 'jp', device: 'm', tab: 'All' });
  expect(resolvedRouteOf(parseRoute('/'), { device: 'pc', languages: ['fr'] }).language).toBe('ko');
});

test('[PG-02] replaces a tab that the storefront hides with All', () => {
  const global = aStorefront({ language: 'en', tenant: 'outlet' });
  expect(shownTab('ExpressShop', global)).toBe('All');
  expect(shownTab('SmileFresh', global)).toBe('SmileFresh');
  expect(shownTab('SmileFresh', aStorefront({ language: 'en', tenant: 'marketplace' }))).toBe('All');
  expect(shownTab('ExpressShop', aStorefront())).toBe('ExpressShop');
});

test('[RT-03] treats two tabs as the same page, and two orders as different pages', () => {
  expect(isSamePage(place('/ko/pc/cart'), place('/ko/pc/cart/emartmall'))).toBe(true);
  expect(isSamePage(place('/ko/pc/cart'), place('/en/pc/cart'))).toBe(false);
  expect(isSamePage(place('/ko/pc/cart'), place('/ko/pc/order/a'))).toBe(false);
  expect(isSamePage(place('/ko/pc/order/a'), place('/ko/pc/order/b'))).toBe(false);
  expect(isSamePage(place('/ko/pc/order/a'), place('/ko/pc/order/a'))).toBe(true);
});
