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

test('[EN-10 EN-08] prices a cart in the currency of its shop, with promotions in the ledger', async () => {
  const { text, exitCode } = await asked(['price', 'cart.json', '--lang', 'en']);
  expect(exitCode).toBe(0);
  expect(text.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^-\$2\.50 {2}Promotion · unit 1 ‘bun’ · ‘3 for 2 on bakery’/u),
      expect.stringMatching(/^\$27\.99 {2}/u),
    ]),
  );
});

test('[EN-10 EN-09] finds the best promotions, and prints findings in the words of the shop', async () => {
  const best = await asked(['best-coupons', 'cart.json', '--json']);
  expect(JSON.parse(best.text)).toMatchObject({ isProved: true, promotions: ['bakery', 'more'], saving: 465 });
  expect((await asked(['best-coupons', 'cart.json', '--lang', 'jp'])).text).toContain(
    'Promotions: 3 for 2 on bakery, The more, the less',
  );
  const few = { ...cart, units: [unit(1, 'bun', 250, 2, 'bakery')] };
  const blocked = await asked(['check', 'few.json', '--lang', 'en'], { 'few.json': few });
  expect(blocked.exitCode).toBe(1);
  expect(blocked.text).toContain('BUY-N-GET-M  Add 1 more for ‘3 for 2 on bakery’.');
  expect(blocked.text).toContain('way out: remove promotion ‘3 for 2 on bakery’');
  const many = await asked(['check', 'cart.json', 'few.json', '--json'], { 'few.json': few });
  expect(JSON.parse(many.text)).toMatchObject({
    orderable: 1,
    carts: [{}, { findings: [{ message: '1개 더 담으면 ‘3 for 2 on bakery’ 혜택을 받을 수 있어요.' }] }],
  });
});

test('[EN-10 EN-17 PR-08] a coupon code or a custom field of the order is a difference of the cart', async () => {
  const files = { 'a.json': { ...cart, couponCodes: ['HELLO'] }, 'b.json': { ...cart, couponCodes: ['HELLO', 'BYE'] } };
  const { text } = await asked(['diff', 'a.json', 'b.json', '--lang', 'en'], files);
  expect(text).toContain('couponCodes: ["HELLO"] → ["HELLO","BYE"]');
  const gift = { 'a.json': files['a.json'], 'c.json': { ...files['a.json'], fields: { wrap: true } } };
  expect((await asked(['diff', 'a.json', 'c.json', '--lang', 'en'], gift)).text).toContain('fields.wrap: — → true');
  expect((await asked(['diff', 'a.json', 'a.json', '--lang', 'en'], files)).text).toContain('Nothing differs.');
});

test.each([
  ['included', 'below', 'Inclusive', ['€11.90  To pay for 1 of 1 units', '€1.90  Tax included']],
  ['added', 'above', 'Exclusive', ['€2.26  Tax', '€14.16  To pay for 1 of 1 units']],
])('[EN-10 EN-12] prints %s tax of a shop %s the total', async (_, __, prices, expected) => {
  const tax = { rate: 19, prices };
  const files = {
    'shop.json': { currency: 'EUR', tax },
    'cart.json': { units: [{ id: 1, item: 'x', name: 'X', price: 1190 }] },
  };
  const { text } = await asked(['price', 'cart.json', '--lang', 'en'], files);
  expect(
    text
      .split('\n')
      .slice(-2)
      .map((line) => line.trim()),
  ).toEqual(expected);
});

test('[EN-10 EN-15] a cart to a country without shipping can be sent to the home of the shop', async () => {
  const abroad = { units: [{ id: 1, item: 'x', name: 'X', price: 999 }], shippingCountry: 'FR' };
  const files = { 'shop.json': { currency: 'EUR', home: 'DE' }, 'cart.json': abroad };
  const { text } = await asked(['check', 'cart.json', '--lang', 'en'], files);
  expect(text).toContain('COUNTRY_NOT_SERVED');
  expect(text).toContain('way out: ship to Germany');
});

test('[EN-08 EN-10] formats amounts in the shop’s currency, and prefers its messages', async () => {
  const coupons = [
    { issueNo: 'C', couponName: 'C', discountUnitType: 'Amount', discountValue: 100, possiblePrice: 50_000 },
  ];
  const words = { en: { 'CART-BR7-33': 'The van holds {max}.' } };
  const files = { 'shop.json': { currency: 'USD', limits: { units: 1 }, coupons, messages: words } };
  const dear = (language: string) =>
    asked(['best-coupons', 'cart.json', '--lang', language], { ...files, 'cart.json': { ...cart, promotions: [] } });
  expect((await dear('en')).text).toContain('This coupon can be used on purchases of $500.00 or more.');
  expect((await dear('ko')).text).toContain('US$500.00 이상 구매하실 때');
  const full = await asked(['check', 'cart.json', '--lang', 'en'], {
    ...files,
    'cart.json': { ...cart, promotions: [] },
  });
  expect(full.text).toContain('TOO_MANY_ITEMS  The van holds 1.');
});

test('[EN-10 EN-03] reports problems of the shop with their file and place', async () => {
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
});

test('[EN-10 EN-09] explains a code in the words and amounts of the shop', async () => {
  const say = async (...words: readonly string[]) => (await asked(['explain', ...words, '--lang', 'en'])).text;
  expect(await say('BUY-N-GET-M', 'missing=1', 'name=Buns')).toBe(
    'BUY-N-GET-M  Add 1 more for ‘Buns’.\n  values: missing, name\n  EN-09',
  );
  expect(await say('TIERED', 'missing=600')).toContain(
    'TIERED  Spend $6.00 more for ‘{name}’.\n  values: missing, name',
  );
  expect(await say('COUPON-MINIMUM', 'min=50000')).toContain('purchases of $500.00 or more');
  expect(await say('COUPON-MINIMUM')).toContain('purchases of {min} or more');
  expect(await say('CART-BR7-33', 'max=2')).toMatch(
    /\n {2}CK-01 {2}checkout\/CART-BR7-33 {2}\(specification 5, Checkout\)$/u,
  );
  expect(await say('ONE-COUPON-AN-ORDER')).toBe('ONE-COUPON-AN-ORDER  One coupon an order.\n  EN-09');
  expect(
    JSON.parse((await asked(['explain', 'BUY-N-GET-M', 'missing=1', 'name=빵', '--lang', 'ko', '--json'])).text),
  ).toEqual({
    code: 'BUY-N-GET-M',
    message: '{missing}개 더 담으면 ‘{name}’ 혜택을 받을 수 있어요.',
    text: '1개 더 담으면 ‘빵’ 혜택을 받을 수 있어요.',
    params: ['missing', 'name'],
    rules: [],
  });
});

test.each([
  [['BUY-N-GET-M', 'cnt=1'], 'BUY-N-GET-M takes no value cnt (it takes missing, name)'],
  [['BUY-N-GET-M', 'nam=Buns'], 'BUY-N-GET-M takes no value nam, did you mean name?'],
  [['BUY-N-GET-M', 'missing=one'], 'not a number: missing=one'],
  [
    ['TIERED', 'missing=6.00'],
    'not a whole number of the currency’s smallest unit, such as 600 for $6.00: missing=6.00',
  ],
  [['TEIRED'], 'no such code: TEIRED, did you mean TIERED?'],
] as const)('[EN-10 EN-03] refuses to explain %j', async (words, text) => {
  expect(await asked(['explain', ...words])).toEqual({ text, isError: true, exitCode: 2 });
});

test('[EN-10 EN-12] explains a code of a shop that adds tax to its prices', async () => {
  const files = { 'shop.json': { currency: 'EUR', tax: { rate: 19, prices: 'Exclusive' } } };
  const { text } = await asked(['explain', 'MIN_SPEND', 'min=500', '--lang', 'en'], files);
  expect(text).toContain('MIN_SPEND  This coupon can be used on purchases of €5.00 or more.\n  values: min');
  expect((await asked(['explain', 'MIN_SPENT'], files)).text).toContain('did you mean MIN_SPEND?');
});

test('[EN-10 EN-03] lists no rules that the shop is without', async () => {
  expect((await callOn(['explain', 'CART-BR7-33', '--engine', 'gone.json'], {})).exitCode).toBe(2);
  const files = { 'shop.json': { currency: 'USD', without: ['selection'] } };
  const { text } = await asked(['explain', 'CART-BR7-33', '--json'], files);
  expect(JSON.parse(text)).toMatchObject({ params: ['max'], rules: [] });
});

test('[EN-10 EN-03] compares two carts of a shop, including their promotions', async () => {
  const files = { 'bare.json': { ...cart, promotions: [] } };
  const back = JSON.parse((await asked(['diff', 'cart.json', 'bare.json', '--json'], files)).text) as {
    readonly places: readonly unknown[];
  };
  expect(back.places).toContainEqual(
    expect.objectContaining({ changes: [], entries: [{ rule: 'Promotion', amount: 250 }] }),
  );
  expect(back.places).toContainEqual(
    expect.objectContaining({ changes: [{ type: 'PromotionUnused', promotion: 'bakery' }], amount: 0 }),
  );
});

test('[EN-10 EN-03] reports problems of the shop once for several carts', async () => {
  const files = { 's.json': { currency: 'USD', limit: { units: 3 } }, 'list.json': [], 'a.json': cart, 'b.json': cart };
  for (const words of [
    ['check', 'a.json', 'b.json'],
    ['diff', 'a.json', 'b.json'],
    ['price', 'a.json'],
  ]) {
    const ask = (file: string) => callOn([...words, '--engine', file, '--lang', 'en'], files);
    expect(await ask('s.json')).toEqual({
      text: 's.json: line 1, column 27: limit is not a known field; did you mean limits?',
      isError: true,
      exitCode: 2,
    });
    expect((await ask('list.json')).text).toMatch(/^list\.json: line 1, column 1: .*$/u);
  }
});
