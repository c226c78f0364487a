import { option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { txKey } from '../money/ids.ts';
import { parseRoute } from './parse-route.ts';
import { cartPath, orderPath, withTab } from './routes.ts';
import { devices, languages, type Device } from './storefront.ts';

const pageOf = (address: string) => parseRoute(address).page;

describe('paths', () => {
  const places = languages.flatMap((language) =>
    [O.none, ...devices.map(O.some)].map((device) => ({ language, device })),
  );

  test.each(places)('[RT-01] a cart path starts with $language and the device in the path', ({ language, device }) => {
    const before = O.isSome(device) ? `/${language}/${device.value}` : `/${language}`;
    expect(pageOf(`${before}/cart`)).toEqual({ type: 'Cart', language, device, tab: 'All' });
    expect(cartPath({ language, device, tab: 'All' })).toBe(`${before}/cart`);
  });

  test('[RT-01] `/` is the cart root', () => {
    expect(pageOf('/')).toEqual({ type: 'Root' });
    expect(pageOf('https://outlet.localhost')).toEqual({ type: 'Root' });
    expect(pageOf('?mock=true')).toEqual({ type: 'Root' });
    expect(pageOf('/?mock=true')).toEqual({ type: 'Root' });
  });

  test.each([
    '/fr/cart',
    '/KO/cart',
    '/ko',
    '/ko/pc',
    '/ko/tv/cart',
    '/cart',
    '/ko/carts',
    '//ko/cart',
    '/ko//cart',
    'ko/cart',
  ])('[RT-01] %s is not a cart path', (path) => {
    expect(pageOf(path).type).toBe('Unknown');
  });

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
    const place = { language: 'jp', device: O.some<Device>('m'), txKey: txKey('a/b c') } as const;
    expect(orderPath(place)).toBe('/jp/m/order/a%2Fb%20c');
    expect(pageOf('/jp/m/order/a%2Fb%20c')).toEqual({ type: 'Order', ...place });
    expect(pageOf('/jp/m/order').type).toBe('Unknown');
    expect(pageOf('/jp/m/order/').type).toBe('Unknown');
    expect(pageOf('/jp/m/order/%').type).toBe('Unknown');
    expect(pageOf('/jp/m/order/a/b').type).toBe('Unknown');
  });
});

describe('builds the path of another tab', () => {
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
});
