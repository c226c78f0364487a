import { cartUnitId, itemNo, languages, sellerKey, txKey, won, type OrderLine } from '@baguni/domain/internal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goOnTo } from './show-page.ts';
import { numberIn } from '../markup/forms.ts';
import { plainPaths, searchQuery, shopPageAt, shopPath, type ShopPage } from './shop-page.ts';
import { filled } from '../texts/texts.ts';
import { ordersPage, type PlacedOrder } from './account-pages.tsx';
import type { ShopView } from './frame.tsx';
import { receiptPage } from './receipt.tsx';

const anyText = fc.string({ unit: 'binary' });
const arbKey = anyText.map((key) => `k${key}`.toWellFormed());
const arbPage: fc.Arbitrary<ShopPage> = fc.oneof(
  fc
    .constantFrom('Home', 'SmileFresh', 'SmileDelivery', 'ExpressShop', 'SignIn', 'SignUp', 'Orders', 'Help')
    .map((type): ShopPage => ({ type })),
  arbKey.map((key): ShopPage => ({ type: 'Item', itemNo: itemNo(key) })),
  arbKey.map((key): ShopPage => ({ type: 'MiniShop', sellerKey: sellerKey(key) })),
  arbKey.map((key): ShopPage => ({ type: 'Receipt', txKey: txKey(key) })),
  anyText.map((query): ShopPage => ({ type: 'Search', query: searchQuery(query) })),
);

test('[RT-18] parses a written shop address back to its page and language', () => {
  fc.assert(
    fc.property(arbPage, fc.constantFrom(...languages), (page, language) => {
      expect(shopPageAt(shopPath(language, page))).toEqual({ page, language });
    }),
  );
});

test('[RT-17] [RT-18] parses the addresses of the cart’s links as pages without a language', () => {
  expect(shopPageAt('/minishop/haon')?.page).toEqual({ type: 'MiniShop', sellerKey: 'haon' });
  for (const [type, path] of Object.entries(plainPaths))
    expect(shopPageAt(`${path}?a=/b#c`)).toEqual({ page: { type }, language: null });
  for (const path of ['/', '/en', '/en/cart', '/item/', '/item/1/2', '/item/%', '/fr/shop', '//evil.example/shop'])
    expect(shopPageAt(path)).toBeNull();
});

test('limits a search text to 100 whole characters without control characters', () => {
  expect(searchQuery(' \u0000사과\u202e \n배\ud800 ')).toBe('사과 배');
  expect(searchQuery('🍎'.repeat(101))).toBe('🍎'.repeat(100));
  fc.assert(
    fc.property(anyText, (text) => {
      const query = searchQuery(text);
      expect(query.isWellFormed()).toBe(true);
      expect(searchQuery(query)).toBe(query);
    }),
  );
});

test('[RD-1] [RT-12] continues a form only to pages of shop and cart', () => {
  expect(goOnTo('en', '/minishop/haon')).toBe('/en/minishop/haon');
  expect(goOnTo('en', '/jp/search?q=%3Cb%3E')).toBe('/jp/search?q=%3Cb%3E');
  expect(goOnTo('en', '/ko/pc/cart/emartmall?a=1')).toBe('/ko/pc/cart/emartmall?a=1');
  const elsewhere = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:1'];
  for (const asked of [undefined, null, '', ...elsewhere]) expect(goOnTo('en', asked)).toBe('/en/shop');
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        anyText.map((text) => `/${text}`),
      ),
      (asked) => {
        expect(new URL(goOnTo('ko', asked), 'http://shop.example').origin).toBe('http://shop.example');
      },
    ),
  );
});

test('[QT-01] parses digits of any width and refuses other texts', () => {
  expect(['7', ' 12 ', '１２', '007'].map(numberIn)).toEqual([7, 12, 12, 7]);
  for (const text of ['', '-1', '1.5', '1e3', '٣', 'x', '1234567']) expect(numberIn(text)).toBeNull();
});

test('never treats an inserted text as a placeholder', () => {
  expect(filled('{name} {n} {other}', { name: '{n} $& <b>', n: 3 })).toBe('{n} $& <b> 3 {other}');
});

const viewIn = (language: ShopView['language']): ShopView => ({
  language,
  tenant: 'marketplace',
  page: { type: 'Orders' },
  account: null,
  unitCount: 0,
});
const line: OrderLine = {
  cartUnitId: cartUnitId(1),
  itemName: '컵',
  options: [],
  additions: [],
  itemImageUrl: '',
  quantity: 1,
  price: won(5_000),
};
const placed: PlacedOrder = {
  txKey: txKey('T1'),
  createdAt: 0,
  isPaid: true,
  lines: [],
  entries: [],
  payable: won(5_000),
};

test('[CK-13] a name in another language than the page is marked in the list of orders and on a receipt', () => {
  const foreign = { ...placed, lines: [{ ...line, language: 'ko' as const }, line] };
  const listed = ordersPage(viewIn('en'), 'pc', [foreign]);
  expect(listed).toContain('<span lang="ko">컵</span> and 1 more');
  expect(ordersPage(viewIn('ko'), 'pc', [{ ...placed, lines: [line] }])).toContain('<span>컵</span>');
  const receipt = receiptPage(viewIn('en'), { ...foreign, paidAt: 0 });
  expect(receipt.match(/<th scope="row"[^>]*>/gu)).toEqual(['<th scope="row" lang="ko">', '<th scope="row">']);
  const terms = { address: { address: '마포구 새벽별로 12', zipCode: '04001' }, arrivals: [], cashback: won(0) };
  const sent = receiptPage(viewIn('en'), { ...placed, paidAt: 0, terms: { ...terms, paymentMethod: undefined } });
  expect(sent).toContain('<span lang="ko">(04001) 마포구 새벽별로 12</span>');
});

test.each(languages)('[CK-13] lists an order with its number, and an older one without: %s', (language) => {
  const view = viewIn(language);
  const listed = (over: Partial<PlacedOrder>) => ordersPage(view, 'pc', [{ ...placed, ...over }]);
  const label = { ko: '주문 번호', en: 'Order number', cn: '订单号', jp: '注文番号' }[language];
  expect(listed({ orderNumber: '2026-1122-0001' })).toContain(`${label} 2026-1122-0001`);
  expect(listed({})).not.toContain(label);
});
