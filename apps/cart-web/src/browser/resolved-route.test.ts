import { parseRoute, type Storefront } from '@baguni/domain/internal';
import { aStorefront } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { resolvedRouteOf, shownTab, openChosenTab } from './resolved-route.ts';
import { isSamePage } from '../site/document-page.ts';

const phone = { device: 'm', languages: ['fr', 'ja-JP', 'en'] } as const;
const place = (address: string) => resolvedRouteOf(parseRoute(address), phone);

test('[RT-01] fills missing parts of an address from the browser', () => {
  expect(place('/en/cart')).toEqual({ page: 'Cart', language: 'en', device: 'm', tab: 'All' });
  expect(place('/ko/pc/order/a1')).toMatchObject({ page: 'Order', device: 'pc', txKey: 'a1' });
  for (const address of ['/', '/elsewhere', '/xx/pc/cart'])
    expect(place(address)).toEqual({ page: 'Cart', language: 'jp', device: 'm', tab: 'All' });
  expect(place('/cart/emartmall')).toEqual({ page: 'Cart', language: 'jp', device: 'm', tab: 'SmileFresh' });
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

const outlet: Storefront = { tenant: 'outlet', language: 'ko', device: 'pc', app: undefined };
const english: Storefront = { ...outlet, tenant: 'marketplace', language: 'en' };

const windowAt = (pathname: string, cookie: string) => {
  const lines: string[] = [];
  const replaceState = vi.fn<History['replaceState']>();
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(line: string) {
      lines.push(line);
    },
  };
  const location = { pathname, search: '?mock=true', hash: '#top' };
  return { document, location, history: { state: 'kept', replaceState }, lines, replaceState };
};

const cleared = 'tabType=; Path=/; Max-Age=0; SameSite=Lax; Secure';

test.each([
  ['smilefresh', 'emartmall'],
  ['emartmall', 'emartmall'],
  ['smiledelivery', 'stardelivery'],
  ['stardelivery', 'stardelivery'],
  ['expressshop', 'expressshop'],
])('[LS-09] opens for the cookie %s the tab %s, keeps query and hash, and clears the cookie', (value, segment) => {
  for (const asked of ['/ko/pc/cart', '/ko/pc/cart/emartmall', '/ko/pc/cart/stardelivery']) {
    const page = windowAt(asked, `a=1; tabType=${value}`);
    openChosenTab(page, outlet);
    expect(page.replaceState.mock.calls).toEqual([['kept', '', `/ko/pc/cart/${segment}?mock=true#top`]]);
    expect(page.lines).toEqual([cleared]);
  }
});

test.each<[Storefront, cookie: string, lines: readonly string[]]>([
  [english, 'tabType=stardelivery', []],
  [outlet, '', []],
  [outlet, 'tabType=Stardelivery', []],
  [outlet, 'tabType=%', []],
  [{ ...outlet, language: 'en' }, 'tabType=expressshop', [cleared]],
])(
  '[LS-09] ignores a missing, unreadable or hidden tab; keeps the cookie if there are no tabs: %j %s',
  (storefront, cookie, lines) => {
    const page = windowAt('/en/pc/cart', cookie);
    openChosenTab(page, storefront);
    expect([page.replaceState.mock.calls, page.lines]).toEqual([[], lines]);
  },
);

test('[LS-09] opens the requested tab if the browser denies cookies', () => {
  const page = windowAt('/ko/pc/cart', '');
  const denied = (): never => {
    throw new Error('denied');
  };
  const document = Object.defineProperty({ cookie: '' }, 'cookie', { get: denied, set: denied });
  openChosenTab({ ...page, document }, outlet);
  expect(page.replaceState).not.toHaveBeenCalled();
});
