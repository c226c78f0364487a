import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callOn } from '../testing/call.ts';

const shop: unknown = JSON.parse(readFileSync(new URL('../../../../docs/guides/shop.json', import.meta.url), 'utf8'));
const unit = (cartUnitId: number, itemNo: string, itemSellPrice: number, quantity: number, large = '') => ({
  cartUnitId,
  quantity,
  item: { itemNo, itemName: itemNo, itemSellPrice, category: { large } },
  seller: { sellerKey: 'shop' },
});
const cart = {
  units: [unit(1, 'bun', 250, 3, 'bakery'), unit(2, 'coffee', 1000, 2)],
  buyer: { isLogin: true, memberType: 'Member' },
  promotions: ['bakery'],
};
const asked = async (words: readonly string[], files: Readonly<Record<string, unknown>> = {}) =>
  callOn([...words, '--engine', 'shop.json'], { 'shop.json': shop, 'cart.json': cart, ...files });

test('[EN-10 EN-08] a cart of another shop is priced in its currency, its promotions in the ledger', async () => {
  const { text, exitCode } = await asked(['price', 'cart.json', '--lang', 'en']);
  expect(exitCode).toBe(0);
  expect(text.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^-\$2\.50 {2}Promotion · unit 1 ‘bun’ · ‘3 for 2 on bakery’/u),
      expect.stringMatching(/^\$27\.99 {2}/u),
    ]),
  );
});

test('[EN-10 EN-09] the best promotions and coupons, proved; what blocks an order, in the words of the shop', async () => {
  const best = await asked(['best-coupons', 'cart.json', '--json']);
  expect(JSON.parse(best.text)).toMatchObject({ isProved: true, promotions: ['bakery', 'more'], saving: 465 });
  expect((await asked(['best-coupons', 'cart.json', '--lang', 'jp'])).text).toContain(
    'キャンペーン：3 for 2 on bakery, The more, the less',
  );
  const few = { ...cart, units: [unit(1, 'bun', 250, 2, 'bakery')] };
  const blocked = await asked(['check', 'few.json', '--lang', 'en'], { 'few.json': few });
  expect(blocked.exitCode).toBe(1);
  expect(blocked.text).toContain('BUY-N-GET-M  Add 1 more for ‘3 for 2 on bakery’.');
  expect(blocked.text).toContain('take promotion ‘bakery’ off');
  const many = await asked(['check', 'cart.json', 'few.json', '--json'], { 'few.json': few });
  expect(JSON.parse(many.text)).toMatchObject({
    orderable: 1,
    carts: [{}, { findings: [{ message: '1개 더 담으면 ‘3 for 2 on bakery’ 혜택을 받을 수 있습니다.' }] }],
  });
});

test('[EN-10 EN-03] what is wrong with the shop is told with its file and place; a file that is not there by name', async () => {
  const { text, exitCode } = await asked(['price', 'cart.json', '--lang', 'en'], {
    'shop.json': {
      currency: 'USD',
      limits: { units: 0 },
      promotions: [{ id: 'a', name: 'a', code: 'NO', params: {} }],
    },
  });
  expect([exitCode, text.includes('shop.json'), text.includes('limits.units')]).toEqual([2, true, true]);
  expect((await callOn(['price', 'cart.json', '--engine', 'gone.json'], { 'cart.json': cart })).exitCode).toBe(2);
  const euros = await asked(['price', 'euros.json', '--lang', 'en'], { 'euros.json': { ...cart, currency: 'EUR' } });
  expect([euros.exitCode, euros.text.includes('currency')]).toEqual([2, true]);
  expect((await callOn(['explain', 'CART-BR7-33', '--engine', 'shop.json'], {})).exitCode).toBe(2);
});
