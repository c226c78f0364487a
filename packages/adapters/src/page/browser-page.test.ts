import { txKey } from '@baguni/domain';
import { expect, test } from 'vitest';
import { browserPage } from './browser-page.ts';

const windowAt = (address: string) => {
  const url = new URL(address, 'https://cart.marketplace.example');
  const pushed: unknown[] = [];
  const gone: string[] = [];
  const window = {
    location: { pathname: url.pathname, search: url.search, hash: url.hash },
    history: { state: { kept: 1 }, pushState: (...entry: unknown[]) => void pushed.push(entry) },
  };
  return { page: browserPage(window, (to) => void gone.push(to)), pushed, gone };
};

test('[RT-03] switching tab rewrites the path and keeps query and hash as they are', () => {
  const { page, pushed } = windowAt('/en/m/cart?mock=true&q=%20a+b#end%20');
  page.showTab('SmileDelivery');
  expect(pushed).toEqual([[{ kept: 1 }, '', '/en/m/cart/stardelivery?mock=true&q=%20a+b#end%20']]);
});

test('[RT-03] the tab that shows already adds no step to the history', () => {
  const { page, pushed } = windowAt('/ko/pc/cart/emartmall');
  page.showTab('SmileFresh');
  expect(pushed).toEqual([]);
});

test('a page that is no cart stays where it is', () => {
  const { page, pushed } = windowAt('https://cart.marketplace.example//evil.example/ko/cart');
  page.showTab('SmileFresh');
  expect(pushed).toEqual([]);
});

test('[CK-15] the verification leads back to the cart as it was', () => {
  const { page, gone } = windowAt('/en/m/cart?mock=true#x');
  page.goToSelfAuthentication();
  expect(gone).toEqual(['/self-authentication?returnUrl=%2Fen%2Fm%2Fcart%3Fmock%3Dtrue%23x']);
});

test.each([
  ['/cn/m/cart?a=b', '/cn/m/order/t%2F1'],
  ['/jp/cart/expressshop', '/jp/order/t%2F1'],
  ['/demo', '/ko/order/t%2F1'],
])('[CK-13] from %s an order leads to %s', (from, to) => {
  const { page, gone } = windowAt(from);
  page.goToOrder(txKey('t/1'));
  expect(gone).toEqual([to]);
});
