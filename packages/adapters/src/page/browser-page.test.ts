import { parseRoute, txKey } from '@baguni/domain/internal';
import { aSafeTarget } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppPage } from './app-page.ts';
import { browserPage } from './browser-page.ts';

const windowAt = (address: string, length = 2, memberSite = '', app?: AppPage) => {
  const url = new URL(address, 'https://cart.marketplace.example');
  const pushed: unknown[] = [];
  const gone: string[] = [];
  const window = {
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      href: url.href,
      origin: url.origin,
      reload: () => void gone.push('(reload)'),
    },
    history: {
      length,
      pushState: (...entry: unknown[]) => void pushed.push(entry),
      back: () => void gone.push('(back)'),
    },
    setTimeout: (run: () => void, ms: number) => {
      gone.push(`(in ${ms} ms)`);
      run();
    },
    close: () => void gone.push('(window)'),
  };
  const exits = {
    navigate: (to: string) => void gone.push(to),
    home: 'https://www.marketplace.example/',
    memberSite,
    closeTo: parseRoute(address).query.closeUrl ?? '',
    allowedHosts: ['www.marketplace.example'],
    app,
  };
  return { page: browserPage(window, exits), pushed, gone };
};

test('[RT-03] switching the tab changes the path and keeps query and hash', () => {
  const { page, pushed } = windowAt('/en/m/cart?mock=true&q=%20a+b#end%20');
  page.showTab('SmileDelivery');
  expect(pushed).toEqual([[null, '', '/en/m/cart/stardelivery?mock=true&q=%20a+b#end%20']]);
});

test('[RT-03] the active tab adds no history entry', () => {
  const { page, pushed } = windowAt('/ko/pc/cart/emartmall');
  page.showTab('SmileFresh');
  expect(pushed).toEqual([]);
});

test('does not move a page that is not a cart', () => {
  const { page, pushed } = windowAt('https://cart.marketplace.example//evil.example/ko/cart');
  page.showTab('SmileFresh');
  expect(pushed).toEqual([]);
});

test('[RT-12] sign-in returns to the cart with its query and hash', () => {
  const { page, gone } = windowAt('/jp/pc/cart/expressshop?a=b');
  page.goToSignIn();
  expect(gone).toEqual(['/sign-in?returnUrl=%2Fjp%2Fpc%2Fcart%2Fexpressshop%3Fa%3Db']);
});

test.each([
  ['/jp/m/cart/expressshop?a=b#c', '/sign-in?returnUrl=%2Fjp%2Fm%2Forder%2Ft%252F1'],
  ['/ko/order/other?x=1', '/sign-in?returnUrl=%2Fko%2Forder%2Ft%252F1'],
])('[CK-15] from %s sign-in continues to the order only', (from, to) => {
  const { page, gone } = windowAt(from);
  page.goToSignIn(txKey('t/1'));
  expect(gone).toEqual([to]);
});

test('[CK-15 RT-12] a separate member site gets the absolute address of the order', () => {
  const { page, gone } = windowAt('/en/m/cart?a=b#x', 2, 'https://m-member.outlet.example');
  page.goToSignIn(txKey('t1'));
  const on = 'returnUrl=https%3A%2F%2Fcart.marketplace.example%2Fen%2Fm%2Forder%2Ft1';
  expect(gone).toEqual([`https://m-member.outlet.example/sign-in?${on}`]);
});

test('[CK-15] verification returns to the cart with its query and hash', () => {
  const { page, gone } = windowAt('/en/m/cart?mock=true#x');
  page.goToSelfAuthentication();
  expect(gone).toEqual(['/self-authentication?returnUrl=%2Fen%2Fm%2Fcart%3Fmock%3Dtrue%23x']);
});

test('[RT-12 RT-16 CK-15] a separate member site gets the absolute return address', () => {
  const { page, gone } = windowAt('/en/m/cart?a=b#x', 2, 'https://m-member.outlet.example');
  page.goToSignIn();
  page.goToSelfAuthentication();
  const back = 'returnUrl=https%3A%2F%2Fcart.marketplace.example%2Fen%2Fm%2Fcart%3Fa%3Db%23x';
  expect(gone).toEqual([
    `https://m-member.outlet.example/sign-in?${back}`,
    `https://m-member.outlet.example/self-authentication?${back}`,
  ]);
});

test('[RT-12] the return address is the current address, whatever it contains', () => {
  const arbBehind = fc.webQueryParameters().chain((query) => fc.webFragments().map((hash) => `?${query}#${hash}`));
  fc.assert(
    fc.property(arbBehind, fc.constantFrom('', 'https://member.outlet.example'), (behind, site) => {
      const { page, gone } = windowAt(`/ko/pc/cart${behind}`, 2, site);
      page.goToSignIn();
      const left = new URL(`/ko/pc/cart${behind}`, 'https://cart.marketplace.example');
      const back = new URL(gone[0] ?? '', left).searchParams.get('returnUrl');
      expect(back).toBe(site ? left.href : left.href.slice('https://cart.marketplace.example'.length));
    }),
  );
});

test.each([
  ['/cn/m/cart?a=b', '/cn/m/order/t%2F1'],
  ['/jp/cart/expressshop', '/jp/order/t%2F1'],
  ['/demo', '/ko/order/t%2F1'],
])('[CK-13] from %s an order opens %s', (from, to) => {
  const { page, gone } = windowAt(from);
  page.goToOrder(txKey('t/1'));
  expect(gone).toEqual([to]);
});

test.each(['/ko/pc/order/1', 'https://www.marketplace.example/a?b=c'])(
  '[RT-12 ER-06 RD-2] data opens %s exactly as validated, and once',
  (address) => {
    const { page, gone } = windowAt('/ko/pc/cart');
    const target = page.targetOf(address) ?? expect.fail('not allowed');
    page.goTo(target);
    page.goTo(target);
    page.refresh();
    expect(gone).toEqual([new URL(address, 'https://cart.marketplace.example').href]);
  },
);

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', ''])(
  '[RT-12 RD-3] data cannot navigate to %j',
  (address) => {
    expect(windowAt('/ko/pc/cart').page.targetOf(address)).toBeUndefined();
  },
);

test('[RT-12 RD-4] rejects a redirect to the current page, which would loop', () => {
  expect(windowAt('/ko/pc/cart?a=b').page.targetOf('/ko/pc/cart?a=b')).toBeUndefined();
});

test.each([
  ['goBack', 2, '(back)'],
  ['goBack', 1, 'https://www.marketplace.example/'],
  ['refresh', 2, '(reload)'],
  ['goHome', 2, 'https://www.marketplace.example/'],
] as const)('[ER-04 ER-06] %s with a history of %d: %s', (exit, length, to) => {
  const { page, gone } = windowAt('/ko/pc/cart', length);
  page[exit]();
  expect(gone).toEqual([to]);
});

test('[ER-04 ER-06 RT-03] returning to another tab does not count as leaving, so later failures can redirect', () => {
  const { page, gone } = windowAt('/ko/pc/cart');
  page.showTab('SmileFresh');
  page.goBack();
  page.goBack();
  page.refresh();
  page.goHome();
  page.goBack();
  expect(gone).toEqual(['(back)', '(back)', '(reload)']);
});

const alone = { isFor: () => false, open: () => undefined };

test('[AB-03] [CK-15] an app opens order, sign-in and verification by its scheme, and no other pages', () => {
  const asked: string[] = [];
  const close = (address: unknown) =>
    address === 'baguni-mg://webviewclose' ? aSafeTarget('baguni-mg://webviewclose') : undefined;
  const app = { open: (to: string) => void asked.push(to), close: () => undefined, targetOf: close, alone };
  const { page, gone } = windowAt('/ko/m/cart', 2, '', app);
  page.goToOrder(txKey('t1'));
  page.goToSignIn(txKey('t1'));
  page.goToSelfAuthentication();
  expect(asked).toEqual([
    '/ko/m/order/t1',
    '/sign-in?returnUrl=%2Fko%2Fm%2Forder%2Ft1',
    '/self-authentication?returnUrl=%2Fko%2Fm%2Fcart',
  ]);
  page.goHome();
  expect(gone).toEqual(['https://www.marketplace.example/']);
  expect(page.targetOf('baguni-mg://webviewclose')).toEqual('baguni-mg://webviewclose');
  expect(page.targetOf('https://evil.example/')).toBeUndefined();
  expect(page.targetOf('/ko/pc/order/1')).toEqual('https://cart.marketplace.example/ko/pc/order/1');
});

test('[RT-11] closing goes back in history; without history the window closes after 500 ms', () => {
  const [first, only] = [windowAt('/ko/m/cart', 2), windowAt('/ko/m/cart', 1)];
  first.page.close();
  only.page.close();
  expect([first.gone, only.gone]).toEqual([['(back)'], ['(in 500 ms)', '(window)']]);
});

test.each([
  ['/ko/m/cart?closeUrl=%2Fhome', 'https://cart.marketplace.example/home'],
  ['/ko/m/cart?closeUrl=https%3A%2F%2Fwww.marketplace.example%2F', 'https://www.marketplace.example/'],
  ['/ko/m/cart?closeUrl=https%3A%2F%2Fevil.example%2F', '(back)'],
  ['/ko/m/cart?closeUrl=javascript:alert(1)', '(back)'],
  ['/ko/m/cart?closeUrl=baguni-iac%3A%2F%2Fwebviewclose', '(back)'],
])('[RT-11] [RT-12] closing a page with %s navigates to %s', (from, to) => {
  const { page, gone } = windowAt(from);
  page.close();
  expect(gone).toEqual([to]);
});

test('[RT-11] closing notifies the app, and may open an address of its scheme', () => {
  const asked: string[] = [];
  const address = 'baguni-iac://webviewclose';
  const targetOf = (data: unknown) => (data === address ? aSafeTarget(address) : undefined);
  const app = { open: () => undefined, close: () => void asked.push('close'), targetOf, alone };
  const back = windowAt('/ko/m/cart', 2, '', app);
  back.page.close();
  const led = windowAt(`/ko/m/cart?closeUrl=${encodeURIComponent(address)}`, 2, '', app);
  led.page.close();
  expect([back.page.alone, windowAt('/ko/m/cart').page.alone]).toEqual([alone, undefined]);
  expect([asked, back.gone, led.gone]).toEqual([['close', 'close'], ['(back)'], [address]]);
});
